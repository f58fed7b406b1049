// Where a tile matches its neighbours: only for the gallery's sample village. At a table the server says what fits.
import { edgeAt, neighbour, opposite, placeKey, sideTowards, type Edge, type Laid, type Place } from "../src/board/geometry";

/** The free places that touch a village, in a fixed order. */
export function freePlaces(village: readonly Place[]): Place[] {
  const taken = new Set(village.map(placeKey));
  const free = new Map<string, Place>();
  for (const tile of village) {
    for (let side = 0; side < 6; side++) {
      const at = neighbour(tile, side);
      if (!taken.has(placeKey(at))) free.set(placeKey(at), at);
    }
  }
  return [...free.values()].sort((a, b) => a.q - b.q || a.r - b.r);
}

/** Where a tile touches the village: side by side, what each of the two shows. */
export function touching(village: readonly Laid[], tile: Laid): { side: number; mine: Edge; theirs: Edge }[] {
  return village.flatMap((other) => {
    const side = sideTowards(tile, other);
    if (side === null) return [];
    return [
      { side, mine: edgeAt(tile.edges, tile.turn, side), theirs: edgeAt(other.edges, other.turn, opposite(side)) },
    ];
  });
}

/** The sides at which a tile would not match its neighbours. */
export function mismatches(village: readonly Laid[], tile: Laid): number[] {
  return touching(village, tile)
    .filter(({ mine, theirs }) => mine !== theirs)
    .map(({ side }) => side);
}
