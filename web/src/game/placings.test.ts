import { describe, expect, it } from "vitest";
import type { PlaceRow } from "$/net/protocol";
import { cheapest, countsOf, draftText, groupsOf, isLegal, moved, settle } from "./placings";

const row: PlaceRow = {
  tile: "tavern",
  verb: "bid",
  colour: "red",
  least: 2,
  most: 5,
  screen: 3,
  groups: [
    { from: "miner", count: 2 },
    { from: "well", count: 4 },
  ],
};

describe("the legal ways of bidding", () => {
  it("counts what may come from the screen", () => {
    expect(countsOf(row, [])).toEqual([2, 3]);
    expect(countsOf(row, ["miner"])).toEqual([0, 1, 2, 3]);
    expect(countsOf(row, ["well"])).toEqual([0, 1]);
    expect(countsOf(row, ["miner", "well"])).toEqual([]);
  });

  it("offers a losing group before workers of the screen", () => {
    expect(cheapest(row)).toMatchObject({ count: 0, groups: ["miner"] });
    expect(cheapest({ ...row, groups: [] })).toMatchObject({ count: 2, groups: [] });
    expect(cheapest({ ...row, groups: [], screen: 1 })).toBeUndefined();
  });

  it("settles on the nearest legal number", () => {
    expect(settle(row, 3, ["well"])).toMatchObject({ count: 1 });
    expect(settle(row, 3, ["well", "miner"])).toBeUndefined();
  });

  it("writes the notation with the groups in the server's order", () => {
    const draft = settle(row, 1, ["miner"]);
    expect(draft && draftText(draft)).toBe("bid tavern 1 red +miner");
    expect(draft && isLegal(row, draft)).toBe(true);
    expect(draft && moved(row, draft)).toBe(3);
  });

  it("follows a full list where the scheme does not fit", () => {
    const only: PlaceRow = { tile: "inn", verb: "use", colour: "any", only: ["use inn 2 any", "use inn 0 any +well"] };
    expect(groupsOf(only)).toEqual(["well"]);
    expect(countsOf(only, [])).toEqual([2]);
    expect(countsOf(only, ["well"])).toEqual([0]);
    expect(cheapest(only)).toMatchObject({ count: 0, groups: ["well"] });
  });
});
