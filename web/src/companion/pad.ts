// The score pad's own knowledge: which tiles can be in the game, and what writing something down tells.
import { findTile, tileFacts, TILES, type TileFacts } from "$/game/catalogue";
import type { Pad, PadSeat, PadTile } from "$/net/protocol";
import { inOrder, isHome } from "./laying";

export type Part = NonNullable<PadSeat["told"]>[number];
export const PAD_SEASONS = ["spring", "summer", "autumn", "winter", "boat", "turn-order", "special"] as const;

/** Is a tile among those of the game that was played? */
export function inGame(tile: TileFacts, modules: readonly string[]): boolean {
  if (tile.set === "base") return true;
  if (tile.set === "merchants") return modules.includes("merchants");
  return modules.some((module) => tile.id === module || tile.id.startsWith(module));
}

const whole = (tile: TileFacts): string => (tile.kind === "summer_boat" ? `boat ${tile.number}` : tile.id);

/** Can a table of this size have it? The Merchants may bring any boat [MER-6]. */
function atTable(tile: TileFacts, { players, modules }: Pad): boolean {
  if (tile.replaced_after) return false; // [MER-6]
  if (tile.kind === "boat") return tile.min_players <= players || (modules?.includes("merchants") ?? false);
  if (tile.kind !== "turn_order") return true;
  return TILES.some((last) => last.purple.includes(players) && tile.number <= last.number);
}

/** The tiles of a season that lie in nobody's village yet. */
export function offered(season: string, pad: Pad): TileFacts[] {
  const used = new Set((pad.seats ?? []).flatMap((seat) => (seat.village ?? []).flatMap(({ tile }) => findTile(tile) ?? []).map(whole)));
  return TILES.filter((tile) => tile.season === season && inGame(tile, pad.modules ?? []) && atTable(tile, pad) && !used.has(whole(tile)));
}

export const telling = (seat: PadSeat, part: Part): PadSeat => ({
  ...seat,
  told: seat.told?.includes(part) ? seat.told : [...(seat.told ?? []), part],
});

/** A home in the place of the one there was. */
export function withHome(seat: PadSeat, home: string): PadSeat {
  const old = (seat.village ?? []).find(isHome);
  return { ...seat, village: [{ ...old, tile: home }, ...(seat.village ?? []).filter((tile) => !isHome(tile))] };
}

export function withTile(seat: PadSeat, tile: PadTile): PadSeat {
  const village = seat.village ?? [];
  const changed = village.some((each) => each.tile === tile.tile)
    ? village.map((each) => (each.tile === tile.tile ? tile : each))
    : [...village, tile];
  return { ...seat, village: inOrder(changed) };
}

export function withoutTile(seat: PadSeat, tile: string): PadSeat {
  const counted = Object.fromEntries(Object.entries(seat.counted ?? {}).filter(([name]) => name !== tile));
  return { ...seat, counted, village: inOrder((seat.village ?? []).filter((each) => each.tile !== tile)) };
}

/** The same pad after other modules were chosen: tiles that are no longer in the game are taken away. */
export function withModules(pad: Pad, modules: string[]): Pad {
  const stays = ({ tile }: PadTile): boolean => inGame(tileFacts(tile), modules);
  const seats = pad.seats?.map((seat) => ({
    ...seat,
    village: inOrder((seat.village ?? []).filter(stays)),
    counted: Object.fromEntries(Object.entries(seat.counted ?? {}).filter(([tile]) => stays({ tile }))),
    contracts: modules.includes("merchants") ? seat.contracts : undefined,
  }));
  return { ...pad, modules, seats };
}

/** Counts without what is nothing. */
export function withCount(counts: { [key: string]: number } | undefined, name: string, count: number): { [key: string]: number } {
  const changed = { ...counts, [name]: count };
  return Object.fromEntries(Object.entries(changed).filter(([, many]) => many > 0));
}
