// Ships and boats. They float on the lake in the middle of their tiles: the waterline is at y = 8.

import { at, beam, circle, ellipse, faint, line, mirrored, path, plain, rect, repeat, words, type Svg } from "../draw";
import { icon, mark } from "../icons";
import { arch, bunting, flag } from "./parts";
import { person, tree } from "./nature";
import { barrel, crate, goldBars, key, lumps, sack, truck } from "./things";

const wake = line("M-56 16q6 -4 12 0t12 0M22 18q6 -4 12 0t12 0M-14 22q5 -3 10 0t10 0", "foam", 1.8);
const hull = (fill: string, trim: string): Svg =>
  path("M-44 -12L-38 -6H36L48 -16Q46 8 30 14H-24Q-40 10 -44 -12Z", fill) +
  line("M-39 -1H42", trim, 2.6) +
  plain(circle(-20, 5, 2.2, "window") + circle(-4, 5, 2.2, "window") + circle(12, 5, 2.2, "window"));
const mast = (x: number, top: number): Svg => beam(`M${x} -6V${top}`, "timber", 3);
const square = (x: number, y: number, width: number, height: number, fill: string): Svg =>
  path(
    `M${x - width / 2} ${y}h${width}q5 ${height / 2} -1 ${height}q${-width / 2} -6 ${-width + 2} 0q5 ${-height / 2} -1 ${-height}Z`,
    fill,
  );
const jib = (x1: number, y1: number, x2: number, y2: number, fill: string): Svg =>
  path(`M${x1} ${y1}Q${(x1 + x2) / 2 + 8} ${(y1 + y2) / 2} ${x2} ${y2}H${x1}Z`, fill);
const water = line("M-44 13q7 -5 14 0t14 0t14 0t14 0t14 0t14 0", "foam", 2.4);

/** The six ships; `second` is the second version of each, richer and with another cargo on deck. */
const SHIPS: Record<string, (second: boolean) => Svg> = {
  keyflower: (second) => {
    const flower =
      repeat(6, (i) =>
        at(
          Math.round(Math.cos((i * Math.PI) / 3) * 80) / 10,
          Math.round(Math.sin((i * Math.PI) / 3) * 80) / 10,
          circle(0, 0, 5, "blossom"),
        ),
      ) + circle(0, 0, 5, "glow");
    return (
      mast(0, -74) +
      mast(-26, -56) +
      square(-26, -52, 20, 36, "cloth") +
      square(4, -70, 40, 54, second ? "golden" : "cloth") +
      at(6, -42, flower, 0.95) +
      jib(30, -52, 44, -16, "cloth") +
      flag(0, -70, 10, "roof") +
      hull("plank", "golden") +
      (second ? goldBars(-26, -8, 2) : "")
    );
  },
  "sea-bastion": (second) =>
    mast(-4, -74) +
    square(-2, -70, 34, 36, second ? "slate" : "roof") +
    at(-1, -51, path("M-7 -8H-4V-5H-1.5V-8H1.5V-5H4V-8H7V4Q7 8 0 11 -7 8 -7 4Z", "cloth")) +
    path("M-44 -8V-32H-39V-28H-34V-32H-29V-28H-24V-32H-19V-8Z", "ashlar") +
    arch(-31, -13, 6, 9, "dark") +
    path("M22 -8V-28H27V-24H32V-28H37V-24H42V-28H46V-12Z", "ashlar") +
    arch(34, -11, 6, 8, "dark") +
    flag(-31, -30, 14, "golden") +
    hull("slate", "ashlar") +
    (second ? at(8, -12, icon("cabin"), 0.62) : ""),
  "sea-breese": (second) =>
    mast(-8, -76) +
    jib(-5, -74, 34, -10, second ? "moss" : "cloth") +
    path("M-11 -64Q-34 -40 -38 -12H-11Z", second ? "cloth" : "slate") +
    line("M4 -36q10 -8 14 0t-8 6M2 -24q12 -6 20 2", second ? "cloth" : "slate", 2.4) +
    flag(-8, -74, 8, "roof") +
    hull("wall", "slate") +
    (second ? at(22, -14, icon("contract"), 0.62) : ""),
  flipper: (second) =>
    mast(-10, -72) +
    square(-8, -68, 38, 48, second ? "thatch" : "water") +
    at(
      -7,
      -43,
      path("M-14 6C-12 -8 2 -12 12 -2L16 -4 14 3 8 4C4 0 -4 0 -8 6L-12 11 -13 5Z", "slate") +
        plain(circle(7, -2, 1.2, "snow")),
    ) +
    mast(26, -50) +
    jib(28, -48, 44, -16, "cloth") +
    flag(-10, -68, 9, "golden") +
    hull("slate", "cloth") +
    (second ? person(10, -7, "green") : "") +
    path("M50 10C56 -2 66 2 66 8L72 6 68 13Q60 16 50 10Z", "slate"),
  ianvincible: (second) =>
    mast(-14, -74) +
    mast(18, -64) +
    square(-12, -70, 32, 26, "roof") +
    square(-12, -42, 36, 26, second ? "golden" : "cloth") +
    square(20, -60, 26, 40, "roof") +
    at(-11, -29, path("M-8 -8H8V1Q8 7 0 10 -8 7 -8 1Z", "slate") + path("M-8 -8H0V10Q-8 7 -8 1Z", "cloth")) +
    flag(-14, -70, 10, "golden") +
    flag(18, -60, 9, "golden") +
    hull("timber", "golden") +
    repeat(3, (i) => rect(-22 + i * 16, 1, 7, 6, "dark")) +
    (second ? at(34, -16, icon("cabin"), 0.62) : ""),
  "white-wind": (second) =>
    mast(-24, -62) +
    mast(2, -78) +
    mast(26, -60) +
    square(-24, -58, 20, 24, "snow") +
    square(-24, -33, 22, 20, "snow") +
    square(3, -74, 26, 28, second ? "glow" : "snow") +
    square(3, -45, 28, 28, "snow") +
    square(27, -56, 18, 22, "snow") +
    square(27, -33, 20, 18, "snow") +
    flag(2, -74, 9, "slate") +
    hull("cloth", "slate") +
    (second ? at(-10, -13, icon("contract"), 0.62) : ""),
};

const punt = (fill: string): Svg =>
  path("M-42 -8L-34 -2H34L44 -10Q42 10 28 14H-26Q-38 10 -42 -8Z", fill) + line("M-34 4H36", "timber", 1.6);
const striped = (x: number, y: number, a: string, b: string): Svg =>
  repeat(4, (i) => path(`M${x - 20 + i * 10} ${y}h10q2 20 0 40h-10q2 -20 0 -40Z`, i % 2 ? b : a)) +
  beam(`M${x - 22} ${y}h44`, "timber", 2.4);

/** What each summer boat's ability looks like on deck. */
const SUMMER_BOATS: Record<string, Svg> = {
  "1a":
    mast(20, -60) +
    jib(22, -58, 42, -12, "cloth") +
    flag(20, -58, 8, "roof") +
    person(-26, -2, "cloth", "thatch") +
    person(-8, -2, "cloth", "roof") +
    sack(6, -2) +
    punt("plank"),
  "1b":
    mast(18, -60) +
    path("M21 -58Q46 -38 42 -12H21Z", "moss") +
    at(30, -26, mark("green"), 1.3) +
    person(-14, -2, "green", "moss") +
    tree(-32, -2, 0.6, "green") +
    punt("moss"),
  "2a":
    line("M-40 2V-6M-20 2V-6M0 2V-6M20 2V-6M38 2V-6", "plank-2", 2) +
    truck(-12, -3, lumps(-12, -17, "rock"), "plank") +
    at(22, -4, icon("field"), 1.1) +
    rect(-46, 0, 92, 8, "plank", 3) +
    ellipse(-38, 10, 8, 6, "hay") +
    ellipse(-14, 11, 8, 6, "hay") +
    ellipse(10, 11, 8, 6, "hay") +
    ellipse(34, 10, 8, 6, "hay") +
    beam("M-44 -40V12", "plank-2", 2.6),
  "2b":
    mast(-18, -66) +
    mast(18, -66) +
    square(-16, -62, 30, 46, "cloth") +
    square(20, -62, 30, 46, "roof") +
    words(-15, -40, "×", 18, "ink") +
    words(21, -40, "2", 18, "seal-text") +
    flag(-18, -62, 8, "golden") +
    flag(18, -62, 8, "golden") +
    punt("slate"),
  "3a":
    beam("M-20 -2V-58L18 -46M-20 -58L-34 -2", "plank", 3.4) +
    line("M18 -46V-30", "ink", 1.4) +
    at(18, -24, icon("any_resource"), 0.66) +
    crate(30, -2, 12) +
    barrel(2, -2, 0.9) +
    crate(-8, -3, 10) +
    punt("thatch"),
  "3b":
    mast(-24, -58) +
    jib(-22, -56, 0, -14, "plum") +
    path("M4 -20Q4 -32 18 -32T32 -20V-2H4Z", "plank") +
    rect(4, -18, 28, 5, "golden") +
    rect(15, -20, 6, 9, "golden") +
    goldBars(18, -31, 2) +
    plain(line("M2 -40l3 4M34 -40l-3 4M18 -50v5", "glow", 2)) +
    punt("plum"),
  "4a":
    mast(0, -72) +
    striped(0, -64, "slate", "cloth") +
    at(0, -42, icon("flag"), 0.95) +
    person(-28, -3, "red", "dark") +
    person(28, -3, "yellow", "dark") +
    punt("roof"),
  "4b":
    mast(-2, -70) +
    bunting(-40, -8, -2, -66, 6) +
    bunting(-2, -66, 42, -12, 6) +
    person(-24, -3, "blue") +
    person(-7, -3, "red") +
    person(10, -3, "yellow") +
    person(27, -3, "green") +
    punt("hay"),
  "7a":
    mast(0, -70) +
    square(2, -66, 40, 40, "cloth") +
    at(3, -46, icon("village_tile"), 1.15) +
    crate(-30, -3, 11) +
    barrel(-16, -2, 0.9) +
    crate(18, -3, 11) +
    sack(33, -2) +
    punt("golden"),
  "7b":
    mast(-30, -58) +
    striped(-30, -52, "moss", "cloth") +
    at(-4, -10, icon("wood"), 0.72) +
    at(14, -10, icon("stone"), 0.72) +
    at(32, -10, icon("iron"), 0.72) +
    at(14, -34, icon("hourglass"), 0.8) +
    punt("plank"),
};

const ghost =
  path("M-11 16V-2C-11 -20 11 -20 11 -2V16L7 12 3.6 16 0 12 -3.6 16 -7 12Z", "cloth") +
  plain(ellipse(-4, -4, 2, 2.8, "dark") + ellipse(4, -4, 2, 2.8, "dark") + ellipse(0, 3, 2, 1.6, "dark"));
const CELESTE =
  faint(0.45, ellipse(0, 12, 66, 12, "foam")) +
  mast(-22, -60) +
  mast(8, -76) +
  path("M-36 -54H-8L-10 -30 -16 -36 -22 -26 -28 -36 -36 -28Z", "cloth") +
  path("M-12 -70H28L26 -30 18 -40 12 -26 4 -40 -4 -28 -12 -38Z", "cloth") +
  at(8, -54, key("mist-2"), 0.9) +
  hull("mist-2", "cloth") +
  at(38, -26, ghost, 0.95) +
  faint(0.7, circle(-46, -30, 2.4, "glow") + circle(48, -62, 2, "glow") + circle(-30, -70, 1.8, "glow"));

const floating = (inner: Svg): Svg => at(0, 4, inner + water, 0.9) + wake;

export const BOATS: Record<string, (up: boolean) => Svg> = {
  ...Object.fromEntries(
    Object.entries(SHIPS).flatMap(([id, ship]) => [
      [id, () => floating(ship(false))],
      [`${id}-2`, () => floating(mirrored(ship(true)))],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(SUMMER_BOATS).map(([side, boat]) => [`summer-boat-${side}`, () => floating(boat)]),
  ),
  "key-celeste": () => floating(CELESTE),
};
