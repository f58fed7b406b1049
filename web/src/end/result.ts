// The result of a game: who came where, and the points by source.
import { CATEGORIES, categoryOf, pointsIn, type Category } from "$/game/sheet";
import type { Sheet } from "$/net/protocol";

export interface Standing {
  seat: number;
  total: number;
  /** 1 for the winners; equal totals share a place, unless the tie was broken. */
  place: number;
  won: boolean;
}

/** Everybody, the winners first. `told`: the winners as the rules name them, which settles ties. */
export function standings(sheets: readonly Sheet[], told: readonly number[]): Standing[] {
  const rows = sheets.map((sheet, seat) => ({ seat, total: sheet.total, won: told.includes(seat) }));
  rows.sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || a.seat - b.seat);
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.filter((other) => (other.won && !row.won) || (other.won === row.won && other.total > row.total)).length,
  }));
}

/** The winners: as told, or whoever has most. */
export function winnersOf(sheets: readonly Sheet[], told?: readonly number[]): number[] {
  if (told) return [...told];
  const best = Math.max(...sheets.map((sheet) => sheet.total));
  return [...sheets.keys()].filter((seat) => sheets[seat]?.total === best);
}

/** The parts of the sheet that gave anybody anything, in the order of scoring. */
export function usedCategories(sheets: readonly Sheet[]): Category[] {
  return CATEGORIES.filter((category) =>
    sheets.some((sheet) => sheet.items.some((item) => categoryOf(item) === category)),
  );
}

/** A seat's points from the first so many parts. */
export function pointsSoFar(sheet: Sheet, categories: readonly Category[], counted: number): number {
  if (counted >= categories.length) return sheet.total;
  return categories.slice(0, counted).reduce((sum, category) => sum + pointsIn(sheet, category), 0);
}

/** Where a village stands: columns and rows of a grid of as many by as many, from which line over how many. */
export interface Stand {
  column: number;
  columns: number;
  row: number;
  rows: number;
}
export const STANDS = 12;

/** So many, one above the other in the same columns. */
const stacked = (count: number, column: number, columns: number): Stand[] =>
  Array.from({ length: count }, (_, at) => ({ column, columns, row: 1 + at * Math.floor(STANDS / count), rows: Math.floor(STANDS / count) }));

/** While points are counted all have the same room: in one line up to four, otherwise in two. */
export function evenStands(count: number): Stand[] {
  const lines = count <= 4 ? [count] : [Math.floor(count / 2), Math.ceil(count / 2)];
  return lines.flatMap((inLine, line) =>
    Array.from({ length: inLine }, (_, at) => ({
      column: 1 + (at * STANDS) / inLine,
      columns: STANDS / inLine,
      row: 1 + (line * STANDS) / lines.length,
      rows: STANDS / lines.length,
    })),
  );
}

/** Everybody's stand, by place: the winner large in the middle, the others around, those who came earlier with more room. */
export function wonStands(count: number, winners: number): Stand[] {
  const others = count - winners;
  if (others === 0) return evenStands(count);
  if (others === 1) return [...stacked(winners, 1, 8), ...stacked(1, 9, 4)];
  const left = Math.floor(others / 2);
  return [...stacked(winners, 4, 6), ...stacked(left, 1, 3), ...stacked(others - left, 10, 3)];
}
