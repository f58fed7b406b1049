// A village as the hex geometry wants it.
import type { Laid } from "$/board/geometry";
import { tileFacts } from "./catalogue";
import type { PlacedTile } from "./view";

export const laid = (tile: PlacedTile): Laid => ({
  q: tile.at[0],
  r: tile.at[1],
  edges: tileFacts(tile.tile).edges,
  turn: tile.turn ?? 0,
});
