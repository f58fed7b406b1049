// The promo tiles of winter.

import { at, circle, line, path, plain, rect, repeat, type Svg } from "../draw";
import { drift, person, tree } from "./nature";
import { arch, awning, flag, pane, shadow } from "./parts";
import { barrel, key } from "./things";

export const PROMOS: Record<string, () => Svg> = {
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
};
