// Goods, carts and tools, standing on the ground at (x, y).

import { at, beam, circle, line, path, plain, rect, repeat, round, type Svg } from "../draw";

export const barrel = (x: number, y: number, scale = 1): Svg =>
  at(
    x,
    y,
    path("M-5 0C-7 -4 -7 -8 -5 -12H5C7 -8 7 -4 5 0Z", "plank") + line("M-6 -3.4H6M-6 -8.6H6", "iron-2", 1.5),
    scale,
  );

export const crate = (x: number, y: number, size = 11): Svg =>
  rect(x - size / 2, y - size, size, size, "plank") +
  line(`M${x - size / 2} ${y - size}l${size} ${size}`, "plank-2", 1.4);

export const sack = (x: number, y: number, fill = "thatch"): Svg =>
  path(
    `M${x - 3} ${y - 10}C${x - 9} ${y - 6} ${x - 8} ${y} ${x - 5} ${y}H${x + 5}C${x + 8} ${y} ${x + 9} ${y - 6} ${x + 3} ${y - 10}l2.4 -3h-10.8Z`,
    fill,
  ) + line(`M${x - 3} ${y - 10}h6`, "roof-2", 1.6);

const endOfLog = (x: number, y: number, r: number): Svg =>
  circle(x, y, r, "hay") + plain(line(`M${x} ${y - r / 2}a${r / 2} ${r / 2} 0 1 1 -.1 0`, "plank-2", 1));

/** A pile of logs seen from their ends: rows of `wide`, one less in each row above. */
export function logs(x: number, y: number, wide: number, r = 4.6): Svg {
  return repeat(wide, (row) =>
    repeat(wide - row, (i) => endOfLog(x + (i - (wide - row - 1) / 2) * r * 2, y - r - row * r * 1.72, r)),
  );
}

export const lying = (x: number, y: number, length: number, r = 4): Svg =>
  rect(x - length / 2, y - 2 * r, length, 2 * r, "wood", r * 0.6) + endOfLog(x + length / 2 - 1, y - r, r);

export function heap(
  x: number,
  y: number,
  unit: (x: number, y: number) => Svg,
  wide: number,
  dx: number,
  dy: number,
): Svg {
  return repeat(wide, (row) => repeat(wide - row, (i) => unit(x + (i - (wide - row - 1) / 2) * dx, y - row * dy)));
}

export const goldBars = (x: number, y: number, wide = 2): Svg =>
  heap(
    x,
    y,
    (a, b) => path(`M${a - 6} ${b}l2 -6h8l2 6Z`, "gold") + plain(line(`M${a - 2.6} ${b - 4}h4`, "glow", 1.2)),
    wide,
    12.4,
    6.4,
  );

export const ironBars = (x: number, y: number, wide = 2): Svg =>
  heap(
    x,
    y,
    (a, b) => path(`M${a - 6} ${b}l2 -6h8l2 6Z`, "iron") + plain(line(`M${a - 2.6} ${b - 4}h4`, "steel", 1.1)),
    wide,
    12.4,
    6.4,
  );

export const blocks = (x: number, y: number, wide = 2): Svg =>
  heap(
    x,
    y,
    (a, b) => rect(a - 6, b - 8, 12, 8, "stone") + plain(rect(a + 2, b - 7.2, 3.4, 6.6, "stone-2")),
    wide,
    12.4,
    8.4,
  );

export const rails = (x: number, y: number): Svg =>
  line(
    `M${x - 5} ${y}L${x - 9} ${y + 12}M${x + 5} ${y}L${x + 9} ${y + 12}M${x - 7} ${y + 4}h14M${x - 9} ${y + 9}h18`,
    "timber",
    1.6,
  );

/** A little truck on wheels; `load` is drawn above its rim. */
export const truck = (x: number, y: number, load = "", fill = "iron"): Svg =>
  load + path(`M${x - 10} ${y - 13}h20l-3 10h-14Z`, fill) + wheel(x - 5, y - 3, 3.4) + wheel(x + 5, y - 3, 3.4);

export const lumps = (x: number, y: number, fill: string): Svg =>
  circle(x - 5, y, 3.6, fill) + circle(x + 5, y, 3.6, fill) + circle(x, y - 2, 4.2, fill);

export const wheel = (x: number, y: number, r: number): Svg =>
  circle(x, y, r, "hay") +
  (r > 5
    ? circle(x, y, r * 0.74, "wall") +
      line(
        repeat(
          3,
          (i) =>
            `M${round(x - Math.cos((i * Math.PI) / 3) * r * 0.74)} ${round(y - Math.sin((i * Math.PI) / 3) * r * 0.74)}L${round(x + Math.cos((i * Math.PI) / 3) * r * 0.74)} ${round(y + Math.sin((i * Math.PI) / 3) * r * 0.74)}`,
        ),
        "plank-2",
        1.6,
      )
    : "") +
  circle(x, y, Math.max(1, r * 0.2), "plank-2");

export const cart = (x: number, y: number, load = ""): Svg =>
  load +
  path(`M${x - 15} ${y - 17}H${x + 13}L${x + 10} ${y - 8}H${x - 13}Z`, "plank") +
  beam(`M${x + 12} ${y - 11}l12 3`, "plank-2", 2.4) +
  wheel(x - 7, y - 6, 6.2) +
  wheel(x + 6, y - 6, 6.2);

export const mug =
  plain(rect(-4, -4, 6.4, 8, "plank-2", 1) + circle(-2.6, -4.4, 1.8, "snow") + circle(0.4, -4.8, 2, "snow")) +
  line("M2.4 -2h1.6q1.6 0 1.6 2t-1.6 2H2.4", "plank-2", 1.3);

export const key = (fill = "golden"): Svg =>
  path(
    "M-9 0a4.6 4.6 0 1 1 9 -1.4H11V1.6H9V5H6.4V1.6H4.4V4H2V1.6H0A4.6 4.6 0 0 1 -9 0ZM-6.6 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z",
    fill,
    ' fill-rule="evenodd"',
  );
