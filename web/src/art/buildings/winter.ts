// Winter: guilds, mills and the great house, under snow. These tiles have one side only.

import { at, beam, circle, ellipse, line, path, plain, rect, repeat, type Svg } from "../draw";
import { drift, person, tree } from "./nature";
import { arch, chimney, door, flag, hall, house, lamp, pane, shadow, smoke, snowOn, tower } from "./parts";
import { goldBars, key, sack } from "./things";

const S = true;
const banner = (x: number, y: number, fill: string, length = 16): Svg =>
  path(`M${x - 4} ${y}h8v${length}l-4 -4 -4 4Z`, fill);

/** A gable in steps, as guild houses have: `steps` on each side. */
function stepped(x: number, y: number, width: number, height: number, steps: number, rise: number, fill: string): Svg {
  const run = width / (2 * steps + 1);
  const up = repeat(steps, () => `v${-rise}h${run}`);
  const down = repeat(steps, () => `h${run}v${rise}`);
  const snow = repeat(
    steps,
    (i) =>
      rect(x + i * run - 1, y - height - (i + 1) * rise - 2, run + 1, 2.6, "snow") +
      rect(x + width - (i + 1) * run, y - height - (i + 1) * rise - 2, run + 1, 2.6, "snow"),
  );
  return (
    shadow(x + width / 2, y + 1, width / 2 + 6) +
    path(`M${x} ${y}V${y - height}${up}h${run}${down}V${y}Z`, fill) +
    plain(snow + rect(x + steps * run - 1, y - height - steps * rise - 2.4, run + 2, 3, "snow"))
  );
}

const spire = (x: number, y: number, height: number): Svg =>
  tower(x - 8, y, 16, height, 22, { snow: S }) +
  arch(x, y - height + 16, 6, 12) +
  arch(x, y - 12, 6, 12) +
  line(`M${x} ${y - height - 22}v-6M${x - 2.4} ${y - height - 25.6}h4.8`, "golden-2", 1.8);
const book = path("M-8 -5Q-4 -7 0 -5 4 -7 8 -5V5Q4 3 0 5 -4 3 -8 5Z", "cloth") + line("M0 -5V5", "ink", 1.2);
const quill = path("M-7 8C-6 -2 0 -8 8 -9 7 -1 2 4 -4 5Z", "cloth") + line("M-8 10L3 -4", "ink", 1.2);

export const WINTER: Record<string, (up: boolean) => Svg> = {
  apothecary: () =>
    tree(-44, 0, 1, "snow") +
    house(-24, 6, 32, 22, 30, 20, { roof: "moss", beams: true, snow: S }) +
    door(-16, 6, 9, 14) +
    rect(-8, -8, 12, 11, "window") +
    plain(circle(-5, 0, 2, "leaf") + circle(0, 0, 2, "roof") + rect(-6, 2, 8, 1, "timber")) +
    pane(-8, -17) +
    pane(20, -6) +
    chimney(14, -42, 10) +
    smoke(17, -58) +
    at(
      40,
      4,
      path("M-11 -12H11C10 0 6 4 5 5V8H-5V5C-6 4 -10 0 -11 -12Z", "golden") + beam("M2 -12L9 -24", "plank", 3.6),
    ) +
    drift(-30, 10, 14) +
    person(18, 17, "moss") +
    lamp(-36, 12),

  "craftsmans-guild": () =>
    tree(46, -2, 0.95, "snow") +
    stepped(-34, 6, 60, 30, 3, 8, "brick") +
    banner(-20, -22, "blue", 18) +
    banner(-4, -22, "red", 18) +
    banner(12, -22, "yellow", 18) +
    at(-4, -42, circle(0, 0, 6, "golden")) +
    arch(-4, 6, 13, 19, "door") +
    arch(-22, 4, 8, 12) +
    arch(14, 4, 8, 12) +
    person(-28, 17, "blue") +
    person(20, 17, "red") +
    person(36, 16, "yellow") +
    drift(-40, 10, 12),

  jeweller: () =>
    tree(-44, -2, 0.95, "snow") +
    house(-28, 6, 36, 20, 28, 19, { roof: "plum", snow: S }) +
    door(-20, 6, 9, 14) +
    rect(-11, -10, 15, 14, "window") +
    goldBars(-4, 4, 1) +
    arch(-10, -16, 7, 9) +
    pane(20, -5) +
    at(
      38,
      -8,
      path("M-13 -8L-7 -15H7L13 -8 0 10Z", "water") +
        path("M-5 -8L0 -15 5 -8 0 10Z", "foam") +
        line("M-13 -8H13", "ink", 1.4),
    ) +
    plain(line("M24 -28l3 3M52 -28l-3 3M38 -32v4", "glow", 2)) +
    rect(31, 4, 14, 8, "ashlar") +
    person(14, 17, "plum") +
    drift(30, 13, 14) +
    lamp(-38, 12),

  "key-guild": () =>
    tree(-48, -2, 0.9, "snow") +
    tree(48, -2, 0.9, "snow") +
    shadow(0, 7, 44) +
    rect(-36, -26, 72, 32, "ashlar") +
    path("M-42 -26L0 -56 42 -26Z", "slate") +
    snowOn("M0 -56L20 -42Q14 -38 10 -41T0 -41T-10 -41T-20 -42Z") +
    at(0, -33, key(), 1.15) +
    repeat(4, (i) => rect(-32 + i * 19, -24, 7, 26, "wall") + rect(-34 + i * 19, -25, 11, 3, "ashlar-2")) +
    arch(0, 4, 10, 20, "door") +
    rect(-40, 2, 80, 4, "ashlar-2") +
    rect(-44, 6, 88, 4, "ashlar") +
    person(-30, 18, "slate") +
    person(30, 18, "plum"),

  keythedral: () =>
    tree(-52, 2, 0.8, "snow") +
    tree(52, 2, 0.8, "snow") +
    house(-22, 6, 44, 0, 34, 24, { wall: "ashlar", roof: "slate", snow: S }) +
    spire(-27, 7, 38) +
    spire(27, 7, 38) +
    circle(0, -32, 8.6, "window") +
    line("M0 -40.6V-23.4M-8.6 -32H8.6M-6 -38L6 -26M6 -38L-6 -26", "timber", 1.2) +
    arch(0, 6, 15, 22, "door") +
    at(0, -9, key(), 0.55) +
    line("M0 6V-13", "timber", 1) +
    arch(-13, 0, 5, 14) +
    arch(13, 0, 5, 14) +
    rect(-18, 6, 36, 4, "ashlar") +
    drift(0, 14, 24),

  "key-market": () =>
    tree(48, -4, 0.9, "snow") +
    hall(-42, 6, 84, 26, 20, { wall: "plank", roof: "moss", snow: S }) +
    repeat(4, (i) => arch(-31 + i * 20.6, 6, 15, 21, "dark")) +
    tower(-7, -37, 14, 10, 12, { wall: "plank", roof: "moss", snow: S }) +
    at(0, -40, key(), 0.5) +
    repeat(
      2,
      (i) =>
        rect(-38 + i * 41, 4, 34, 6, "plank") +
        plain(
          circle(-32 + i * 41, 3, 3, "leaf") +
            circle(-25 + i * 41, 3, 3, "rust") +
            circle(-18 + i * 41, 3, 3, "leaf") +
            circle(-11 + i * 41, 3, 3, "glow"),
        ),
    ) +
    person(-20, 19, "green") +
    person(0, 20, "green") +
    person(22, 19, "green"),

  "mercers-guild": () =>
    tree(-46, -2, 0.95, "snow") +
    stepped(-26, 6, 48, 34, 3, 8, "wall") +
    repeat(2, (i) => pane(-13 + i * 22, -20, 8, 10)) +
    arch(-2, 6, 12, 17, "door") +
    at(-2, -44, circle(0, 0, 5, "golden")) +
    banner(-18, -14, "roof", 14) +
    banner(14, -14, "slate", 14) +
    beam("M22 -44H38V-34", "plank-2", 2.6) +
    rect(33, -34, 11, 9, "plank") +
    repeat(3, (i) => ellipse(30 + i * 7, 8 - i, 4, 6, ["roof", "slate", "glow"][i]!)) +
    person(-34, 17, "plum") +
    rect(6, 6, 18, 7, "roof", 3) +
    ellipse(24, 9.5, 2.4, 3.5, "cloth") +
    drift(40, 15, 12),

  scholar: () =>
    tree(44, 0, 1, "snow") +
    house(-4, 6, 26, 12, 20, 15, { wall: "ashlar", roof: "slate", snow: S }) +
    pane(9, -4, 8, 9) +
    tower(-34, 7, 28, 44, 16, { snow: S }) +
    arch(-20, -20, 9, 13) +
    door(-20, 7, 10, 15) +
    line("M-20 -44L2 -58", "golden-2", 5) +
    line("M-4 -54L2 -58", "iron-2", 6) +
    plain(circle(20, -54, 1.6, "glow") + circle(30, -46, 1.3, "glow") + circle(10, -68, 1.5, "glow")) +
    at(
      30,
      12,
      rect(-10, -1, 20, 4, "roof") +
        rect(-8, -5, 17, 4, "slate") +
        rect(-9, -9, 16, 4, "moss") +
        at(0, -15, book, 0.95),
    ) +
    person(2, 18, "plum", "dark") +
    drift(-40, 12, 12),

  scribes: () =>
    tree(-50, -2, 0.9, "snow") +
    hall(-42, 6, 74, 26, 18, { wall: "ashlar", roof: "roof", snow: S }) +
    repeat(5, (i) => arch(-33 + i * 14.6, 2, 9, 17, i === 2 ? "door" : "window")) +
    tower(-14, -30, 18, 16, 14, { wall: "ashlar", roof: "roof", snow: S }) +
    arch(-5, -34, 6, 9, "dark") +
    at(36, 4, path("M-9 0H9L7 10H-7Z", "slate") + ellipse(0, 0, 9, 3, "dark") + at(5, -12, quill, 1.3)) +
    at(-24, 16, book, 1) +
    at(2, 17, book, 1) +
    drift(20, 16, 12),

  "village-hall": () =>
    tree(48, -2, 0.95, "snow") +
    hall(-42, 6, 76, 26, 17, { roof: "roof", beams: true, snow: S }) +
    tower(-15, 6, 22, 52, 17, { wall: "wall", roof: "roof", snow: S }) +
    circle(-4, -34, 7.4, "cloth") +
    line("M-4 -34V-39M-4 -34L0 -32", "ink", 1.6) +
    arch(-4, 6, 11, 17, "door") +
    pane(-4, -16) +
    pane(-31, -4) +
    pane(-23, -4) +
    pane(16, -4) +
    pane(26, -4) +
    flag(-4, -60, 12, "golden") +
    person(-26, 17, "slate") +
    person(-14, 18, "slate") +
    person(20, 17, "slate") +
    drift(38, 12, 14),

  watermill: () =>
    tree(-48, -4, 0.95, "snow") +
    house(-36, 4, 30, 26, 26, 18, { wall: "ashlar", roof: "slate", snow: S }) +
    door(-21, 4, 9, 14) +
    pane(-21, -16) +
    pane(4, -8) +
    chimney(-2, -38, 10) +
    smoke(1, -54) +
    path("M4 17C8 8 50 6 56 14 58 20 44 22 30 22S0 23 4 17Z", "water") +
    line("M12 18h8M44 16h7", "foam", 1.6) +
    at(
      30,
      -4,
      circle(0, 0, 20, "plank") +
        circle(0, 0, 15, "winter") +
        line(
          repeat(
            4,
            (i) =>
              `M${[-19, -13.4, 0, 13.4][i]} ${[0, -13.4, -19, -13.4][i]}L${[19, 13.4, 0, -13.4][i]} ${[0, 13.4, 19, 13.4][i]}`,
          ),
          "plank-2",
          3,
        ) +
        circle(0, 0, 4.4, "plank-2"),
    ) +
    drift(-30, 14, 16) +
    person(-2, 17, "thatch"),

  windmill: () =>
    tree(-42, 0, 1, "snow") +
    tree(44, 2, 0.85, "snow") +
    shadow(0, 8, 26) +
    path("M-18 8L-11 -34H11L18 8Z", "wall") +
    plain(path("M5 -33H11L17.4 7.4H9Z", "wall-2")) +
    path("M-14 -34Q0 -56 14 -34Z", "roof") +
    snowOn("M-10 -40Q0 -54 10 -40Q5 -37 0 -40T-10 -40Z") +
    door(0, 8, 10, 15) +
    pane(-1, -14) +
    at(
      0,
      -36,
      repeat(
        4,
        (i) =>
          `<g transform="rotate(${28 + i * 90})">${beam("M0 0V-34", "plank-2", 2.6) + path("M1.4 -10H11V-34H1.4Z", "cloth") + line("M1.4 -18H11M1.4 -26H11M6 -10V-34", "plank-2", 1)}</g>`,
      ) + circle(0, 0, 3.6, "plank"),
    ) +
    sack(24, 16) +
    sack(36, 17, "cloth") +
    drift(-24, 13, 14),
};
