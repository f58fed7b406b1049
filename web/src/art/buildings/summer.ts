// Summer: masters of their trades, in full leaf.

import { at, beam, circle, line, path, plain, rect, type Svg } from "../draw";
import { TOOLS } from "../icons";
import { arch, awning, chimney, door, flag, hall, house, lamp, pane, pennant, shadow, sign, smoke } from "./parts";
import { bush, flowers, horse, person, tree } from "./nature";
import { barrel, blocks, crate, goldBars, ironBars, logs, lumps, mug, sack, truck } from "./things";

const HORSESHOE = path("M-9 8V-2a9 9 0 0 1 18 0V8H4.4V-1.4a4.4 4.4 0 0 0 -8.8 0V8Z", "iron");
const trestle = (x: number, y: number): Svg =>
  line(`M${x - 9} ${y}l4 -9M${x - 1} ${y}l-4 -9M${x + 3} ${y}l4 -9M${x + 11} ${y}l-4 -9`, "plank-2", 2);
const table = (x: number, y: number): Svg =>
  rect(x - 8, y - 9, 16, 3, "plank") + line(`M${x - 5} ${y}v-6M${x + 5} ${y}v-6`, "plank-2", 2);

export const SUMMER: Record<string, (up: boolean) => Svg> = {
  brewer: (up) =>
    (up
      ? path("M27 -16L37 -40 47 -16Z", "moss") +
        rect(29, -16, 16, 22, "brick") +
        path("M34.6 -36L39.4 -36 40 -44 34 -44Z", "cloth")
      : tree(42, 0, 0.95, "green")) +
    path("M4 -24L16 -58 28 -24Z", "moss") +
    shadow(16, 6, 20) +
    rect(6, -24, 20, 30, "brick") +
    path("M13 -54L19 -54 20 -64 12 -64Z", "cloth") +
    pane(16, -10) +
    house(-42, 6, 28, 22, 22, 17, { roof: "moss", beams: true }) +
    door(-28, 6, 10, 14) +
    pane(0, -3) +
    path("M-12 14C-14 2 12 2 10 14Z", "brick") +
    path("M-3 5L-2 -3H1L2 5Z", "brick-2") +
    barrel(-34, 15) +
    barrel(24, 14) +
    barrel(35, 15) +
    (up ? barrel(30, 6, 0.9) + sign(-44, -14, mug) + person(-14, 17, "slate") : ""),

  carpenter: (up) =>
    tree(-46, -4, 1, "green") +
    house(-36, 5, 30, up ? 34 : 26, 24, 18, { wall: "plank", roof: "roof" }) +
    arch(-21, 5, 14, 18, "dark") +
    at(-21, -22, TOOLS.saw, 0.72) +
    pane(10, -4, 8, 8) +
    (up ? pane(21, -4, 8, 8) : "") +
    trestle(24, 18) +
    path("M6 8H42V5H6Z", "hay") +
    at(28, 0, TOOLS.saw, 0.8) +
    person(-2, 17, "moss") +
    (up
      ? beam("M34 -4V-32L46 -46 58 -32V-4M34 -32H58M46 -46V-4M34 -18H58", "plank", 2.6) +
        goldBars(-38, 17, 1) +
        flag(-21, -36, 15, "golden")
      : logs(42, -1, 2, 4.4)),

  farrier: (up) =>
    tree(46, -6, 1, "green") +
    hall(-40, 4, up ? 56 : 46, 22, 18, { wall: "brick", roof: "slate" }) +
    arch(-22, 4, 20, 18, "dark") +
    plain(path("M-30 4C-30 -6 -24 -4 -22 -11 -20 -4 -14 -6 -14 4Z", "fire") + path("M-26 4Q-22 -2 -18 4Z", "glow")) +
    chimney(-38, -34, 12, 8, "ashlar") +
    smoke(-34, -52) +
    at(-8, -25, HORSESHOE, 0.8) +
    horse(20, 15) +
    at(-10, 11, TOOLS.anvil, 0.66) +
    rect(-14, 15, 8, 5, "timber") +
    person(-30, 17, "roof", "dark") +
    (up ? horse(44, 6) + flag(13, -30, 16, "golden") : bush(38, 12)),

  "hiring-fair": (up) =>
    tree(-48, -6, 0.9, "green") +
    shadow(0, 4, 38) +
    path("M-34 -22L0 -54 34 -22Z", "slate") +
    path("M-12 -22L0 -54 12 -22Z", "cloth") +
    path("M-30 -22H30V4H-30Z", "cloth") +
    path("M-30 -22H-18V4H-30ZM-6 -22H6V4H-6ZM18 -22H30V4H18Z", "slate") +
    path("M-7 4Q-7 -14 0 -18 7 -14 7 4Z", "dark") +
    awning(-34, -22, 68, "slate", 3) +
    flag(0, -52, 14, up ? "golden" : "roof") +
    (up
      ? path("M34 -12L46 -30 58 -12Z", "roof") +
        path("M36 -12H56V5H36Z", "cloth") +
        person(44, 15, "yellow") +
        person(-46, 15, "plum")
      : "") +
    person(-28, 16, "roof") +
    person(-10, 18, "moss") +
    person(10, 18, "blue") +
    person(28, 16, "thatch"),

  mason: (up) =>
    tree(46, -4, 0.95, "green") +
    shadow(-6, 6, 42) +
    path("M-36 6V-30Q-36 -52 -14 -52H8Q30 -52 30 -30V6H16V-22Q16 -36 -3 -36T-22 -22V6Z", "ashlar") +
    line(
      "M-36 -8H-22M-36 -22H-22M16 -8H30M16 -22H30M-12 -52L-10 -36M6 -52L4 -36M-31 -44L-19 -33M25 -44L13 -33",
      "ink",
      1.1,
    ) +
    (up
      ? path("M-12 -52H6L9 -62H-15Z", "golden") + path("M-3 -62l5 -8 -5 -8 -5 8Z", "glow") + goldBars(-3, 6, 2)
      : beam("M-44 8V-40M-52 8L-36 -40M-50 -18H-34", "plank", 2.4)) +
    blocks(38, 14, up ? 3 : 2) +
    person(-42, 17, "thatch") +
    at(4, 10, `<g transform="rotate(30)">${TOOLS.pick}</g>`, 0.75),

  smelter: (up) =>
    tree(-48, -2, 0.9, "green") +
    shadow(-4, 7, 36) +
    path("M-34 7L-26 -44H6L14 7Z", "brick") +
    plain(path("M0 -43H6L13.6 6.4H4Z", "brick-2")) +
    rect(-29, -50, 38, 7, "ashlar") +
    line("M-30 -16H9M-28 -30H7", "brick-2", 1.4) +
    smoke(-14, -58) +
    smoke(0, -60) +
    arch(-10, 7, 20, 22, "dark") +
    plain(path("M-18 7C-18 -8 -12 -4 -10 -12 -8 -4 -2 -8 -2 7Z", "fire") + path("M-14 7Q-10 -4 -6 7Z", "glow")) +
    line("M-10 7Q-8 15 10 15", "fire", 3.6) +
    (up
      ? house(14, 4, 24, 14, 18, 14, { wall: "brick", roof: "slate" }) +
        door(26, 4, 8, 12) +
        goldBars(26, 17, 3) +
        flag(-10, -50, 12, "golden")
      : truck(36, 14, lumps(36, 0, "iron"))) +
    ironBars(-36, 16, 2) +
    (up ? "" : person(18, 17, "slate")),

  store: (up) =>
    tree(46, -4, 1, "green") +
    hall(-36, 6, 62, up ? 40 : 26, 16, { wall: "wall", roof: "plum" }) +
    (up ? pane(-24, -20) + pane(-5, -20) + pane(14, -20) + flag(-5, -49, 12, "golden") : "") +
    rect(-32, -12, 22, 18, "window") +
    line("M-21 -12V6M-32 -3H-10", "timber", 1) +
    door(-1, 6, 10, 16) +
    rect(8, -12, 15, 14, "window") +
    awning(-37, -15, 64, "blue", 6) +
    crate(-34, 16) +
    plain(circle(-37, 3, 2.6, "roof") + circle(-32, 3, 2.6, "rust")) +
    sack(-20, 17) +
    barrel(30, 15) +
    crate(16, 17, 10) +
    plain(circle(13, 5, 2.4, "leaf") + circle(18, 5, 2.4, "leaf")) +
    (up ? person(40, 16, "blue") + lamp(-42, 12) : person(40, 15, "blue")),

  tavern: (up) =>
    tree(-50, -4, 0.9, "green") +
    house(-2, 4, 24, 20, up ? 38 : 30, 15, { roof: "roof", beams: true }) +
    pane(10, -22) +
    pane(32, -20) +
    pane(32, -6) +
    house(-42, 6, 34, 16, 24, 19, { roof: "roof", beams: true }) +
    door(-25, 6, 10, 14) +
    pane(-35, -3) +
    pane(-1, -4) +
    chimney(-18, -40, 10) +
    smoke(-15, -56) +
    sign(-3, -18, mug) +
    table(22, 15) +
    at(20, 4, mug, 0.7) +
    person(36, 16, "moss") +
    barrel(-44, 14) +
    (up ? table(-12, 17) + person(-28, 17, "plum") + lamp(46, 10) : flowers(-34, 15)) +
    (up ? pennant(10, -56) : ""),
};
