// Homes, and the turn-order tiles' milestones.

import { at, circle, line, path, plain, rect, words, type Svg } from "../draw";
import { bush, chimney, door, fence, flag, flowers, house, mirrored, pane, person, pennant, shadow, smoke, tower, tree } from "./parts";

const ROOFS = ["roof", "thatch", "slate", "moss", "plum", "plank"];

function home(number: number): (up: boolean) => Svg {
  const roof = ROOFS[number - 1]!;
  const plate = (x: number, y: number): Svg => circle(x, y, 6.4, "cloth") + words(x, y + 0.3, number, 9.5, "ink");
  const even = number % 2 === 0;
  return (up) => {
    const wing = house(4, 3, 24, 18, up ? 26 : 18, 14, { roof, beams: number > 3 }) + pane(16, -4) + (up ? pane(16, -16) : "") + pane(34, -5);
    const main = house(-32, 6, 38, up ? 8 : 12, up ? 32 : 23, 21, { roof, beams: number > 2 }) + door(-13, 6, 10, 15) + pane(-25, -3, 7, 8) + pane(-1, -3, 7, 8) + (up ? pane(-23, -18) + pane(-3, -18) : "");
    const yard = (up ? tower(32, 5, 16, 46, 16, { wall: "wall", roof }) + pane(40, -28) + pane(40, -10) : "") + wing + chimney(-2, up ? -46 : -36, 11) + smoke(1, up ? -62 : -52) + main;
    const garden = tree(-46, 0, 1, even ? "blossom" : "green") + yard + fence(-52, 13, 3) + flowers(-26, 15) + (up ? flowers(4, 15) + flag(-13, -50, 15, "golden") + person(18, 17, "slate") + bush(40, 16, "leaf", "blossom") : bush(28, 13, "leaf", "glow"));
    return (even ? mirrored(garden) : garden) + plate(even ? 13 : -13, up ? -31 : -22);
  };
}

function milestone(number: number): () => Svg {
  return () =>
    tree(-46, -4, 0.9, "green") + tree(46, -4, 0.9, "green") + shadow(0, 10, 34) + rect(-28, 4, 56, 7, "ashlar-2") + path("M-20 4V-36Q-20 -58 0 -58T20 -36V4Z", "ashlar") + plain(path("M9 -56Q19.4 -52 19.4 -36V3.4H10V-36Q10 -50 6 -57Z", "ashlar-2")) + circle(0, -31, 15, "cloth") + words(0, -30.6, number, 24, "ink") + line("M-13 -8H13M-13 -2H9", "ashlar-2", 2) +
    pennant(-28, 4, "seal") + at(28, 4, mirrored(pennant(0, 0, "seal"))) + person(-36, 16, "plum") + flowers(34, 16);
}

const numbered = (count: number, prefix: string, make: (number: number) => (up: boolean) => Svg): Record<string, (up: boolean) => Svg> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}-${index + 1}`, make(index + 1)]));

export const HOMES = { ...numbered(6, "home", home), ...numbered(4, "turn-order", milestone) };
