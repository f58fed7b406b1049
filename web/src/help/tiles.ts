// The tiles as the rules list them.
import { TILES, type TileFacts } from "$/game/catalogue";

export const TILE_GROUPS = ["home", "spring", "summer", "autumn", "winter", "boat", "turn-order", "special"] as const;
export type TileGroup = (typeof TILE_GROUPS)[number];

export const tilesOf = (group: TileGroup): TileFacts[] => TILES.filter((tile) => tile.season === group);
