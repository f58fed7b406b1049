import { describe, expect, it } from "vitest";
import { parseAction } from "./action";

describe("notation", () => {
  it("takes a bid with losing groups apart", () => {
    expect(parseAction("bid tavern 2 red +keywood +well")).toMatchObject({
      verb: "bid",
      tile: "tavern",
      count: 2,
      colour: "red",
      groups: ["keywood", "well"],
    });
  });

  it("takes every other verb apart", () => {
    expect(parseAction("build tavern 1,-1 3")).toMatchObject({ tile: "tavern", q: 1, r: -1, turn: 3 });
    expect(parseAction("place 2 red 1 blue")).toMatchObject({ counts: { red: 2, blue: 1 } });
    expect(parseAction("move wood home-1 stable")).toMatchObject({ resource: "wood", from: "home-1", to: "stable" });
    expect(parseAction("upgrade stable wood anvil")).toMatchObject({ tile: "stable", payment: ["wood", "anvil"] });
    expect(parseAction("extend stable extension-blue-1 blue")).toMatchObject({ extension: "extension-blue-1" });
    expect(parseAction("offer apothecary scribes")).toMatchObject({ tiles: ["apothecary", "scribes"] });
    expect(parseAction("pay +tavern")).toMatchObject({ verb: "pay", what: "+tavern" });
    expect(parseAction("wait")).toMatchObject({ verb: "wait" });
  });

  it("leaves an answer whole that it knows nothing of", () => {
    expect(parseAction("juggle stable")).toEqual({ verb: "other", word: "juggle", said: {}, text: "juggle stable" });
  });
});
