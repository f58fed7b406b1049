// Autumn: harvest, yards and great workshops under turning leaves.

import { at, beam, circle, ellipse, line, path, plain, rect, repeat, type Svg } from "../draw";
import { TOOLS } from "../icons";
import {
  arch,
  awning,
  bunting,
  chimney,
  door,
  fence,
  flag,
  hall,
  house,
  lamp,
  pane,
  shadow,
  sign,
  smoke,
  tower,
} from "./parts";
import { flowers, hay, person, tree } from "./nature";
import { barrel, blocks, cart, goldBars, ironBars, logs, lying, sack, wheel } from "./things";

const flames = (x: number, y: number, s = 1): Svg =>
  at(x, y, plain(path("M-9 0C-10 -10 -3 -8 -1 -16 1 -9 9 -10 9 0Z", "fire") + path("M-4 0Q-1 -9 4 0Z", "glow")), s);
const blade = (x: number, y: number, r: number): Svg =>
  at(
    x,
    y,
    circle(0, 0, 10, "steel") +
      line(
        repeat(
          12,
          (i) =>
            `M${Math.round(Math.cos(i / 1.91) * 100) / 10} ${Math.round(Math.sin(i / 1.91) * 100) / 10}L${Math.round(Math.cos(i / 1.91 + 0.2) * 124) / 10} ${Math.round(Math.sin(i / 1.91 + 0.2) * 124) / 10}`,
        ),
        "iron-2",
        2.2,
      ) +
      circle(0, 0, 2.4, "iron"),
    r / 10,
  );
const planks = (x: number, y: number, rows: number, width = 26): Svg =>
  repeat(rows, (i) => rect(x - width / 2 + (i % 2), y - 4 - i * 4, width, 4, i % 2 ? "hay" : "plank"));
const crane = (x: number, y: number, height: number, reach: number, load: Svg): Svg =>
  beam(
    `M${x} ${y}V${y - height}H${x + reach}M${x} ${y - height + 16}L${x + reach / 2} ${y - height}M${x - 7} ${y}L${x} ${y - 12}L${x + 7} ${y}`,
    "plank",
    3.2,
  ) +
  line(`M${x + reach} ${y - height}v14`, "ink", 1.2) +
  at(x + reach, y - height + 14, load);
const statue = (x: number, y: number, fill: string, scale = 1): Svg =>
  at(
    x,
    y,
    rect(-10, -8, 20, 8, "ashlar-2") +
      path("M-7 -8C-8 -24 -6 -32 -3 -33L-12 -46 -9 -48 0 -37 4 -33C8 -30 8 -20 7 -8Z", fill) +
      circle(1, -38, 5, fill) +
      circle(-12, -49, 3, fill),
    scale,
  );
const stall = (x: number, y: number, fill: string): Svg =>
  rect(x - 14, y - 10, 28, 10, "plank") +
  line(`M${x - 13} ${y - 8}v-16M${x + 13} ${y - 8}v-16`, "plank-2", 2) +
  awning(x - 17, y - 29, 34, fill, 5) +
  plain(circle(x - 7, y - 12, 2.6, "roof") + circle(x - 1, y - 12, 2.6, "rust") + circle(x + 5, y - 12, 2.6, "moss"));

export const AUTUMN: Record<string, (up: boolean) => Svg> = {
  barn: (up) =>
    tree(-48, -2, 1, "rust") +
    (up ? tower(28, 6, 18, 40, 14, { wall: "ashlar", roof: "roof" }) : tree(44, 0, 0.9, "rust")) +
    shadow(-4, 6, 40) +
    path("M-36 6V-20L-28 -36 -4 -48 20 -36 28 -20V6Z", "roof") +
    path("M-39 -18L-30 -38 -4 -52 22 -38 31 -18 28 -16 19 -34 -4 -46 -27 -34 -36 -16Z", "roof-2") +
    rect(-16, -15, 24, 21, "plank") +
    line("M-16 -15L8 6M8 -15L-16 6M-4 -15V6", "cloth", 2.2) +
    rect(-10, -34, 12, 11, "dark") +
    plain(path("M-9 -24Q-4 -32 1 -24Z", "hay")) +
    hay(-32, 15, 0.85) +
    (up
      ? hay(20, 16, 0.8) + sack(36, 15) + sack(46, 16, "cloth") + flag(-4, -50, 14, "golden") + hay(-44, 18, 0.6)
      : hay(24, 15, 0.65)),

  blacksmith: (up) =>
    tree(46, -4, 0.95, "rust") +
    house(-40, 6, 32, up ? 32 : 24, 22, 18, { wall: "ashlar", roof: "slate" }) +
    arch(-24, 6, 20, 20, "dark") +
    flames(-24, 6) +
    chimney(-2, -30, 20, 10, "ashlar") +
    smoke(3, -54) +
    pane(up ? 12 : 6, -5) +
    at(10, 8, TOOLS.anvil, 1) +
    rect(4, 15, 12, 6, "timber") +
    person(28, 17, "roof", "dark") +
    beam("M32 8L40 -2", "plank-2", 2.4) +
    rect(37, -7, 9, 6, "iron") +
    (up
      ? ironBars(-36, 18, 2) + sign(22, -16, at(0, 0, TOOLS.anvil, 0.5)) + flag(-24, -34, 14, "golden")
      : ironBars(-38, 17, 1)),

  fair: (up) =>
    tree(-50, -8, 0.9, "rust") +
    tree(50, -6, 0.9, "rust") +
    beam("M0 6V-62", "plank", 3.6) +
    circle(0, -63, 4, up ? "golden" : "roof") +
    line("M0 -60Q-20 -40 -38 -26M0 -60Q20 -40 38 -26", "roof", 2) +
    line("M0 -60Q-10 -34 -16 -18M0 -60Q10 -34 16 -18", "golden", 2) +
    bunting(-44, -34, -2, -54, 5) +
    bunting(2, -54, 44, -34, 5) +
    stall(-28, 8, "red") +
    (up ? stall(28, 8, "slate") : cart(28, 12, sack(22, -4) + sack(32, -4, "cloth"))) +
    person(0, 17, "red") +
    person(-12, 19, "moss") +
    (up ? person(13, 19, "plum") + lamp(0, 0) : ""),

  forge: (up) =>
    hall(-44, 4, 84, up ? 30 : 24, 16, { wall: "brick", roof: "slate" }) +
    chimney(-34, -34, 14, 11) +
    smoke(-28, -54) +
    chimney(20, -34, 14, 11) +
    smoke(26, -54) +
    (up ? chimney(-6, -42, 12, 11) : "") +
    repeat(3, (i) => arch(-28 + i * 27, 4, 18, 18, "dark") + flames(-28 + i * 27, 4, 0.8)) +
    ironBars(-30, 17, up ? 3 : 2) +
    at(0, 12, TOOLS.anvil, 0.85) +
    rect(-5, 17, 10, 5, "timber") +
    person(28, 17, "thatch", "dark") +
    (up ? ironBars(42, 17, 2) + path("M-8 -30H4V-16L-2 -12 -8 -16Z", "golden") : ""),

  goldsmith: (up) =>
    tree(-46, -2, 1, "rust") +
    tree(44, -2, 0.85, "rust") +
    (up
      ? house(4, 4, 20, 18, 30, 14, { wall: "wall", roof: "golden" }) + pane(14, -14) + pane(14, -2) + pane(33, -10)
      : "") +
    house(-28, 6, 30, up ? 4 : 18, 36, 18, { wall: "wall", roof: up ? "golden" : "plum", beams: true }) +
    door(-19, 6, 9, 14) +
    rect(-12, -8, 11, 12, "window") +
    goldBars(-6.5, 4, 1) +
    arch(-13, -18, 8, 12) +
    circle(-13, -36, 4, "gold") +
    at(
      up ? 40 : 30,
      -8,
      line("M-12 -8H2", "iron-2", 1.8) +
        circle(2, 0, 7.4, "golden") +
        circle(2, 0, 4, "autumn") +
        path("M-1 -8L2 -12 5 -8 2 -5Z", "window"),
    ) +
    person(26, 16, "plum") +
    (up ? goldBars(-36, 17, 2) + lamp(44, 12) + flag(-13, -54, 12, "golden") : lamp(-36, 10)),

  inn: (up) =>
    tree(-50, -2, 0.9, "rust") +
    hall(-42, 5, up ? 84 : 74, up ? 38 : 28, 17, { roof: "roof", beams: true }) +
    arch(-4, 5, 20, 22, "dark") +
    plain(path("M-13 4.6V-6Q-4 -16 5 -6V4.6Q-4 -2 -13 4.6Z", "autumn-2")) +
    repeat(
      2,
      (i) =>
        pane(-34 + i * 15, -5) + pane(15 + i * 13, -5) + (up ? pane(-34 + i * 15, -22) + pane(15 + i * 13, -22) : ""),
    ) +
    chimney(-32, -38, 10) +
    chimney(22, -38, 10) +
    smoke(25, -54) +
    (up ? smoke(-29, -54) : "") +
    at(
      -4,
      up ? -26 : -21,
      path("M-9 -7H9V7H-9Z", "slate") +
        plain(path("M3 -4a5 5 0 1 0 2 7a4 4 0 0 1 -2 -7Z", "glow") + circle(5, -3, 1.1, "snow")),
    ) +
    person(-28, 16, "moss") +
    barrel(28, 15) +
    (up ? lamp(-16, 14) + lamp(8, 14) + person(40, 17, "plum") + flag(-4, -50, 14, "golden") : ""),

  sawmill: (up) =>
    tree(-50, -6, 1, "rust") +
    hall(-42, 2, up ? 58 : 48, 26, 18, { wall: "plank", roof: "moss" }) +
    rect(-34, -16, 34, 18, "dark") +
    (up ? flag(-36, -38, 14, "golden") + pane(8, -6, 8, 8) : "") +
    blade(-16, -2, 13) +
    rect(-42, 0, 66, 5, "plank") +
    beam("M-36 5v9M-14 5v9M8 5v9", "plank-2", 3) +
    lying(10, 0, 34, 5) +
    logs(38, 16, up ? 4 : 3, 4.6) +
    planks(-26, 20, up ? 4 : 2) +
    person(up ? 2 : 6, 19, "roof"),

  sculptor: (up) =>
    tree(48, -6, 0.9, "rust") +
    house(-42, 4, 30, 20, 22, 17, { wall: "wall", roof: "roof" }) +
    arch(-27, 4, 14, 18, "dark") +
    pane(-2, -5, 9, 9) +
    statue(20, 12, up ? "golden" : "stone", up ? 1.25 : 1.05) +
    (up ? "" : line("M8 14V-34M36 14V-34M4 -14H38", "plank", 2.2)) +
    person(-6, 17, "slate") +
    blocks(-32, 16, up ? 2 : 1) +
    (up ? statue(-12, -30, "stone", 0.5) + flowers(38, 17) + flowers(4, 18) : blocks(42, 17, 1)),

  "stone-yard": (up) =>
    tree(-50, -6, 0.95, "rust") +
    crane(6, 6, up ? 60 : 50, 28, rect(-7, 0, 14, 10, "stone")) +
    (up ? house(-46, 2, 24, 12, 16, 13, { wall: "ashlar", roof: "moss" }) + door(-34, 2, 7, 11) : "") +
    blocks(-22, 12, up ? 3 : 3) +
    blocks(36, 13, up ? 3 : 2) +
    fence(-50, 14, 3) +
    person(19, 17, "thatch") +
    (up ? path("M2 -54l4 -8 4 8Z", "golden") + blocks(-46, 19, 1) : ""),

  "timber-yard": (up) =>
    tree(50, -8, 1, "rust") +
    beam("M-44 8V-32M-2 8V-32", "plank-2", 3.4) +
    path("M-52 -28L-40 -44H-6L6 -28Z", "moss") +
    planks(-23, 6, up ? 7 : 5, 36) +
    (up
      ? beam("M8 8V-26M44 8V-26", "plank-2", 3.4) +
        path("M0 -22L12 -38H40L52 -22Z", "moss") +
        planks(26, 6, 5, 30) +
        flag(-23, -44, 14, "golden")
      : logs(28, 8, 4, 5)) +
    lying(-28, 18, 34, 4.4) +
    logs(up ? 34 : 40, 19, 2, 4.4) +
    person(up ? 6 : 8, 18, "roof"),

  wainwright: (up) =>
    tree(-50, -4, 0.9, "rust") +
    house(-42, 4, 34, up ? 34 : 24, 24, 18, { wall: "plank", roof: "thatch" }) +
    arch(-25, 4, 22, 21, "dark") +
    pane(up ? 16 : 6, -6, 8, 8) +
    at(-25, -24, wheel(0, 0, 7)) +
    wheel(-40, 8, 11) +
    (up ? path("M4 2C2 -20 40 -20 38 2Z", "cloth") + line("M13 1V-13M29 1V-13", "wall-2", 1.6) : "") +
    cart(20, 16, "") +
    (up ? wheel(46, 10, 8) + flag(-25, -36, 14, "golden") : wheel(44, 8, 9)) +
    person(-12, 18, "moss"),

  well: (up) =>
    tree(-44, -6, 1.05, "rust") +
    tree(44, -4, 0.95, "rust") +
    shadow(0, 10, 26) +
    rect(-19, -10, 38, 18, "ashlar") +
    ellipse(0, 8, 19, 5, "ashlar") +
    plain(rect(-18.3, -9, 36.6, 16.6, "ashlar")) +
    line("M-19 -3H19M-19 3H19M-10 -10V-3M6 -10V-3M-2 -3V3M13 -3V3M-12 3V10M4 3V11", "ashlar-2", 1.4) +
    ellipse(0, -10, 19, 5.6, "ashlar") +
    ellipse(0, -10, 14.6, 3.8, "water-2") +
    beam("M-16 -12V-38M16 -12V-38", "plank", 3.6) +
    beam("M-16 -26H16", "plank-2", 3) +
    line("M0 -26V-19", "ink", 1.2) +
    path("M-5 -19H5L4 -10H-4Z", "plank") +
    path("M-25 -34L0 -56 25 -34Z", up ? "golden" : "roof") +
    line("M-16 -41H16M-9 -47H9", up ? "golden-2" : "roof-2", 1.2) +
    (up
      ? flowers(-26, 12) +
        flowers(26, 12) +
        circle(0, -58, 3.4, "glow") +
        rect(-32, 12, 64, 5, "ashlar", 2) +
        person(38, 16, "slate")
      : barrel(28, 12, 0.7) + person(-32, 14, "slate")),
};
