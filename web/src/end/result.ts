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
