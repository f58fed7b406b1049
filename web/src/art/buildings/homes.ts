// Homes, and the harbour lights of the turn-order tiles.

import { circle, faint, line, mirrored, path, plain, rect, words, type Svg } from "../draw";
import { arch, chimney, door, fence, flag, house, pane, shadow, smoke, tower } from "./parts";
import { bush, flowers, person, tree } from "./nature";

const ROOFS = ["roof", "thatch", "slate", "moss", "plum", "plank"];

function home(number: number): (up: boolean) => Svg {
  const roof = ROOFS[number - 1]!;
  const plate = (x: number, y: number): Svg => circle(x, y, 6.4, "cloth") + words(x, y + 0.3, number, 9.5, "ink");
  const even = number % 2 === 0;
  return (up) => {
    const wing =
      house(4, 3, 24, 18, up ? 26 : 18, 14, { roof, beams: number > 3 }) +
      pane(16, -4) +
      (up ? pane(16, -16) : "") +
      pane(34, -5);
    const main =
      house(-32, 6, 38, up ? 8 : 12, up ? 32 : 23, 21, { roof, beams: number > 2 }) +
      door(-13, 6, 10, 15) +
      pane(-25, -3, 7, 8) +
      pane(-1, -3, 7, 8) +
      (up ? pane(-23, -18) + pane(-3, -18) : "");
    const yard =
      (up ? tower(32, 5, 16, 46, 16, { wall: "wall", roof }) + pane(40, -28) + pane(40, -10) : "") +
      wing +
      chimney(-2, up ? -46 : -36, 11) +
      smoke(1, up ? -62 : -52) +
      main;
    const garden =
      tree(-46, 0, 1, even ? "blossom" : "green") +
      yard +
      fence(-52, 13, 3) +
      flowers(-26, 15) +
      (up
        ? flowers(4, 15) + flag(-13, -50, 15, "golden") + person(18, 17, "slate") + bush(40, 16, "leaf", "blossom")
        : bush(28, 13, "leaf", "glow"));
    return (even ? mirrored(garden) : garden) + plate(even ? 13 : -13, up ? -31 : -22);
  };
}

/** The harbour lights: who leads there chooses a boat first, second... */
function lighthouse(number: number): () => Svg {
  const stripe = (y: number, half: number): string => `M${-half} ${y}H${half}L${half + 1.6} ${y + 11}H${-half - 1.6}Z`;
  return () =>
    faint(0.5, path("M0 -58L-40 -68V-46Z", "glow") + path("M0 -58L40 -68V-46Z", "glow")) +
    shadow(0, 12, 46) +
    path("M-46 14C-44 4 -24 4 -18 2H18C24 4 44 4 46 14Z", "rock") +
    path("M-10 -48H10L17 6H-17Z", "cloth") +
    plain(path(stripe(-38, 10.6) + stripe(-14, 13.6), "roof")) +
    plain(path("M5 -47H9.6L16 5.4H8Z", "shadow")) +
    rect(-14, -52, 28, 5, "ashlar") +
    rect(-8, -64, 16, 12, "glow") +
    line("M-3 -64V-52M3 -64V-52", "iron-2", 1.2) +
    path("M-11 -64H11L0 -74Z", "roof") +
    circle(0, -17, 14.5, "wall") +
    words(0, -16.6, number, 23, "ink") +
    arch(0, 6, 7, 9, "door") +
    bush(-32, 12, "moss") +
    bush(34, 13, "moss") +
    line("M-50 18q6 -4 12 0t12 0M26 19q6 -4 12 0t12 0", "foam", 2);
}

const numbered = (
  count: number,
  prefix: string,
  make: (number: number) => (up: boolean) => Svg,
): Record<string, (up: boolean) => Svg> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}-${index + 1}`, make(index + 1)]));

export const HOMES = { ...numbered(6, "home", home), ...numbered(4, "turn-order", lighthouse) };
