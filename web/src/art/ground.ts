// The land of a tile: ground in its season's tint, roads and rivers that meet their neighbours' at the edges' middles.

import { edgeMidpoint, hexPath, turnedEdges } from "../board/geometry";
import type { TileFacts } from "../game/catalogue";
import { circle, ellipse, faint, line, path, plain, round, type Svg } from "./draw";

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

const sidesOf = (edges: string, letter: string): number[] => [...edges].flatMap((edge, side) => (edge === letter ? [side] : []));

const TUFTS: readonly (readonly [number, number])[] = [
  [-66, -4], [-28, -68], [30, -58], [64, 4], [-58, 30], [56, 34], [-20, 62], [24, 70], [-84, 8], [82, -12], [-36, -46], [40, 58], [0, -74], [-44, 66], [70, -30], [-74, -28],
];

function texture(tile: TileFacts, colour: string): Svg {
  const tuft = (x: number, y: number): Svg => line(`M${x - 3} ${y}l1.4 -4M${x} ${y}V${y - 5}M${x + 3} ${y}l-1.4 -4`, `${colour}-2`, 1.3);
  const patches = faint(0.3, ellipse(-62, -18, 24, 12, `${colour}-2`) + ellipse(66, -14, 20, 10, `${colour}-2`) + ellipse(-34, 56, 22, 9, `${colour}-2`) + ellipse(30, -64, 18, 8, `${colour}-2`));
  return patches + TUFTS.map(([x, y], index) => {
    const kind = (index + tile.id.length) % 3;
    switch (tile.season) {
      case "spring":
        return kind === 1 ? plain(circle(x, y, 1.9, index % 2 ? "blossom" : "snow") + circle(x + 5, y + 2, 1.5, "glow")) : tuft(x, y);
      case "autumn":
        return kind === 0 ? plain(ellipse(x, y, 2.6, 1.5, "rust") + ellipse(x + 6, y + 3, 2.1, 1.3, "roof")) : tuft(x, y);
      case "winter":
        return plain(kind === 1 ? ellipse(x, y, 8, 2.4, "snow") : circle(x, y, 1.3, "snow") + circle(x + 7, y + 3, 1, "snow"));
      case "turn-order":
        return line(`M${x - 5} ${y}h4m2 0h4m-8 3h5`, `${colour}-2`, 1.3);
      default:
        return tuft(x, y);
    }
  }).join("");
}

/** The land under the drawing, as the tile lies with `turn`; at the smallest size without its little marks. */
export function ground(tile: TileFacts, turn: number, upgraded: boolean, fine: boolean): Svg {
  const edges = turnedEdges(tile.edges, turn);
  const colour = tint(tile);
  const roads = sidesOf(edges, "R");
  const rivers = sidesOf(edges, "W");
  const roadWay = roads.map((side) => way(side)).join("");
  const riverWay = rivers.map((side) => way(side, { x: 0, y: 8 })).join("");
  let land = path(hexPath(OUTSIDE), colour);
  if (fine) land += texture(tile, colour);
  // The rim lies inside and under the roads and rivers, which run on over it.
  land += line(hexPath(SIDE * 0.988), "rim", 1.6);
  if (upgraded) land += line(hexPath(SIDE * 0.955), "golden-2", 5) + line(hexPath(SIDE * 0.955), "golden", 3);
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
  return `<g stroke="none" stroke-linecap="butt">${land}</g>`;
}
