// Trees, rocks, beasts and people, standing on the ground at (x, y).

import { at, beam, circle, ellipse, line, path, plain, rect, round, type Svg } from "../draw";
import { shadow, snowOn } from "./parts";

type Crown = "blossom" | "green" | "rust" | "bare" | "pine" | "snow";

export function tree(x: number, y: number, size: number, crown: Crown): Svg {
  const trunk = shadow(0, 0.5, 7) + rect(-1.8, -10, 3.6, 10, "timber");
  const pine = (fill: string): Svg => path("M0 -34L7 -22H4L10 -12H5.5L11 -3H-11L-5.5 -12H-10L-4 -22H-7Z", fill);
  const round_ = (fill: string, shade: string): Svg =>
    path(
      "M0 -33C8 -34 10 -28 10 -26 14 -24 14 -16 9 -14 7 -8 -6 -8 -8 -13 -14 -15 -13 -24 -9 -26 -9 -30 -5 -33 0 -33Z",
      fill,
    ) + plain(path("M9 -14C7 -8 -6 -8 -8 -13 -2 -12 6 -14 10 -24 13 -22 13 -16 9 -14Z", shade));
  const dots = (fill: string): Svg =>
    plain(
      circle(-4, -26, 1.6, fill) + circle(4, -22, 1.6, fill) + circle(-5, -18, 1.6, fill) + circle(3, -29, 1.4, fill),
    );
  const shapes: Record<Crown, () => Svg> = {
    blossom: () => trunk + round_("blossom", "blossom") + dots("snow"),
    green: () => trunk + round_("leaf", "leaf-2"),
    rust: () => trunk + round_("rust", "roof") + dots("glow"),
    bare: () =>
      shadow(0, 0.5, 7) +
      beam("M0 0V-16M0 -10L-7 -20M0 -14L6 -25M0 -16L-3 -27M-4.4 -16.4L-10 -18M3.6 -20.4L9 -22", "timber", 2.4),
    pine: () => trunk + pine("pine"),
    snow: () =>
      trunk +
      pine("pine") +
      snowOn("M0 -34L7 -22 3 -24 0 -21 -3 -24 -7 -22ZM4 -20L9 -13 5 -14 1 -12 -3 -14 -8.4 -12.6 -4 -20Z"),
  };
  return at(x, y, shapes[crown](), size);
}

export const bush = (x: number, y: number, fill = "leaf", dots = ""): Svg =>
  path(
    `M${x - 8} ${y}C${x - 12} ${y - 7} ${x - 5} ${y - 10} ${x - 3} ${y - 7}C${x - 1} ${y - 12} ${x + 6} ${y - 10} ${x + 5} ${y - 6}C${x + 10} ${y - 8} ${x + 11} ${y - 1} ${x + 8} ${y}Z`,
    fill,
  ) +
  (dots && plain(circle(x - 4, y - 4, 1.4, dots) + circle(x + 1, y - 6, 1.4, dots) + circle(x + 5, y - 3, 1.4, dots)));

export const flowers = (x: number, y: number): Svg =>
  plain(
    line(`M${x} ${y}v-5M${x + 5} ${y}v-4M${x - 5} ${y}v-4`, "leaf-2", 1.2) +
      circle(x, y - 6, 2.1, "roof") +
      circle(x + 5, y - 5, 2, "glow") +
      circle(x - 5, y - 5, 2, "blossom"),
  );

export const rocks = (x: number, y: number, scale = 1): Svg =>
  at(
    x,
    y,
    path("M-12 0L-9 -8 -3 -10 1 -5 4 -8 10 -6 13 0Z", "rock") + plain(path("M1 -5L4 -8 10 -6 13 0H3Z", "rock-2")),
    scale,
  );

/** A hill of bare rock, `width` wide and `height` high, its peak at `peak` of its width. */
export function crag(x: number, y: number, width: number, height: number, peak = 0.45): Svg {
  const spot = ([across, up]: [number, number]): string =>
    `${round(x + width * (across - 0.5))} ${round(y - height * up)}`;
  const outline = (...spots: [number, number][]): string => `M${spots.map(spot).join("L")}Z`;
  const lit: [number, number][] = [
    [0, 0],
    [0.1, 0.5],
    [0.24, 0.66],
    [peak, 1],
  ];
  const shaded: [number, number][] = [
    [peak, 1],
    [peak + 0.17, 0.82],
    [0.82, 0.6],
    [0.94, 0.24],
    [1, 0],
  ];
  const fold: [number, number][] = [
    [peak + 0.16, 0],
    [peak + 0.02, 0.55],
  ];
  return (
    shadow(x, y + 1, width / 2 + 5) +
    path(outline(...lit, ...shaded), "rock") +
    plain(path(outline(...shaded, ...fold), "rock-2")) +
    path(outline(...lit, ...shaded), "none")
  );
}

/** Lumps of ore in the rock at each of the given points. */
export const ore = (fill: string, ...spots: [x: number, y: number][]): Svg =>
  spots
    .map(
      ([x, y]) =>
        path(`M${x - 4} ${y}l2 -4 4 -1 3 4 -2 4 -5 0Z`, fill) + path(`M${x + 4} ${y + 4}l2 -3 3 1 0 3Z`, fill),
    )
    .join("");

/** A villager. */
export const person = (x: number, y: number, fill = "slate", hat = "thatch"): Svg =>
  shadow(x, y + 0.5, 5) +
  path(`M${x - 5} ${y}C${x - 5} ${y - 9} ${x - 3} ${y - 12} ${x} ${y - 12}S${x + 5} ${y - 9} ${x + 5} ${y}Z`, fill) +
  circle(x, y - 15, 3.7, "skin") +
  path(
    `M${x - 5.4} ${y - 16}Q${x} ${y - 17.4} ${x + 5.4} ${y - 16}L${x + 3} ${y - 17.4}Q${x} ${y - 22.6} ${x - 3} ${y - 17.4}Z`,
    hat,
  );

export const horse = (x: number, y: number): Svg =>
  shadow(x, y + 0.5, 14) +
  at(
    x,
    y,
    path(
      "M-13 -8C-14 -17 -9 -19 -4 -18.4H4L9.4 -29 12 -27.6 16.6 -23 17.6 -19.6 15 -18.6 11.6 -20 9.4 -12 8.6 0H5L4.4 -8H-6L-7.4 0H-11Z",
      "horse",
    ) +
      beam("M-13 -15Q-18 -12 -16.6 -5", "timber", 2.6) +
      beam("M5.4 -19L9.4 -28", "timber", 2.6) +
      plain(circle(13, -24, 0.9, "dark")),
  );

export const hay = (x: number, y: number, scale = 1): Svg =>
  at(
    x,
    y,
    path("M-12 0C-12 -12 -5 -17 0 -17S12 -12 12 0Z", "hay") +
      line("M-6 -3Q-5 -9 -2 -13M2 -2Q3 -8 1 -14M7 -2Q7 -7 5 -10", "thatch-2", 1.2),
    scale,
  );

/** Snow that the wind has heaped up. */
export const drift = (x: number, y: number, rx: number): Svg => plain(ellipse(x, y, rx, rx * 0.22, "snow"));
