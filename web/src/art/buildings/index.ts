// Which drawing belongs to which tile.

import type { TileFacts } from "../../game/catalogue";
import { at, outlined, type Svg } from "../draw";
import type { Level } from "../panel";
import { AUTUMN } from "./autumn";
import { BOATS } from "./boats";
import { HOMES } from "./homes";
import { MERCHANTS } from "./merchants";
import { PROMOS } from "./promos";
import { SPRING } from "./spring";
import { SUMMER } from "./summer";
import { WINTER } from "./winter";

/** Each drawing stands around x = 0 with its ground at y = 0, about 100 wide and 75 high; `up` draws the better side. */
const DRAWINGS: Record<string, (up: boolean) => Svg> = {
  ...HOMES,
  ...SPRING,
  ...SUMMER,
  ...AUTUMN,
  ...WINTER,
  ...MERCHANTS,
  ...PROMOS,
  ...BOATS,
};

const STAND: Record<Level, [y: number, scale: number]> = {
  large: [5, 1.16],
  medium: [9, 1.2],
  small: [20, 1.32],
  tiny: [32, 1.55],
};

/** The drawing of a tile, standing upright in its middle. */
export function drawing(tile: TileFacts, upgraded: boolean, level: Level): Svg {
  const draw = DRAWINGS[tile.id];
  if (!draw) throw new Error(`no drawing of ${tile.id}`);
  const [y, scale] = STAND[level];
  return at(0, y, outlined(draw(upgraded), "ink", 1.4), scale);
}
