import { expect, it } from "vitest";
import type { Entry } from "$/net/protocol";
import { course, seasons } from "./course";

const entry = (n: number, season?: string): Entry => ({ n, at: 0, kind: "move", events: season ? [{ kind: "season-began", season }] : [] });

it("finds where the seasons begin, except in what was taken back", () => {
  const entries = [entry(1, "spring"), entry(2), { ...entry(3, "summer"), undone: true }, entry(5, "summer")];
  expect(seasons(entries)).toEqual([{ season: "spring", n: 1 }, { season: "summer", n: 5 }]);
});

it("names the largest gains, in the order of the game", () => {
  const standings = [[0, 1], [0, 1], [7, 1], [5, 1], [5, 13]].map((totals, at) => ({ n: at + 2, totals }));
  const { best, decisive } = course(standings, [2, 3, 4, 5, 6].map((n) => entry(n)));
  expect(best).toBe(13);
  expect(decisive).toEqual([{ n: 2, seat: 1, points: 1 }, { n: 4, seat: 0, points: 7 }, { n: 6, seat: 1, points: 12 }]);
});
