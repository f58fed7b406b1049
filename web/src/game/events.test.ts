import { beforeAll, describe, expect, it } from "vitest";
import { words } from "$/i18n/i18n.svelte";
import { entryLines, eventWords } from "./events";
import type { View } from "./view";

const view = { seat: 0, names: ["Ann", "Ben"] } as unknown as View;

beforeAll(() => words.use("en"));

describe("what happened, in words", () => {
  it("tells bids, with the groups they bring", () => {
    expect(eventWords({ kind: "bid", seat: 1, tile: "tavern", colour: "red", count: 2, groups: [] }, view)).toBe(
      "Ben bids 2 red workers for Tavern.",
    );
    expect(
      eventWords({ kind: "bid", seat: 1, tile: "tavern", colour: "red", count: 2, total: 2, groups: ["miner"] }, view),
    ).toBe("Ben bids 2 red workers for Tavern, including the losing bid on Miner; 2 in all.");
    expect(eventWords({ kind: "bid", seat: 1, tile: "tavern", colour: "red", count: 1, total: 3, groups: [] }, view)).toBe(
      "Ben raises the bid for Tavern by 1 red worker, to 3 in all.",
    );
  });
  it("tells of an empty boat that it is empty", () => {
    expect(eventWords({ kind: "took-boat", seat: 0, tile: "sea-breese", cargo: {} }, view)).toBe(
      "Ann takes Sea Breese, which is empty.",
    );
    expect(eventWords({ kind: "boat-loaded", tile: "sea-breese", cargo: {} }, view)).toBe("Sea Breese is empty.");
  });
  it("tells how many winter tiles each put in", () => {
    expect(eventWords({ kind: "season-began", season: "winter", offered: [2, 1] }, view)).toBe(
      "Winter begins. Winter tiles put into the auction: Ann 2 and Ben 1.",
    );
  });
  it("tells what an extension cost", () => {
    expect(
      eventWords({ kind: "extended", seat: 0, tile: "tavern", colour: "red", extension: "x", pieces: { iron: 2 } }, view),
    ).toBe("Ann builds a red extension on Tavern and pays: 2 iron.");
  });
  it("tells a draw to the one who drew, and only the number to the others", () => {
    const drawn = { kind: "drew-workers", count: 2, workers: { blue: 1, red: 1 } };
    expect(eventWords({ ...drawn, seat: 0 }, view)).toBe("You draw: 1 blue worker and 1 red worker.");
    expect(eventWords({ ...drawn, seat: 1 }, view)).toBe("Ben draws 2 workers from the bag.");
  });
  it("tells payments and gains", () => {
    expect(eventWords({ kind: "paid", seat: 0, pieces: { anvil: 1 } }, view)).toBe("Ann pays: 1 anvil.");
    expect(eventWords({ kind: "gained-resources", seat: 0, goods: { wood: 2 }, tile: "home-1" }, view)).toContain("2 wood");
    expect(eventWords({ kind: "took-boat", seat: 0, tile: "flipper", cargo: { blue: 2 } }, view)).toContain("Flipper");
  });
  it("says nothing of events without words", () => {
    expect(eventWords({ kind: "no-such-thing" }, view)).toBe("");
  });
  it("tells what is done to a table", () => {
    expect(entryLines({ n: 3, at: 0, kind: "undo", seat: 1 }, view)).toEqual(["Ben takes the last move back."]);
    expect(entryLines({ n: 3, at: 0, kind: "vote", seat: 0, for: 1 }, view)[0]).toContain("Ben");
  });
});
