// The land of a tile: ground in its season's tint, roads and rivers that meet their neighbours' at the edges' middles.

import { edgeMidpoint, hexPath, turnedEdges } from "../board/geometry";
import type { TileFacts } from "../game/catalogue";
import { decor } from "./decor";
import type { Level } from "./panel";
import { ellipse, faint, line, paint, path, plain, round, type Svg } from "./draw";

/** All art is drawn on tiles with this side length. */
export const SIDE = 100;

const TINTS: Record<string, string> = { home: "meadow", boat: "meadow", "turn-order": "court", special: "mist" };
export const tint = (tile: TileFacts): string => TINTS[tile.season] ?? tile.season;

// A little beyond the edge, so that no hairline shows between neighbours.
const OUTSIDE = SIDE * 1.004;
const OVER = 1.008;
const MIDDLE = { x: 0, y: 12 };

function way(side: number, reach = MIDDLE): string {
  const edge = edgeMidpoint(side, SIDE);
  const far = { x: edge.x * OVER, y: edge.y * OVER };
  // Leaves the edge at a right angle and bends softly to the middle.
  return `M${round(far.x)} ${round(far.y)}L${round(edge.x * 0.86)} ${round(edge.y * 0.86)}Q${round(edge.x * 0.45)} ${round(edge.y * 0.45)} ${reach.x} ${reach.y}`;
}

const sidesOf = (edges: string, letter: string): number[] =>
  [...edges].flatMap((edge, side) => (edge === letter ? [side] : []));

const SPOTS: readonly (readonly [number, number])[] = [
  [-66, -4],
  [-28, -68],
  [30, -58],
  [64, 4],
  [-58, 30],
  [56, 34],
  [-20, 62],
  [24, 70],
  [-84, 8],
  [82, -12],
  [-36, -46],
  [40, 58],
  [0, -74],
  [-44, 66],
  [70, -30],
  [-74, -28],
];

/** Dots of one colour as one path: strokes of no length with round ends. */
const dots = (spots: readonly (readonly [number, number])[], colour: string, width: number): Svg =>
  spots.length
    ? `<path d="${spots.map(([x, y]) => `M${x} ${y}h.01`).join("")}" stroke="${paint(colour)}" stroke-width="${width}" stroke-linecap="round"/>`
    : "";

const tufts = (spots: readonly (readonly [number, number])[], colour: string): Svg =>
  line(spots.map(([x, y]) => `M${x - 3} ${y}l1.4 -4M${x} ${y}v-5M${x + 3} ${y}l-1.4 -4`).join(""), `${colour}-2`, 1.3);

/** The little marks of the season on its ground; a few paths only, since every tile of a table carries them. */
function texture(tile: TileFacts, colour: string): Svg {
  const shade = `${colour}-2`;
  const patches = faint(
    0.3,
    path(
      "M-86 -18a24 12 0 1 0 48 0a24 12 0 1 0 -48 0M46 -14a20 10 0 1 0 40 0a20 10 0 1 0 -40 0M-56 56a22 9 0 1 0 44 0a22 9 0 1 0 -44 0M12 -64a18 8 0 1 0 36 0a18 8 0 1 0 -36 0",
      shade,
    ),
  );
  const some = SPOTS.filter((_, index) => (index + tile.id.length) % 3 === 0);
  const others = SPOTS.filter((_, index) => (index + tile.id.length) % 3 !== 0);
  const beside = some.map(([x, y]) => [x + 5, y + 2] as const);
  switch (tile.season) {
    case "spring":
      return patches + tufts(others, colour) + dots(some, "blossom", 3.8) + dots(beside, "glow", 3);
    case "autumn":
      return patches + tufts(others, colour) + dots(some, "rust", 3.8) + dots(beside, "roof", 3);
    case "winter":
      return (
        patches +
        path(some.map(([x, y]) => `M${x - 8} ${y}a8 2.4 0 1 0 16 0a8 2.4 0 1 0 -16 0`).join(""), "snow") +
        dots(others, "snow", 2.4)
      );
    case "turn-order":
      return patches + line(SPOTS.map(([x, y]) => `M${x - 5} ${y}h4m2 0h4m-8 3h5`).join(""), shade, 1.3);
    default:
      return patches + tufts(SPOTS, colour);
  }
}

const isFine = (level: Level): boolean => level !== "tiny";

/** The land without its roads and rivers: the same however the tile is turned. */
export function soil(tile: TileFacts, upgraded: boolean, level: Level): Svg {
  const colour = tint(tile);
  let land = path(hexPath(OUTSIDE), colour);
  if (isFine(level)) land += texture(tile, colour);
  // The rim lies inside and under the roads and rivers, which run on over it.
  land += line(hexPath(SIDE * 0.988), "rim", 1.6);
  if (upgraded) land += line(hexPath(SIDE * 0.955), "golden-2", 5) + line(hexPath(SIDE * 0.955), "golden", 3);
  return land;
}

/** Roads and rivers to the edges that show them. */
export function ways(edges: string, level: Level): Svg {
  const fine = isFine(level);
  const roads = sidesOf(edges, "R");
  const rivers = sidesOf(edges, "W");
  const roadWay = roads.map((side) => way(side)).join("");
  const riverWay = rivers.map((side) => way(side, { x: 0, y: 8 })).join("");
  let land = "";
  if (rivers.length) {
    const lake = rivers.length > 1 ? ellipse(0, 10, 66, 36, "water") : ellipse(0, 26, 40, 17, "water");
    land += line(riverWay, "water-2", 32) + `<g stroke="var(--k-water-2)" stroke-width="5">${lake}</g>`;
    land += line(riverWay, "water", 26) + plain(lake);
    if (fine) land += line(riverWay, "foam", 1.2).replace("/>", ' stroke-dasharray="9 13" opacity=".8"/>');
  }
  if (roads.length) {
    const square = ellipse(MIDDLE.x, MIDDLE.y + 4, 27, 15, "road");
    land += line(roadWay, "road-2", 18.5) + `<g stroke="var(--k-road-2)" stroke-width="5">${square}</g>`;
    land += line(roadWay, "road", 14) + plain(square);
    if (fine) land += line(roadWay, "road-2", 1).replace("/>", ' stroke-dasharray="2 9" opacity=".55"/>');
  }
  return land;
}

/** The land under the drawing, as the tile lies with `turn`; the smaller it is, the fewer little marks it has. */
export function ground(tile: TileFacts, turn: number, upgraded: boolean, level: Level): Svg {
  const land = soil(tile, upgraded, level) + ways(turnedEdges(tile.edges, turn), level);
  return `<g stroke="none" stroke-linecap="butt">${land}</g>${level === "large" || level === "medium" ? decor(tile) : ""}`;
}
