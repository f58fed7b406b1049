import { describe, expect, it } from "vitest";
import type { SeatView } from "./view";
import { worthNow } from "./worth";

const seat: SeatView = {
  village: [
    { tile: "home-1", at: [0, 0], upgraded: true, goods: { wood: 3, iron: 1, gold: 2 } },
    { tile: "blacksmith", at: [0, 1], goods: { iron: 2, gold: 1, wood: 1 } },
  ],
  screen: { blue: 4, red: 2, yellow: 3, green: 2, anvil: 2, saw: 1 },
};

describe("what a tile would be worth", () => {
  it("counts pieces", () => {
    expect(worthNow("apothecary", seat)).toBe(6); // 11 workers: two fives
    expect(worthNow("craftsmans-guild", seat)).toBe(6); // two sets
    expect(worthNow("key-market", seat)).toBe(4);
    expect(worthNow("scribes", seat)).toBe(0); // no pick
    expect(worthNow("scholar", seat)).toBe(6);
    expect(worthNow("jeweller", seat)).toBe(6);
  });
  it("lets gold fill sets of resources", () => {
    // 4 wood, 3 iron, no stone, 3 gold: three sets
    expect(worthNow("mercers-guild", seat)).toBe(15);
  });
  it("counts what lies on a tile, and what is printed in the village", () => {
    expect(worthNow("blacksmith", seat)).toBe(6);
    expect(worthNow("keyflower", seat)).toBe(2);
    expect(worthNow("keythedral", seat)).toBe(12);
    expect(worthNow("tavern", seat)).toBeNull();
  });
  it("says nothing of a screen that is hidden", () => {
    expect(worthNow("apothecary", { village: [] })).toBeNull();
  });
});
