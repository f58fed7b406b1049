import { describe, expect, it } from "vitest";
import { Refused } from "$/net/http";
import type { State, Trial } from "$/net/protocol";
import { Building } from "$/table/decisions/building";
import { Offering } from "$/table/decisions/offering";
import { Placing } from "$/table/decisions/placing";
import { Board } from "./board.svelte";
import { toasts } from "./toasts.svelte";

class Desk extends Board {
  played: string[] = [];
  refuses = false;
  async play(actions: string[]): Promise<boolean> {
    if (this.refuses) throw new Refused({ code: "illegal", rule: "BID-4", key: "x", reason: "Too few." });
    this.played.push(...actions);
    return true;
  }
  async attempt(): Promise<Trial> {
    return { legal: true };
  }
  async undo(): Promise<void> {}
}

function stateWith(at: number, kind: string, choices: object): State {
  return {
    table: "t",
    n: at,
    seat: 0,
    view: { seat: 0, players: 2, seats: [{ village: [], winter: ["scribes", "jeweller"] }, { village: [] }], auction: [] },
    asked: { at, kind, about: {}, choices },
    waiting: [],
    undo: 0,
    programme: null,
    clocks: [],
    proposal: null,
    votes: [],
  } as unknown as State;
}

const ROW = { tiles: ["inn"], verb: "bid", colour: "red", least: 1, most: 4, screen: 4, groups: [] };

describe("a half-made choice", () => {
  it("stays while it is possible, and its loss is told", () => {
    const board = new Desk();
    board.take(stateWith(5, "turn", { pass: true, places: [ROW] }));
    board.choose(Placing.usual(board, "bid", "inn"));
    expect(board.chosen).toBe("bid inn 1 red");
    board.take(stateWith(6, "turn", { pass: true, places: [ROW] }));
    expect(board.chosen).toBe("bid inn 1 red");
    board.take(stateWith(7, "turn", { pass: true, places: [{ ...ROW, least: 2 }] }));
    expect(board.chosen).toBeNull();
    expect(toasts.all.at(-1)?.key).toBe("choice-gone");
  });

  it("is kept when the server refuses it, with the reason", async () => {
    const board = new Desk();
    board.refuses = true;
    board.take(stateWith(5, "turn", { pass: true, places: [ROW] }));
    board.choose(Placing.usual(board, "bid", "inn"));
    await board.confirm();
    expect(board.chosen).toBe("bid inn 1 red");
    expect(toasts.all.at(-1)?.error?.rule).toBe("BID-4");
  });

  it("finds the engine's line for winter tiles in any order", () => {
    const board = new Desk();
    board.take(stateWith(5, "winter", { actions: ["offer jeweller", "offer scribes", "offer jeweller scribes"] }));
    board.choose(Offering.of(board).toggled("scribes"));
    expect(board.chosen).toBe("offer scribes");
    board.choose(Offering.of(board).toggled("jeweller"));
    expect(board.chosen).toBe("offer jeweller scribes");
  });

  it("turns a tile only as it fits", () => {
    const board = new Desk();
    board.take(stateWith(5, "build", { build: { stable: { "1,0": [1, 4] } } }));
    board.choose(new Building("stable"));
    board.choose(Building.of(board)!.put(board, 0, 1) ?? board.choice);
    expect(board.chosen).toBeNull();
    board.choose(Building.of(board)!.put(board, 1, 0) ?? board.choice);
    expect(board.chosen).toBe("build stable 1,0 1");
    board.choose(Building.of(board)!.turned(board));
    expect(board.chosen).toBe("build stable 1,0 4");
    board.choose(Building.of(board)!.turned(board));
    expect(board.chosen).toBe("build stable 1,0 1");
  });
});
