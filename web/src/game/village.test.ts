import { describe, expect, it } from "vitest";
import type { PlacedTile } from "./view";
import { distances } from "./village";

// Home 1 has water at S and roads elsewhere.
const home: PlacedTile = { tile: "home-1", at: [0, 0] };

describe("where goods can travel", () => {
  it("goes only where two roads meet", () => {
    // Gold mine: edges RGRRGR; it lies north of the home, which it touches with its S side, a road.
    const village: PlacedTile[] = [home, { tile: "gold-mine", at: [0, -1] }];
    expect(distances(village, "home-1", 1).get("gold-mine")).toBe(1);
    // Turned by one sixth its S side shows what was printed at SE, by five sixths what was printed at SW: grass.
    const turned: PlacedTile[] = [home, { tile: "gold-mine", at: [0, -1], turn: 5 }];
    expect(distances(turned, "home-1", 3).size).toBe(0);
  });
  it("counts the steps", () => {
    const village: PlacedTile[] = [home, { tile: "gold-mine", at: [0, -1] }, { tile: "alehouse", at: [0, -2] }];
    expect(distances(village, "home-1", 1).has("alehouse")).toBe(false);
    expect(distances(village, "home-1", 2).get("alehouse")).toBe(2);
  });
  it("needs no road with summer boat 2a", () => {
    const village: PlacedTile[] = [home, { tile: "gold-mine", at: [0, -1], turn: 5 }, { tile: "summer-boat-2a", at: [0, 1] }];
    expect(distances(village, "home-1", 1).size).toBe(2);
  });
});
