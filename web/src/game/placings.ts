// The legal ways of bidding for, or using, a tile, from the rows that the server sends for a turn.
import type { PlaceRow } from "$/net/protocol";
import { parseAction, type Placing } from "./action";

/** A choice being made: so many workers of the screen and these losing groups, in one colour. */
export interface Draft {
  verb: "bid" | "use";
  tile: string;
  colour: string;
  count: number;
  groups: string[];
}

export function draftText(draft: Draft): string {
  const groups = draft.groups.map((tile) => ` +${tile}`).join("");
  return `${draft.verb} ${draft.tile} ${draft.count} ${draft.colour}${groups}`;
}

export const rowsFor = (rows: readonly PlaceRow[], verb: "bid" | "use", tile: string): PlaceRow[] =>
  rows.filter((row) => row.verb === verb && row.tile === tile);

const listed = (row: PlaceRow): Placing[] => (row.only ?? []).map(parseAction) as Placing[];

const sameGroups = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((tile) => b.includes(tile));

/** The losing groups that may come along, with their sizes where they are known. */
export function groupsOf(row: PlaceRow): string[] {
  if (row.only) return [...new Set(listed(row).flatMap((placing) => placing.groups))];
  return (row.groups ?? []).map((group) => group.from);
}

const sizeOf = (row: PlaceRow, groups: readonly string[]): number =>
  (row.groups ?? []).filter((group) => groups.includes(group.from)).reduce((sum, group) => sum + group.count, 0);

/** How many workers may come from the screen beside these groups, in rising order. */
export function countsOf(row: PlaceRow, groups: readonly string[]): number[] {
  if (row.only)
    return listed(row)
      .filter((placing) => sameGroups(placing.groups, groups))
      .map((placing) => placing.count)
      .sort((a, b) => a - b);
  const size = sizeOf(row, groups);
  const from = Math.max(0, (row.least ?? 1) - size);
  const to = Math.min(row.screen ?? 0, (row.most ?? 0) - size);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
}

/** Groups in the order in which the server names them, as the notation wants. */
export const ordered = (row: PlaceRow, groups: readonly string[]): string[] =>
  groupsOf(row).filter((tile) => groups.includes(tile));

export function isLegal(row: PlaceRow, draft: Draft): boolean {
  return countsOf(row, draft.groups).includes(draft.count);
}

/** Every set of groups, fewest first. */
function subsets(groups: readonly string[]): string[][] {
  const all = groups.reduce<string[][]>((sets, group) => [...sets, ...sets.map((set) => [...set, group])], [[]]);
  return all.sort((a, b) => a.length - b.length);
}

/** The first choice to offer in a row: losing groups are spent before workers of the screen. */
export function cheapest(row: PlaceRow): Draft | undefined {
  let best: Draft | undefined;
  for (const groups of subsets(groupsOf(row).slice(0, 6))) {
    const [count] = countsOf(row, groups);
    if (count === undefined) continue;
    if (!best || count < best.count) best = { verb: row.verb, tile: row.tile, colour: row.colour, count, groups };
  }
  return best;
}

/** The nearest legal choice after a group was added or removed: the same number from the screen if that is possible. */
export function settle(row: PlaceRow, count: number, groups: readonly string[]): Draft | undefined {
  const counts = countsOf(row, groups);
  if (counts.length === 0) return undefined;
  const nearest = counts.reduce((best, each) => (Math.abs(each - count) < Math.abs(best - count) ? each : best));
  return { verb: row.verb, tile: row.tile, colour: row.colour, count: nearest, groups: ordered(row, groups) };
}

/** How many workers a draft moves in all. */
export const moved = (row: PlaceRow, draft: Draft): number => draft.count + sizeOf(row, draft.groups);
