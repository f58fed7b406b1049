// Where the coach's words stand: near what they speak of, and never over it.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const GAP = 14;
const EDGE = 8;
/** How far apart the places lie that are tried beside those next to the target. */
const STRIDE = 45;

const steps = (last: number): number[] => Array.from({ length: Math.max(1, Math.ceil(last / STRIDE)) + 1 }, (_, i) => Math.min(last, EDGE + i * STRIDE));

/** The place for words of this size: on a side of the target, or wherever else there is room. `avoid` is what the hand may need. */
export function placeBeside(size: { width: number; height: number }, room: { width: number; height: number }, target: Box | null, avoid: readonly Box[]): { left: number; top: number } {
  const { width, height } = size;
  const right = room.width - width - EDGE;
  const bottom = room.height - height - EDGE;
  const within = (left: number, top: number): Box => ({
    left: Math.round(Math.max(EDGE, Math.min(right, left))),
    top: Math.round(Math.max(EDGE, Math.min(bottom, top))),
    width,
    height,
  });
  // Words that speak of nothing in sight stand near the middle.
  const { left, top, ...about } = target ?? { left: room.width / 2, top: room.height * 0.4, width: 0, height: 0 };
  const [x, y] = [left + about.width / 2, top + about.height / 2];
  const places = [
    within(x - width / 2, y - height / 2),
    within(x - width / 2, top + about.height + GAP),
    within(x - width / 2, top - height - GAP),
    within(left + about.width + GAP, y - height / 2),
    within(left - width - GAP, y - height / 2),
    ...steps(right).flatMap((left) => steps(bottom).map((top) => within(left, top))),
  ];
  const cost = (place: Box): number =>
    1000 * (target ? overlap(place, target) : 0) +
    10 * avoid.reduce((sum, box) => sum + overlap(place, box), 0) +
    Math.hypot(place.left + width / 2 - x, place.top + height / 2 - y);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
