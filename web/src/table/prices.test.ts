import { describe, expect, it } from "vitest";
import type { View } from "$/game/view";
import { nextBid, nextUse } from "./prices";

const view = { season: "summer" } as View;

describe("prices", () => {
  it("asks for one more than the largest other bid", () => {
    expect(nextBid({ tile: "tavern", bids: [{ seat: 1, count: 3 }, { seat: 0, count: 2 }] }, 0)).toBe(4);
    expect(nextBid({ tile: "tavern", bids: [{ seat: 0, count: 2 }] }, 0)).toBe(1);
    expect(nextBid({ tile: "tavern" }, 0)).toBe(1);
  });
  it("asks for one worker more than the last use, up to six on the tile", () => {
    expect(nextUse({ tile: "tavern" }, view, true)).toBe(1);
    expect(nextUse({ tile: "tavern", workers: { red: 3 }, last: 2 }, view, true)).toBe(3);
    expect(nextUse({ tile: "tavern", workers: { red: 4 }, last: 2 }, view, true)).toBeNull();
  });
  it("knows what is never used", () => {
    expect(nextUse({ tile: "apothecary" }, view, true)).toBeNull();
    expect(nextUse({ tile: "barn" }, view, true)).toBeNull();
    expect(nextUse({ tile: "tavern" }, { season: "winter" } as View, true)).toBeNull();
  });
});
