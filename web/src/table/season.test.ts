import { describe, expect, it } from "vitest";
import type { View } from "$/game/view";
import type { GameEvent } from "$/net/protocol";
import { boatsTaken, bySeat, joined, seasonTurn } from "./season";

const view = (season: string): View =>
  ({
    season,
    players: 3,
    auction: [
      { tile: "tavern", colour: "red", leader: 1, bids: [{ seat: 1, count: 3, colour: "red" }] },
      { tile: "turn-order-1", colour: "blue", leader: 2, bids: [{ seat: 2, count: 1, colour: "blue" }] },
    ],
  }) as unknown as View;

const END: GameEvent[] = [
  { kind: "took-tile", seat: 1, tile: "tavern" },
  { kind: "workers-home", seat: 2, workers: { red: 2 } },
  { kind: "bids-returned", seat: 2, workers: { red: 1, blue: 1 } },
];

describe("a season's turn", () => {
  it("tells who won what for how much, and which workers come home", () => {
    const turn = seasonTurn(END, view("summer"))!;
    expect(turn.ended).toBe("summer");
    expect(turn.won).toEqual([{ seat: 1, tile: "tavern", colour: "red", count: 3 }]);
    expect(turn.home).toEqual([{ seat: 2, workers: { red: 3, blue: 1 } }]);
  });
  it("does not end winter a second time when boats and turn-order tiles are taken", () => {
    const turn = seasonTurn(
      [
        { kind: "took-tile", seat: 0, tile: "keyflower" },
        { kind: "took-tile", seat: 2, tile: "turn-order-1" },
      ],
      view("winter"),
    )!;
    expect(turn.ended).toBeNull();
    expect(turn.won.map(({ tile }) => tile)).toEqual(["keyflower", "turn-order-1"]);
    expect(bySeat(turn, 3).map(({ seat }) => seat)).toEqual([0, 2]);
  });
  it("tells a boat that is won in winter once, with its order", () => {
    const turn = seasonTurn(
      [
        { kind: "took-tile", seat: 0, tile: "keyflower" },
        { kind: "took-tile", seat: 0, tile: "turn-order-1" },
      ],
      view("winter"),
    )!;
    const [first] = bySeat({ ...turn, boats: [{ seat: 0, boat: "keyflower", cargo: {} }] }, 3);
    expect(first!.boat?.boat).toBe("keyflower");
    expect(first!.won.map(({ tile }) => tile)).toEqual(["turn-order-1"]);
  });
  it("gives every seat its place, which it keeps while boats are taken", () => {
    const turn = seasonTurn(END, view("summer"))!;
    const boats = boatsTaken([{ kind: "took-boat", seat: 2, tile: "flipper", cargo: { saw: 1 } }]);
    const later = { ...joined(turn, null)!, boats };
    expect(bySeat(turn, 3).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(bySeat(later, 3).map(({ seat, number }) => [seat, number])).toEqual([
      [0, undefined],
      [1, undefined],
      [2, 1],
    ]);
  });
  it("tells boats afterwards in the order in which they were taken", () => {
    const began = seasonTurn([{ kind: "season-began", season: "autumn", tiles: ["barn"] }], view("summer"))!;
    const boats = [2, 0, 1].map((seat) => ({ seat, boat: "flipper", cargo: {} }));
    expect(bySeat({ ...began, boats }, 3).map(({ seat, number }) => [seat, number])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
  });
});
