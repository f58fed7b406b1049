import { describe, expect, it } from "vitest";
import type { Sheet } from "$/net/protocol";
import { evenStands, pointsSoFar, standings, usedCategories, winnersOf, wonStands, type Stand } from "./result";

const sheet = (...points: [string, number][]): Sheet =>
  ({
    total: points.reduce((sum, [, each]) => sum + each, 0),
    items: points.map(([step, each]) => ({ step, points: each, source: "home-1" })),
  }) as unknown as Sheet;

describe("places", () => {
  it("are by points, and the winners' first", () => {
    const sheets = [sheet(["printed", 5]), sheet(["printed", 9]), sheet(["printed", 7])];
    expect(standings(sheets, [1]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });
  it("are shared by equals", () => {
    const sheets = [sheet(["printed", 9]), sheet(["printed", 9]), sheet(["printed", 2])];
    expect(winnersOf(sheets)).toEqual([0, 1]);
    expect(standings(sheets, [0, 1]).map(({ place }) => place)).toEqual([1, 1, 3]);
  });
  it("follow a tie that was broken", () => {
    const sheets = [sheet(["printed", 9]), sheet(["printed", 9])];
    expect(standings(sheets, [1]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
});

describe("counting", () => {
  it("goes part by part up to the total", () => {
    const one = sheet(["printed", 4], ["lying", 3], ["gold_left", 2]);
    const parts = usedCategories([one, sheet(["turn_order", 1])]);
    expect(parts).toEqual(["printed", "on-tile", "turn-order", "gold"]);
    expect([0, 1, 2, 3, 4].map((count) => pointsSoFar(one, parts, count))).toEqual([0, 4, 7, 7, 9]);
  });
});

describe("the villages' stands", () => {
  const room = ({ columns, rows }: Stand): number => columns * rows;
  const cells = (stands: Stand[]): string[] =>
    stands.flatMap(({ column, columns, row, rows }) =>
      Array.from({ length: columns * rows }, (_, at) => `${column + (at % columns)}/${row + Math.floor(at / columns)}`),
    );
  it.each([2, 3, 4, 5, 6])("give the winner of %i the most, later places never more than earlier ones", (players) => {
    const rooms = wonStands(players, 1).map(room);
    expect(rooms).toHaveLength(players);
    for (const other of rooms.slice(1)) expect(rooms[0]).toBeGreaterThanOrEqual(2 * other);
    expect(rooms).toEqual(rooms.toSorted((a, b) => b - a));
  });
  it("never lie over each other and never leave the grid", () => {
    for (let players = 2; players <= 6; players += 1)
      for (const stands of [evenStands(players), ...[1, 2, 3].filter((won) => won <= players).map((won) => wonStands(players, won))]) {
        const taken = cells(stands);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.every((cell) => cell.split("/").every((line) => Number(line) >= 1 && Number(line) <= 12))).toBe(true);
      }
  });
});
