// The Merchants' tiles of spring, summer and autumn (those of winter stand with the other winter tiles).

import { at, beam, circle, line, path, plain, rect, type Svg } from "../draw";
import { arch, awning, barrel, bunting, cart, chimney, crate, door, flag, flowers, hall, house, ironBars, blocks, lamp, pane, person, sack, sign, smoke, tree } from "./parts";

const SCALES =
  line("M0 12V-14M-7 12H7M-14 -10H14", "golden-2", 2.6) + line("M-14 -10L-19 2M-14 -10L-9 2M14 -10L9 2M14 -10L19 2", "ink", 1) + path("M-20 2H-8Q-14 10 -20 2ZM8 2H20Q14 10 8 2Z", "golden") + circle(0, -15, 2.6, "golden");
const LEDGER = path("M-14 -8Q-7 -11 0 -8 7 -11 14 -8V8Q7 5 0 8 -7 5 -14 8Z", "cloth") + line("M0 -8V8M-10 -4Q-7 -5.4 -4 -4.4M-10 0Q-7 -1.4 -4 -.4M4 -4.4Q7 -5.4 10 -4M4 -.4Q7 -1.4 10 0", "ink", 1.2);
const roll = (x: number, y: number): Svg => rect(x - 8, y - 6, 16, 6, "cloth", 1) + circle(x - 8, y - 3, 3, "wall-2") + plain(circle(x, y - 3, 1.8, "seal"));

export const MERCHANTS: Record<string, (up: boolean) => Svg> = {
  assayer: (up) =>
    tree(-47, -2, 0.95, "blossom") + house(-32, 6, 32, up ? 32 : 24, up ? 32 : 24, 18, { wall: "wall", roof: "slate", beams: true }) + door(-24, 6, 9, 14) + rect(-14, -9, 11, 12, "window") + pane(up ? 16 : 10, -5) + (up ? pane(-16, -20) + pane(16, -20) + flag(-16, -46, 13, "golden") : "") + chimney(6, up ? -44 : -36, 9) + smoke(9, up ? -58 : -50) +
    at(up ? 44 : 38, 6, SCALES, 0.86) + person(16, 18, "plum") + (up ? ironBars(-38, 18, 1) + blocks(-20, 19, 1) + roll(0, 20) : flowers(-36, 14)),

  bookkeeper: (up) =>
    tree(48, -2, 0.95, "green") + hall(-38, 6, 60, up ? 38 : 27, 16, { wall: "brick", roof: "moss" }) + path(up ? "M-26 -30L-8 -54 10 -30Z" : "M-26 -19L-8 -42 10 -19Z", "moss") + at(-8, up ? -36 : -25, LEDGER, 0.6) + door(-8, 6, 11, 16) + pane(-27, -2, 9, 10) + pane(11, -2, 9, 10) + (up ? pane(-27, -18) + pane(-8, -18) + pane(11, -18) + flag(-8, -52, 12, "golden") : "") +
    rect(24, 4, 28, 4, "plank") + beam("M28 8v9M48 8v9", "plank-2", 2.6) + at(38, -4, LEDGER, 0.8) + person(12, 18, "slate", "dark") + (up ? roll(-34, 17) + roll(-26, 12) + lamp(-44, 12) : roll(-34, 16)),

  merchant: (up) =>
    tree(-50, -4, 0.9, "rust") + house(-40, 5, 30, up ? 30 : 22, up ? 32 : 24, 18, { roof: "plum", beams: true }) + arch(-25, 5, 13, 17, "door") + pane(4, -6) + (up ? pane(-25, -20) + pane(4, -21) + flag(-25, -46, 13, "golden") + bunting(-38, -30, -12, -30, 4) : "") + chimney(-8, up ? -44 : -36, 8) +
    (up ? awning(-12, -12, 36, "plum", 5) : "") + cart(26, 16, sack(18, 0) + crate(29, 0, 11) + barrel(38, 0, 0.8) + (up ? roll(26, -11) : "")) + person(-4, 18, "plum") + (up ? roll(-36, 17) + roll(-30, 12) + sign(18, -26, at(0, 0, SCALES, 0.3)) : roll(-34, 16)),
};
