// Where tiles lie and how their edges meet. Flat-topped hexes in axial places (q, r), y growing downwards.
// Sides are counted from the bottom clockwise: 0 S, 1 SW, 2 NW, 3 N, 4 NE, 5 SE. Lengths are in units of the side length.

export const SIDES = ["S", "SW", "NW", "N", "NE", "SE"] as const;
export const ROOT3 = Math.sqrt(3);

/** What an edge shows: road, grass or water. */
export type Edge = "R" | "G" | "W";

export interface Place {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A tile as it lies: its printed edges, where it is, and by how many sixths it is turned clockwise. */
export interface Laid extends Place {
  edges: string;
  turn: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

const STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
];

const modulo6 = (n: number): number => ((n % 6) + 6) % 6;

export const placeKey = (at: Place): string => `${at.q},${at.r}`;

export const samePlace = (a: Place, b: Place): boolean => a.q === b.q && a.r === b.r;

/** The middle of the tile at a place. */
export function centre(at: Place, size = 1): Point {
  return { x: 1.5 * at.q * size, y: ROOT3 * (at.r + at.q / 2) * size };
}

export function neighbour(at: Place, side: number): Place {
  const [q, r] = STEPS[modulo6(side)]!;
  return { q: at.q + q, r: at.r + r };
}

export const opposite = (side: number): number => modulo6(side + 3);

/** The side of `a` that touches `b`, or null where they are not neighbours. */
export function sideTowards(a: Place, b: Place): number | null {
  const found = STEPS.findIndex(([q, r]) => a.q + q === b.q && a.r + r === b.r);
  return found < 0 ? null : found;
}

/** The middle of a side, seen from the middle of its tile. */
export function edgeMidpoint(side: number, size = 1): Point {
  const [q, r] = STEPS[modulo6(side)]!;
  const towards = centre({ q, r }, size);
  return { x: towards.x / 2, y: towards.y / 2 };
}

/** The six corners, seen from the middle: the two of side s are corners s and s + 1. */
export function corners(size = 1): Point[] {
  return SIDES.map((_, side) => {
    const angle = (Math.PI / 3) * (side + 1);
    return { x: Math.cos(angle) * size, y: Math.sin(angle) * size };
  });
}

/** The outline of a tile around (0, 0), as the `d` of a path. */
export function hexPath(size = 1): string {
  return `M${corners(size)
    .map((at) => `${round(at.x)} ${round(at.y)}`)
    .join("L")}Z`;
}

const round = (n: number): number => Math.round(n * 100) / 100;

/** What a tile turned clockwise by `turn` sixths shows at a side. */
export function edgeAt(edges: string, turn: number, side: number): Edge {
  return edges[modulo6(side - turn)] as Edge;
}

/** All six edges as a turned tile shows them, from S clockwise. */
export function turnedEdges(edges: string, turn: number): string {
  return SIDES.map((_, side) => edgeAt(edges, turn, side)).join("");
}

/** The place whose tile a point lies on. */
export function placeAt(point: Point, size = 1): Place {
  const q = point.x / (1.5 * size);
  const r = point.y / (ROOT3 * size) - q / 2;
  let [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const roundS = Math.round(-q - r);
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)];
  if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
  else if (offR > offS) roundR = -roundQ - roundS;
  // No negative zeroes: places are compared and shown.
  return { q: roundQ + 0, r: roundR + 0 };
}

/** The box that holds all tiles at the given places, with a margin around it. */
export function bounds(places: readonly Place[], size = 1, margin = 0): Box {
  const middles = (places.length ? places : [{ q: 0, r: 0 }]).map((at) => centre(at, size));
  const xs = middles.map((at) => at.x);
  const ys = middles.map((at) => at.y);
  const left = Math.min(...xs) - size - margin;
  const top = Math.min(...ys) - (ROOT3 / 2) * size - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + size + margin - left,
    height: Math.max(...ys) + (ROOT3 / 2) * size + margin - top,
  };
}
