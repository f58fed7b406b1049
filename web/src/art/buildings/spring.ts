// Spring: the trades that bring the first goods, among blossom.

import { at, beam, circle, line, path, plain, rect, repeat, type Svg } from "../draw";
import { TOOLS } from "../icons";
import {
  arch,
  awning,
  chimney,
  door,
  fence,
  flag,
  hall,
  headframe,
  house,
  lamp,
  mineMouth,
  pane,
  shadow,
  sign,
  smoke,
} from "./parts";
import { bush, crag, flowers, hay, horse, ore, person, rocks, tree } from "./nature";
import {
  barrel,
  blocks,
  cart,
  crate,
  goldBars,
  ironBars,
  key,
  logs,
  lumps,
  lying,
  mug,
  rails,
  sack,
  truck,
} from "./things";

const pickOver = (x: number, y: number, scale = 0.8): Svg =>
  at(x, y, `<g transform="rotate(-35)">${TOOLS.pick}</g>`, scale);

export const SPRING: Record<string, (up: boolean) => Svg> = {
  alehouse: (up) =>
    tree(-44, 2, 0.9, "blossom") +
    (up ? house(8, 4, 26, 16, 20, 16, { roof: "thatch", beams: true }) + pane(16, -4) + pane(27, -4) : "") +
    chimney(2, -40, 10) +
    smoke(5, -56) +
    house(-30, 6, 32, up ? 14 : 24, 24, 19, { roof: "thatch", beams: true }) +
    door(-14, 6, 9, 14) +
    pane(-24, -3) +
    pane(-4, -3) +
    (up ? "" : pane(12, -4)) +
    sign(up ? 2 : 27, -16, mug) +
    barrel(-36, 9, 0.9) +
    barrel(up ? 44 : 30, 9, 0.9) +
    (up ? barrel(36, 12, 0.9) + person(-42, 16, "moss") + flag(-14, -36, 14, "golden") : ""),

  "apprentice-hall": (up) =>
    tree(42, 0, 0.85, "blossom") +
    hall(-34, 5, 62, up ? 34 : 24, 17, { roof: "slate", beams: true }) +
    (up ? pane(-24, -16) + pane(-8, -16) + pane(10, -16) + pane(22, -16) : "") +
    door(-3, 5, 11, 15) +
    pane(-22, -3) +
    pane(16, -3) +
    path(up ? "M-18 -26L-3 -52 12 -26Z" : "M-18 -18L-3 -42 12 -18Z", "slate") +
    at(-3, up ? -33 : -25, key(), 0.62) +
    person(-38, 11, "roof") +
    person(33, 12, "moss") +
    (up ? flag(-3, -50, 18, "golden") + person(22, 14, "plum") : ""),

  "gold-mine": (up) =>
    crag(0, 4, 92, up ? 72 : 62) +
    ore("gold", [-30, -14], [24, -22], [-6, -44], [32, -8]) +
    mineMouth(-4, 6, 26, 28) +
    rails(-4, 6) +
    (up ? lamp(-24, 8) + lamp(18, 8) : "") +
    truck(24, 16, lumps(24, 2, "gold"), "plank") +
    (up ? goldBars(-32, 14, 3) + flag(-5, -62, 16, "golden") : goldBars(-30, 14, 1)),

  "key-mine": (up) =>
    crag(-4, 4, 88, up ? 64 : 56, 0.55) +
    ore("iron", [-36, -10], [14, -28], [2, -42]) +
    mineMouth(-14, 6, 24, 26) +
    at(-14, -26, key("iron"), 0.8) +
    rails(-14, 6) +
    truck(14, 15, lumps(14, 1, "iron")) +
    (up ? headframe(28, 6, 46) + ironBars(-36, 15, 3) + truck(38, 17, lumps(38, 3, "iron")) : tree(42, 4, 0.8, "pine")),

  "keystone-quarry": (up) =>
    shadow(0, 6, 50) +
    path("M-48 6V-44L-30 -52 -10 -46V-26L12 -30V-10L34 -14 46 -8V6Z", "rock") +
    plain(path("M-47 5V-20L-10 -26 -10 -45 -10 -8 12 -10 12 5Z", "rock-2")) +
    line("M-48 -20L-10 -26M-10 -8L12 -10M-30 -50V-24M-28 -20V4M0 -28V-10", "ink", 1.2) +
    blocks(26, 12, up ? 3 : 2) +
    pickOver(-24, -2, 0.9) +
    (up
      ? beam("M-4 6V-56H34M-4 -40L10 -56M34 -56V-34", "plank", 3.4) +
        rect(27, -36, 14, 11, "stone") +
        person(-38, 14, "slate") +
        at(-29, -37, key(), 0.7)
      : bush(-36, 10, "leaf", "blossom")),

  keywood: (up) =>
    tree(-40, -4, 1.25, "pine") +
    tree(-18, -16, 1.2, "green") +
    tree(8, -18, 1.45, "pine") +
    tree(36, -8, 1.3, "green") +
    tree(-26, 6, 1.2, "blossom") +
    tree(24, 4, 0.9, "pine") +
    (up
      ? house(-6, 12, 22, 14, 16, 14, { wall: "plank", roof: "moss" }) +
        door(5, 12, 7, 11) +
        logs(40, 16, 3, 4.4) +
        lying(-40, 17, 24)
      : rect(-3, 6, 8, 6, "plank") + circle(1, 5, 4.6, "hay") + lying(24, 17, 28)),

  miner: (up) =>
    crag(24, 2, 56, 44, 0.6) +
    mineMouth(30, 5, 17, 20) +
    house(-44, 6, 28, up ? 24 : 18, 20, 17, { roof: "slate", wall: "ashlar" }) +
    door(-30, 6) +
    pane(-6, -4) +
    chimney(-22, -34, 9) +
    (up ? smoke(-19, -48) + pane(-30, -14, 6, 6) : "") +
    person(8, 16, "thatch", "iron") +
    pickOver(17, 8, 0.75) +
    (up ? ironBars(-34, 17, 2) + goldBars(36, 18, 2) : ironBars(38, 17, 2)),

  peddler: (up) =>
    tree(-42, -6, 1.1, "blossom") +
    tree(42, -4, 0.85, "blossom") +
    (up
      ? path("M-21 -2V-26H21V-2Z", "dark") +
        sack(-8, -3) +
        crate(6, -3, 11) +
        beam("M-20 0V-28M20 0V-28", "plank", 2.6) +
        path("M-26 -28C-24 -50 24 -50 26 -28Z", "cloth") +
        line("M-10 -43Q-13 -36 -13 -28M10 -43Q13 -36 13 -28", "wall-2", 2) +
        awning(-26, -28, 52, "roof", 4)
      : "") +
    cart(0, 12, up ? "" : sack(-8, -4) + crate(4, -4, 10) + sack(12, -4, "cloth")) +
    (up ? sack(-30, 16) + crate(-20, 17, 10) + lamp(24, 14) : "") +
    person(33, 14, "yellow") +
    (up ? person(-40, 14, "green") : flowers(-28, 14)),

  quarryman: (up) =>
    rocks(32, -6, 2) +
    rocks(44, 4, 1.3) +
    house(-42, 6, 30, up ? 26 : 18, 21, 17, { wall: "ashlar", roof: "moss" }) +
    door(-27, 6) +
    pane(-3, -5) +
    (up ? chimney(-18, -36, 9) + smoke(-15, -50) + arch(-27, -15, 6, 7) : "") +
    blocks(20, 14, 2) +
    person(2, 17, "roof") +
    at(11, 8, `<g transform="rotate(-35)">${TOOLS.pick}</g>`, 0.75) +
    (up ? goldBars(40, 17, 2) : ""),

  stable: (up) =>
    tree(46, -8, 0.9, "blossom") +
    hall(-42, 4, up ? 70 : 58, 24, 22, { wall: "plank", roof: "thatch" }) +
    repeat(up ? 3 : 2, (i) => arch(-27 + i * 21, 4, 15, 18, "dark")) +
    at(-6, -33, path("M-7 5V-2a7 7 0 0 1 14 0V5H3.4V-1a3.4 3.4 0 0 0 -6.8 0V5Z", "iron"), 0.9) +
    horse(16, 16) +
    hay(-34, 13, 0.75) +
    (up ? fence(28, 12, 3) + flag(-40, -22, 18, "golden") + hay(-46, 17, 0.6) : fence(30, 10, 3)),

  woodcutter: (up) =>
    tree(-44, -4, 1.3, "pine") +
    tree(42, -10, 1.3, "pine") +
    house(-30, 5, 28, up ? 28 : 20, 18, 19, { wall: "plank", roof: "moss" }) +
    door(-16, 5, 8, 12) +
    pane(8, -4) +
    chimney(4, -32, 10, 6, "ashlar") +
    (up ? smoke(7, -47) + pane(19, -4) : "") +
    logs(36, 14, up ? 3 : 2) +
    rect(2, 9, 10, 8, "plank") +
    beam("M7 8L15 -6", "plank-2", 2.6) +
    path("M12 -10l8 3 -2 6 -7 -3Z", "steel") +
    person(-38, 16, "roof") +
    (up ? goldBars(-18, 18, 1) : ""),

  workshop: (up) =>
    tree(-45, 0, 0.9, "blossom") +
    house(-32, 6, 30, up ? 36 : 28, up ? 30 : 23, 18, { wall: "brick", roof: "slate" }) +
    arch(-17, 6, 13, 17, "door") +
    pane(8, -3, 9, 9) +
    (up ? pane(24, -3, 9, 9) + pane(-17, -18, 8, 7) + pane(12, -17, 7, 6) : "") +
    chimney(up ? 20 : 10, up ? -44 : -36, 10) +
    smoke(up ? 23 : 13, up ? -58 : -50) +
    (up ? ironBars(-36, 18, 1) + blocks(-14, 18, 1) + lying(12, 18, 18) : "") +
    at(
      up ? 38 : 34,
      12,
      rect(-9, 0, 18, 4, "plank") + beam("M-6 4v5M6 4v5", "plank-2", 2.4) + at(0, -6, TOOLS.anvil, 0.6),
    ),
};
