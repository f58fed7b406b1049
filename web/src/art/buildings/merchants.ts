// The Merchants' tiles; those of winter have one side only.

import { at, beam, circle, line, path, plain, rect, type Svg } from "../draw";
import { drift, flowers, person, tree } from "./nature";
import { arch, awning, bunting, chimney, door, flag, hall, house, lamp, pane, shadow, sign, smoke } from "./parts";
import { barrel, blocks, cart, crate, ironBars, sack } from "./things";

const SCALES =
  line("M0 12V-14M-7 12H7M-14 -10H14", "golden-2", 2.6) +
  line("M-14 -10L-19 2M-14 -10L-9 2M14 -10L9 2M14 -10L19 2", "ink", 1) +
  path("M-20 2H-8Q-14 10 -20 2ZM8 2H20Q14 10 8 2Z", "golden") +
  circle(0, -15, 2.6, "golden");
const LEDGER =
  path("M-14 -8Q-7 -11 0 -8 7 -11 14 -8V8Q7 5 0 8 -7 5 -14 8Z", "cloth") +
  line("M0 -8V8M-10 -4Q-7 -5.4 -4 -4.4M-10 0Q-7 -1.4 -4 -.4M4 -4.4Q7 -5.4 10 -4M4 -.4Q7 -1.4 10 0", "ink", 1.2);
const roll = (x: number, y: number): Svg =>
  rect(x - 8, y - 6, 16, 6, "cloth", 1) + circle(x - 8, y - 3, 3, "wall-2") + plain(circle(x, y - 3, 1.8, "seal"));

export const MERCHANTS: Record<string, (up: boolean) => Svg> = {
  assayer: (up) =>
    tree(-47, -2, 0.95, "blossom") +
    house(-32, 6, 32, up ? 32 : 24, up ? 32 : 24, 18, { wall: "wall", roof: "slate", beams: true }) +
    door(-24, 6, 9, 14) +
    rect(-14, -9, 11, 12, "window") +
    pane(up ? 16 : 10, -5) +
    (up ? pane(-16, -20) + pane(16, -20) + flag(-16, -46, 13, "golden") : "") +
    chimney(6, up ? -44 : -36, 9) +
    smoke(9, up ? -58 : -50) +
    at(up ? 44 : 38, 6, SCALES, 0.86) +
    person(16, 18, "plum") +
    (up ? ironBars(-38, 18, 1) + blocks(-20, 19, 1) + roll(0, 20) : flowers(-36, 14)),

  bookkeeper: (up) =>
    tree(48, -2, 0.95, "green") +
    hall(-38, 6, 60, up ? 38 : 27, 16, { wall: "brick", roof: "moss" }) +
    path(up ? "M-26 -30L-8 -54 10 -30Z" : "M-26 -19L-8 -42 10 -19Z", "moss") +
    at(-8, up ? -36 : -25, LEDGER, 0.6) +
    door(-8, 6, 11, 16) +
    pane(-27, -2, 9, 10) +
    pane(11, -2, 9, 10) +
    (up ? pane(-27, -18) + pane(-8, -18) + pane(11, -18) + flag(-8, -52, 12, "golden") : "") +
    rect(24, 4, 28, 4, "plank") +
    beam("M28 8v9M48 8v9", "plank-2", 2.6) +
    at(38, -4, LEDGER, 0.8) +
    person(12, 18, "slate", "dark") +
    (up ? roll(-34, 17) + roll(-26, 12) + lamp(-44, 12) : roll(-34, 16)),

  merchant: (up) =>
    tree(-50, -4, 0.9, "rust") +
    house(-40, 5, 30, up ? 30 : 22, up ? 32 : 24, 18, { roof: "plum", beams: true }) +
    arch(-25, 5, 13, 17, "door") +
    pane(4, -6) +
    (up ? pane(-25, -20) + pane(4, -21) + flag(-25, -46, 13, "golden") + bunting(-38, -30, -12, -30, 4) : "") +
    chimney(-8, up ? -44 : -36, 8) +
    (up ? awning(-12, -12, 36, "plum", 5) : "") +
    cart(26, 16, sack(18, 0) + crate(29, 0, 11) + barrel(38, 0, 0.8) + (up ? roll(26, -11) : "")) +
    person(-4, 18, "plum") +
    (up ? roll(-36, 17) + roll(-30, 12) + sign(18, -26, at(0, 0, SCALES, 0.3)) : roll(-34, 16)),

  artisan: () =>
    tree(-46, -2, 0.95, "snow") +
    house(-30, 6, 34, 24, 26, 18, { wall: "wall", roof: "roof", snow: true }) +
    rect(-24, -12, 22, 14, "window") +
    line("M-13 -12V2M-24 -5H-2", "timber", 1) +
    door(12, 6, 9, 14) +
    chimney(8, -38, 10) +
    smoke(11, -54) +
    at(38, 8, path("M-9 6C-13 -6 -3 -8 -4 -14H4C3 -8 13 -6 9 6Z", "roof") + line("M-9 -1Q0 3 9 -1", "golden", 2.2)) +
    at(
      -38,
      12,
      beam("M-8 8L0 -20 8 8M0 -20V8", "plank-2", 2.4) +
        rect(-9, -14, 18, 14, "cloth") +
        plain(circle(-3, -8, 3, "roof") + circle(3, -5, 2.6, "slate") + circle(0, -11, 2, "glow")),
    ) +
    person(20, 18, "plum"),

  builder: () =>
    tree(48, -2, 0.9, "snow") +
    house(-30, 6, 32, 24, 28, 18, { wall: "brick", roof: "slate", snow: true }) +
    door(-14, 6, 9, 14) +
    pane(-22, -10) +
    pane(-6, -10) +
    pane(12, -6) +
    beam(
      "M-38 8V-48M-6 -46V-52M30 8V-48M-42 -14H34M-42 -34H34M-38 8L-20 -14M30 8L12 -14M-38 -14L-20 -34M30 -14L12 -34",
      "plank",
      2.4,
    ) +
    person(-26, -34, "thatch") +
    person(20, -14, "roof") +
    beam("M40 10V-56H14V-46", "plank-2", 3) +
    path("M6 -46H22L14 -54Z", "golden") +
    rect(8, -46, 12, 7, "plank") +
    blocks(38, 16, 2) +
    drift(-40, 13, 12),

  muleteer: () =>
    tree(-48, -4, 0.95, "snow") +
    house(-42, 2, 26, 18, 20, 16, { wall: "plank", roof: "thatch", snow: true }) +
    arch(-29, 2, 13, 16, "dark") +
    shadow(16, 15, 26) +
    at(
      14,
      14,
      path(
        "M-20 -10C-21 -22 -14 -24 -6 -23H8L13 -34 11 -44 15 -43 17 -36 20 -43 22 -36 28 -28 28 -24 24 -23 19 -26 15 -15 14 0H9L8 -11H-10L-12 0H-17Z",
        "rock",
      ) +
        line("M-20 -18Q-25 -12 -23 -6", "rock-2", 2.4) +
        plain(circle(22, -30, 1.1, "dark")) +
        path("M-14 -30H4V-14H-14Z", "thatch", ' rx="3"') +
        path("M-16 -26H6L4 -34H-14Z", "roof") +
        line("M-5 -34V-14", "roof-2", 1.6),
    ) +
    at(-2, -26, path("M-8 -3H8V3H-8Z", "cloth") + circle(-8, 0, 3, "wall-2") + circle(8, 0, 3, "wall-2")) +
    person(-12, 18, "moss") +
    crate(-34, 16) +
    drift(42, 17, 10),
};
