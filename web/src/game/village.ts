// A village as the hex geometry wants it, and where goods can travel in it.
import { neighbour, placeKey, roadNeighbours, type Laid, type Place } from "$/board/geometry";
import { tileFacts } from "./catalogue";
import type { PlacedTile } from "./view";

export const laid = (tile: PlacedTile): Laid => ({
  q: tile.at[0],
  r: tile.at[1],
  edges: tileFacts(tile.tile).edges,
  turn: tile.turn ?? 0,
});

/** Does the village own a summer boat whose goods need no road? */
export const needsNoRoad = (village: readonly PlacedTile[]): boolean =>
  village.some((tile) => tileFacts(tile.tile).ability.transport_over_fields === true);

/** How many steps it is from one tile to each that a good can reach within the points. */
export function distances(village: readonly PlacedTile[], from: string, points: number): Map<string, number> {
  const all = village.map(laid);
  const byPlace = new Map(village.map((tile) => [placeKey({ q: tile.at[0], r: tile.at[1] }), tile.tile]));
  const anywhere = needsNoRoad(village);
  const steps = new Map<string, number>([[from, 0]]);
  let border = [from];
  for (let step = 1; step <= points && border.length > 0; step++) {
    const next: string[] = [];
    for (const name of border) {
      const tile = village.find((each) => each.tile === name);
      if (!tile) continue;
      const here = laid(tile);
      const around: Place[] = anywhere ? [0, 1, 2, 3, 4, 5].map((side) => neighbour(here, side)) : roadNeighbours(all, here);
      for (const place of around) {
        const there = byPlace.get(placeKey(place));
        if (there === undefined || steps.has(there)) continue;
        steps.set(there, step);
        next.push(there);
      }
    }
    border = next;
  }
  steps.delete(from);
  return steps;
}
