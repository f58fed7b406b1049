// The promo tiles.

import { at, beam, circle, ellipse, line, path, plain, rect, repeat, type Svg } from "../draw";
import { bush, drift, flowers, person, tree } from "./nature";
import { arch, awning, flag, hall, house, pane, pennant, shadow } from "./parts";
import { barrel, cart, crate, goldBars, key, logs, sack } from "./things";

export const PROMOS: Record<string, (up: boolean) => Svg> = {
  emporium: () =>
    tree(-50, 0, 0.85, "snow") +
    tree(50, 0, 0.85, "snow") +
    shadow(0, 7, 44) +
    rect(-38, -30, 76, 36, "wall") +
    path("M-18 -34C-18 -60 18 -60 18 -34Z", "window") +
    line("M0 -54V-34M-10 -51Q-12 -42 -11 -34M10 -51Q12 -42 11 -34", "golden-2", 1.6) +
    rect(-41, -34, 82, 6, "moss") +
    flag(0, -53, 13, "golden") +
    plain(rect(-41, -36.4, 22, 3, "snow") + rect(19, -36.4, 22, 3, "snow")) +
    repeat(4, (i) => pane(-29 + i * 19.4, -16, 9, 9)) +
    awning(-38, -11, 76, "moss", 4) +
    rect(-34, -3, 24, 9, "window") +
    rect(10, -3, 24, 9, "window") +
    arch(0, 6, 12, 14, "door") +
    person(-28, 17, "green") +
    person(-8, 19, "slate") +
    person(8, 18, "roof") +
    barrel(34, 16, 0.8),

  monument: () =>
    tree(-44, -2, 0.9, "snow") +
    tree(44, -2, 0.9, "snow") +
    shadow(0, 10, 34) +
    rect(-30, 4, 60, 7, "ashlar") +
    rect(-23, -3, 46, 7, "ashlar") +
    path("M-9 -3L-6 -52 0 -64 6 -52 9 -3Z", "stone") +
    plain(path("M1 -62L6 -52 8.6 -3.6H2Z", "stone-2")) +
    path("M-6 -52L0 -66 6 -52Z", "golden") +
    at(0, -24, key(), 0.55) +
    rect(-18, -12, 36, 9, "ashlar-2") +
    path("M-14 -12H-10V-20H-14ZM10 -12H14V-20H10Z", "golden") +
    circle(-12, -22, 3, "glow") +
    circle(12, -22, 3, "glow") +
    drift(-22, 13, 16) +
    drift(24, 14, 14) +
    person(-34, 18, "slate") +
    person(34, 18, "plum"),

  storyteller: (up) =>
    tree(-46, -4, 1.05, "green") +
    bush(44, 2) +
    shadow(0, 12, 40) +
    (up ? house(10, 2, 20, 18, 18, 14, { beams: true }) : line("M34 -2L26 -20M18 -2L26 -20M26 -20V-30", "plank", 2.4)) +
    path("M-12 12L-6 4 0 10 6 3 12 12Z", "plank") +
    path("M-7 8C-9 -2 -1 -6 0 -15C3 -7 9 -4 7 8Z", "roof") +
    path("M-3.6 8C-4 2 0 0 0.6 -6C3 0 4.6 3 3.6 8Z", "golden") +
    person(-28, 14, "plum", "slate") +
    line("M-24 -6Q-18 -12 -12 -8", "paper", 2) +
    person(-14, 22, "blue") +
    person(14, 22, "golden") +
    (up ? person(30, 18, "roof") : ""),

  trader: (up) =>
    shadow(0, 10, 46) +
    cart(-30, 10, sack(-34, -6) + sack(-24, -6)) +
    beam("M4 8V-26M44 8V-26", "plank", 3) +
    rect(2, -8, 44, 9, "plank") +
    awning(0, -26, 48, up ? "golden" : "moss", 9) +
    crate(10, -8, 9) +
    crate(30, -8, 9) +
    person(24, 0, "slate") +
    person(-4, 20, "green") +
    (up ? person(12, 22, "green") + pennant(46, -26) : ""),

  developer: (up) =>
    shadow(0, 10, 44) +
    house(-46, 6, 20, 18, 18, 14) +
    line("M8 6V-34M40 6V-34M4 -8H44M4 -22H44", "plank", 2.6) +
    (up ? rect(12, -30, 24, 36, "wall") + pane(19, -20) + pane(29, -20) + flag(24, -34, 12, "golden") : rect(12, -6, 24, 12, "wall")) +
    rect(-6, 14, 22, 12, "paper", 1) +
    line("M-2 18H12M-2 22H8", "blue", 1.4) +
    person(28, 20, "roof"),

  sorcerer: (up) =>
    tree(-48, -2, 0.9, "green") +
    bush(46, 4) +
    shadow(0, 12, 42) +
    rect(-14, -34, 28, 42, "ashlar") +
    path("M-18 -34L0 -66 18 -34Z", up ? "plum" : "slate") +
    plain(circle(-5, -42, 1.6, "glow") + circle(5, -48, 1.4, "glow") + circle(1, -39, 1.2, "glow")) +
    arch(0, 8, 10, 16, "dark") +
    pane(-5, -22) +
    pane(5, -22) +
    (up ? flag(0, -64, 12, "golden") + rect(18, -16, 16, 24, "ashlar") + path("M16 -16L26 -32 36 -16Z", "plum") : "") +
    person(-30, 20, "plum") +
    path("M-36 4L-30 -14 -24 4Z", "plum") +
    line("M-22 20V-4", "plank", 2) +
    circle(-22, -6, 3.2, "glow") +
    plain(line("M-22 -14v-4M-15 -10l3 -3M-29 -10l-3 -3", "glow", 1.6)),

  "talton-lodge": (up) =>
    tree(-50, 0, 0.95, "rust") +
    tree(52, 0, 0.85, "rust") +
    shadow(0, 12, 46) +
    hall(-34, 8, 62, 26, 24, { roof: up ? "roof" : "thatch", beams: true }) +
    arch(-4, 8, 11, 17, "dark") +
    pane(-22, -4) +
    pane(14, -4) +
    rect(24, -34, 8, 18, "ashlar") +
    (up ? flag(-32, -20, 12, "golden") + pennant(28, -34) : "") +
    line("M34 8V-6M34 -4H44", "plank", 2) +
    rect(37, -3, 11, 8, "paper", 1) +
    person(-22, 22, "blue") +
    person(2, 24, "golden") +
    (up ? person(22, 22, "roof") : ""),

  beekeeper: () =>
    tree(-46, -2, 0.9, "snow") +
    drift(30, 14, 20) +
    shadow(0, 10, 40) +
    repeat(3, (i) => {
      const x = -20 + i * 24;
      return (
        rect(x - 11, 4, 22, 4, "plank") +
        path(`M${x - 10} 4C${x - 12} -12 ${x - 6} -22 ${x} -24C${x + 6} -22 ${x + 12} -12 ${x + 10} 4Z`, "thatch") +
        line(`M${x - 10.6} -3H${x + 10.6}M${x - 9.6} -10H${x + 9.6}M${x - 7} -17H${x + 7}`, "thatch-2", 1.4) +
        path(`M${x - 3} 4V0A3 3 0 0 1 ${x + 3} 0V4Z`, "ink") +
        plain(path(`M${x - 7} -20Q${x} -29 ${x + 7} -20Z`, "snow"))
      );
    }) +
    person(44, 18, "paper", "paper") +
    circle(-34, -16, 2.2, "golden") +
    circle(-4, -34, 2.2, "golden") +
    circle(16, -32, 2.2, "golden"),

  "the-glade": () =>
    tree(-46, -4, 1.1, "green") +
    tree(-26, -12, 0.9, "green") +
    tree(46, -4, 1.1, "green") +
    tree(26, -12, 0.9, "green") +
    shadow(0, 10, 34) +
    plain(ellipse(0, 8, 34, 9, "spring")) +
    flowers(-14, 8) +
    flowers(12, 10) +
    bush(-30, 14, "leaf", "roof") +
    bush(32, 14, "leaf", "golden") +
    path("M-6 2Q-8 -8 0 -9T9 -3L13 -8 12 2Z", "plank") +
    line("M-4 2V9M8 2V9", "plank", 2.2) +
    line("M12 -8L10 -14M12 -8L16 -13", "plank", 1.6),

  "the-glade-in-winter": () =>
    tree(-46, -4, 1.1, "snow") +
    tree(-26, -12, 0.9, "snow") +
    tree(46, -4, 1.1, "snow") +
    tree(26, -12, 0.9, "snow") +
    shadow(0, 10, 34) +
    plain(ellipse(0, 8, 36, 10, "snow")) +
    circle(0, 2, 9, "snow") +
    circle(0, -11, 6.4, "snow") +
    rect(-5, -22, 10, 6, "slate") +
    rect(-7.4, -17, 14.8, 2.2, "slate") +
    path("M0 -11L7 -9.6 0 -9Z", "roof") +
    line("M-8 0L-17 -6M8 0L17 -6", "plank", 1.8) +
    circle(-2, -12.6, 0.9, "ink") +
    circle(2.2, -12.6, 0.9, "ink") +
    drift(-30, 15, 14) +
    drift(30, 16, 14),

  "delivery-man": () =>
    tree(48, -4, 0.9, "snow") +
    shadow(0, 12, 44) +
    hall(-46, 6, 40, 20, 16, { roof: "slate", snow: true }) +
    line("M-10 20Q10 10 48 14", "road-2", 6) +
    line("M-10 20Q10 10 48 14", "road", 4) +
    cart(22, 10, crate(18, -8, 9) + crate(28, -8, 8)) +
    person(-4, 20, "blue", "slate") +
    crate(-12, 18, 7),

  keyside: () =>
    shadow(0, 8, 46) +
    rect(-50, 6, 100, 7, "ashlar") +
    plain(rect(-50, 4.4, 100, 2.4, "snow")) +
    path("M-50 13H50V22Q38 18 25 22T0 22 -25 22 -50 22Z", "water") +
    house(-46, 6, 20, 16, 18, 14, { snow: true }) +
    beam("M10 6V-40M10 -40L38 -30M10 -28L24 -35", "plank", 3) +
    line("M36 -31V-12", "ink", 1.4) +
    crate(36, -2, 9) +
    barrel(20, 4, 0.8) +
    goldBars(-6, 4, 1) +
    logs(44, 5, 2, 3) +
    person(4, 18, "slate"),
};
