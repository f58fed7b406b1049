// Laying out a village by touch: which places are free, and in which turns a tile fits there.
import { edgeAt, neighbour, opposite, placeKey, SIDES, type Place } from "$/board/geometry";
import { tileFacts } from "$/game/catalogue";
import type { PadTile } from "$/net/protocol";

export interface Spot extends Place {
  turns: number[];
}

const placeOf = (tile: PadTile): Place => ({ q: tile.at?.[0] ?? 0, r: tile.at?.[1] ?? 0 });

export const isHome = (tile: PadTile): boolean => tileFacts(tile.tile).kind === "home";

/** Has every tile its place? The home always lies in the middle. */
export const isLaid = (village: readonly PadTile[]): boolean => village.every((tile) => tile.at !== undefined || isHome(tile));

/** Whoever owns a boat that says so need not match edges. */
export const anyEdges = (village: readonly PadTile[]): boolean =>
  village.some(({ tile }) => tileFacts(tile).ability.edges_need_not_match !== undefined);

function fits(tile: string, turn: number, at: Place, taken: ReadonlyMap<string, PadTile>): boolean {
  return SIDES.every((_, side) => {
    const other = taken.get(placeKey(neighbour(at, side)));
    if (!other) return true;
    return edgeAt(tileFacts(other.tile).edges, other.turn ?? 0, opposite(side)) === edgeAt(tileFacts(tile).edges, turn, side);
  });
}

/** The free places beside a village, each with the turns that match. `tile` itself does not count as lying there. */
export function spots(village: readonly PadTile[], tile: string): Spot[] {
  const lying = village.filter((each) => each.tile !== tile && (each.at !== undefined || isHome(each)));
  const taken = new Map(lying.map((each) => [placeKey(placeOf(each)), each]));
  const free = new Map<string, Place>();
  for (const each of lying)
    SIDES.forEach((_, side) => {
      const at = neighbour(placeOf(each), side);
      if (!taken.has(placeKey(at))) free.set(placeKey(at), at);
    });
  const all = Array.from({ length: tileFacts(tile).turns }, (_, turn) => turn);
  const anyhow = anyEdges([...lying, { tile }]);
  return [...free.values()].map((at) => ({ ...at, turns: anyhow ? all : all.filter((turn) => fits(tile, turn, at, taken)) }));
}

/** The next turn in which a tile fits where it lies. */
export function turned(village: readonly PadTile[], tile: PadTile): number {
  const spot = spots(village, tile.tile).find((each) => tile.at && each.q === tile.at[0] && each.r === tile.at[1]);
  const turns = spot?.turns ?? [];
  const now = turns.indexOf(tile.turn ?? 0);
  return turns[(now + 1) % Math.max(1, turns.length)] ?? tile.turn ?? 0;
}

/** The village in an order in which each tile lies next to one before it; those that hang on nothing come last. */
export function inOrder(village: readonly PadTile[]): PadTile[] {
  const left = village.filter((tile) => !isHome(tile));
  const done = village.filter(isHome);
  const touches = (tile: PadTile): boolean =>
    tile.at === undefined ||
    done.some((other) => SIDES.some((_, side) => placeKey(neighbour(placeOf(other), side)) === placeKey(placeOf(tile))));
  for (;;) {
    const next = left.findIndex(touches);
    if (next < 0) return [...done, ...left];
    done.push(...left.splice(next, 1));
  }
}
