// What buildings are made of. Each part stands on the ground at (x, y) unless said otherwise; y grows downwards.

import { at, beam, circle, ellipse, line, mirrored, path, plain, rect, repeat, round, type Svg } from "../draw";

export interface Look {
  wall?: string;
  roof?: string;
  /** Dark beams on the front. */
  beams?: boolean;
  snow?: boolean;
}

export const shadow = (x: number, y: number, rx: number, ry = rx * 0.2): Svg => plain(ellipse(x, y, round(rx), round(ry), "shadow"));

/** A house seen from its gable (`front` wide) with its long side (`side` wide) to the right. */
export function house(x: number, y: number, front: number, side: number, height: number, pitch: number, look: Look = {}): Svg {
  const { wall = "wall", roof = "roof", beams, snow } = look;
  const [top, mid, right] = [y - height, x + front / 2, x + front];
  const ridge = top - pitch;
  let svg = shadow(x + (front + side) / 2, y + 1, (front + side) / 2 + 7);
  if (side) svg += rect(right, top - 1, side, height + 1, `${wall}-2`);
  svg += path(`M${x} ${y}V${top}L${mid} ${ridge}L${right} ${top}V${y}Z`, wall);
  if (beams)
    svg += line(`M${x} ${top}H${right}M${mid} ${ridge + 3}V${top}M${x + 1} ${y - height * 0.45}L${x + front * 0.28} ${top}M${right - 1} ${y - height * 0.45}L${right - front * 0.28} ${top}`, "timber", 2);
  if (side) {
    svg += path(`M${mid} ${ridge - 3}h${side}L${right + side + 3} ${top + 3}h${-side}Z`, roof);
    svg += plain(line(`M${mid + front / 6 + 3} ${ridge + pitch / 3}h${side - 4}M${mid + front / 3 + 3} ${ridge + (pitch * 2) / 3}h${side - 4}`, `${roof}-2`, 1.1));
    if (snow) svg += snowOn(`M${mid} ${ridge - 3}h${side}l${round(front * 0.27)} ${round(pitch * 0.6)}q${-side / 6} 5 ${-side / 3} 0t${-side / 3} 0t${-side / 3} 0Z`);
  }
  const board = (s: number): string => `M${mid} ${ridge - 4}L${mid + s * (front / 2 + 4)} ${top + 3}l${-s * 2.4} 2.4L${mid} ${ridge + 1.6}Z`;
  svg += path(board(-1), snow ? "snow" : roof) + path(board(1), snow ? "snow" : `${roof}-2`);
  return svg;
}

/** A hall seen from its long side under a hipped roof. */
export function hall(x: number, y: number, width: number, height: number, pitch: number, look: Look = {}): Svg {
  const { wall = "wall", roof = "roof", beams, snow } = look;
  const top = y - height;
  let svg = shadow(x + width / 2, y + 1, width / 2 + 7) + rect(x, top, width, height, wall);
  if (beams) svg += line(`M${x} ${top + height / 2}H${x + width}${repeat(3, (i) => `M${x + (width * (i + 1)) / 4} ${top}V${y}`)}`, "timber", 1.8);
  svg += path(`M${x - 4} ${top + 2}L${x + 6} ${top - pitch}H${x + width - 6}L${x + width + 4} ${top + 2}Z`, roof);
  svg += plain(line(`M${x + 5} ${top - pitch * 0.62}H${x + width - 5}M${x + 1} ${top - pitch * 0.28}H${x + width - 1}`, `${roof}-2`, 1.1));
  if (snow) svg += snowOn(`M${x + 6} ${top - pitch}H${x + width - 6}l4 ${round(pitch * 0.5)}q${-width / 8} 5 ${-width / 4} 0t${-width / 4} 0t${-width / 4} 0t${-width / 4 + 4} 0Z`);
  return svg;
}

export const snowOn = (d: string): Svg => plain(path(d, "snow"));

export function tower(x: number, y: number, width: number, height: number, pitch: number, look: Look = {}): Svg {
  const { wall = "ashlar", roof = "slate", snow } = look;
  const [top, mid] = [y - height, x + width / 2];
  const cap = `M${x - 3.5} ${top + 1}L${mid} ${top - pitch}L${x + width + 3.5} ${top + 1}Z`;
  const upper = `M${mid} ${top - pitch}l${round(width * 0.36)} ${round(pitch * 0.64)}q${round(-width * 0.18)} 4 ${round(-width * 0.36)} 0t${round(-width * 0.36)} 0Z`;
  return shadow(mid, y + 1, width / 2 + 5) + rect(x, top, width, height, wall) + plain(rect(x + width * 0.68, top + 1, width * 0.28, height - 1.5, `${wall}-2`)) + path(cap, roof) + (snow ? snowOn(upper) : "");
}

export const pane = (x: number, y: number, width = 6, height = 7): Svg =>
  rect(x - width / 2, y - height, width, height, "window") + line(`M${x} ${y - height}V${y}M${x - width / 2} ${y - height / 2}h${width}`, "timber", 0.9);

export const arch = (x: number, y: number, width = 5, height = 9, fill = "window"): Svg =>
  path(`M${x - width / 2} ${y}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}Z`, fill);

export const door = (x: number, y: number, width = 8, height = 13): Svg => arch(x, y, width, height, "door") + plain(circle(x + width * 0.22, y - height * 0.4, 0.9, "glow"));

export const chimney = (x: number, y: number, height = 12, width = 6, wall = "brick"): Svg =>
  rect(x, y - height, width, height, wall) + rect(x - 1, y - height - 2, width + 2, 3, `${wall}-2`);

export const smoke = (x: number, y: number): Svg => plain(circle(x, y, 2.6, "smoke") + circle(x + 4, y - 6, 3.8, "smoke") + circle(x + 2, y - 14, 5, "smoke"));

type Crown = "blossom" | "green" | "rust" | "bare" | "pine" | "snow";

export function tree(x: number, y: number, size: number, crown: Crown): Svg {
  const trunk = shadow(0, 0.5, 7) + rect(-1.8, -10, 3.6, 10, "timber");
  const pine = (fill: string): Svg => path("M0 -34L7 -22H4L10 -12H5.5L11 -3H-11L-5.5 -12H-10L-4 -22H-7Z", fill);
  const round_ = (fill: string, shade: string): Svg =>
    path("M0 -33C8 -34 10 -28 10 -26 14 -24 14 -16 9 -14 7 -8 -6 -8 -8 -13 -14 -15 -13 -24 -9 -26 -9 -30 -5 -33 0 -33Z", fill) +
    plain(path("M9 -14C7 -8 -6 -8 -8 -13 -2 -12 6 -14 10 -24 13 -22 13 -16 9 -14Z", shade));
  const dots = (fill: string): Svg => plain(circle(-4, -26, 1.6, fill) + circle(4, -22, 1.6, fill) + circle(-5, -18, 1.6, fill) + circle(3, -29, 1.4, fill));
  const shapes: Record<Crown, () => Svg> = {
    blossom: () => trunk + round_("blossom", "blossom") + dots("snow"),
    green: () => trunk + round_("leaf", "leaf-2"),
    rust: () => trunk + round_("rust", "roof") + dots("glow"),
    bare: () => shadow(0, 0.5, 7) + beam("M0 0V-16M0 -10L-7 -20M0 -14L6 -25M0 -16L-3 -27M-4.4 -16.4L-10 -18M3.6 -20.4L9 -22", "timber", 2.4),
    pine: () => trunk + pine("pine"),
    snow: () => trunk + pine("pine") + snowOn("M0 -34L7 -22 3 -24 0 -21 -3 -24 -7 -22ZM4 -20L9 -13 5 -14 1 -12 -3 -14 -8.4 -12.6 -4 -20Z"),
  };
  return at(x, y, shapes[crown](), size);
}

export const bush = (x: number, y: number, fill = "leaf", dots = ""): Svg =>
  path(`M${x - 8} ${y}C${x - 12} ${y - 7} ${x - 5} ${y - 10} ${x - 3} ${y - 7}C${x - 1} ${y - 12} ${x + 6} ${y - 10} ${x + 5} ${y - 6}C${x + 10} ${y - 8} ${x + 11} ${y - 1} ${x + 8} ${y}Z`, fill) +
  (dots && plain(circle(x - 4, y - 4, 1.4, dots) + circle(x + 1, y - 6, 1.4, dots) + circle(x + 5, y - 3, 1.4, dots)));

export const flowers = (x: number, y: number): Svg =>
  plain(line(`M${x} ${y}v-5M${x + 5} ${y}v-4M${x - 5} ${y}v-4`, "leaf-2", 1.2) + circle(x, y - 6, 2.1, "roof") + circle(x + 5, y - 5, 2, "glow") + circle(x - 5, y - 5, 2, "blossom"));

export const barrel = (x: number, y: number, scale = 1): Svg =>
  at(x, y, path("M-5 0C-7 -4 -7 -8 -5 -12H5C7 -8 7 -4 5 0Z", "plank") + line("M-6 -3.4H6M-6 -8.6H6", "iron-2", 1.5), scale);

export const crate = (x: number, y: number, size = 11): Svg =>
  rect(x - size / 2, y - size, size, size, "plank") + line(`M${x - size / 2} ${y - size}l${size} ${size}`, "plank-2", 1.4);

export const sack = (x: number, y: number, fill = "thatch"): Svg =>
  path(`M${x - 3} ${y - 10}C${x - 9} ${y - 6} ${x - 8} ${y} ${x - 5} ${y}H${x + 5}C${x + 8} ${y} ${x + 9} ${y - 6} ${x + 3} ${y - 10}l2.4 -3h-10.8Z`, fill) + line(`M${x - 3} ${y - 10}h6`, "roof-2", 1.6);

const endOfLog = (x: number, y: number, r: number): Svg => circle(x, y, r, "hay") + plain(line(`M${x} ${y - r / 2}a${r / 2} ${r / 2} 0 1 1 -.1 0`, "plank-2", 1));

/** A pile of logs seen from their ends: rows of `wide`, one less in each row above. */
export function logs(x: number, y: number, wide: number, r = 4.6): Svg {
  return repeat(wide, (row) => repeat(wide - row, (i) => endOfLog(x + (i - (wide - row - 1) / 2) * r * 2, y - r - row * r * 1.72, r)));
}

export const lying = (x: number, y: number, length: number, r = 4): Svg =>
  rect(x - length / 2, y - 2 * r, length, 2 * r, "wood", r * 0.6) + endOfLog(x + length / 2 - 1, y - r, r);

export function heap(x: number, y: number, unit: (x: number, y: number) => Svg, wide: number, dx: number, dy: number): Svg {
  return repeat(wide, (row) => repeat(wide - row, (i) => unit(x + (i - (wide - row - 1) / 2) * dx, y - row * dy)));
}

export const goldBars = (x: number, y: number, wide = 2): Svg =>
  heap(x, y, (a, b) => path(`M${a - 6} ${b}l2 -6h8l2 6Z`, "gold") + plain(line(`M${a - 2.6} ${b - 4}h4`, "glow", 1.2)), wide, 12.4, 6.4);

export const ironBars = (x: number, y: number, wide = 2): Svg =>
  heap(x, y, (a, b) => path(`M${a - 6} ${b}l2 -6h8l2 6Z`, "iron") + plain(line(`M${a - 2.6} ${b - 4}h4`, "steel", 1.1)), wide, 12.4, 6.4);

export const blocks = (x: number, y: number, wide = 2): Svg =>
  heap(x, y, (a, b) => rect(a - 6, b - 8, 12, 8, "stone") + plain(rect(a + 2, b - 7.2, 3.4, 6.6, "stone-2")), wide, 12.4, 8.4);

export const rocks = (x: number, y: number, scale = 1): Svg =>
  at(x, y, path("M-12 0L-9 -8 -3 -10 1 -5 4 -8 10 -6 13 0Z", "rock") + plain(path("M1 -5L4 -8 10 -6 13 0H3Z", "rock-2")), scale);

/** A hill of bare rock, `width` wide and `height` high, its peak at `peak` of its width. */
export function crag(x: number, y: number, width: number, height: number, peak = 0.45): Svg {
  const [left, right, tip] = [x - width / 2, x + width / 2, x - width / 2 + width * peak];
  const w = width;
  return (
    shadow(x, y + 1, width / 2 + 5) +
    path(`M${left} ${y}L${round(left + w * 0.1)} ${round(y - height * 0.5)}L${round(left + w * 0.24)} ${round(y - height * 0.66)}L${round(tip)} ${y - height}L${round(tip + w * 0.17)} ${round(y - height * 0.82)}L${round(right - w * 0.18)} ${round(y - height * 0.6)}L${round(right - w * 0.06)} ${round(y - height * 0.24)}L${right} ${y}Z`, "rock") +
    plain(path(`M${round(tip)} ${y - height}L${round(tip + w * 0.17)} ${round(y - height * 0.82)}L${round(right - w * 0.18)} ${round(y - height * 0.6)}L${round(right - w * 0.06)} ${round(y - height * 0.24)}L${right - 0.8} ${y - 0.5}H${round(tip + w * 0.16)}L${round(tip + w * 0.02)} ${round(y - height * 0.55)}Z`, "rock-2"))
  );
}

export const mineMouth = (x: number, y: number, width = 22, height = 26): Svg =>
  rect(x - width / 2, y - height + 5, width, height - 5, "dark") + beam(`M${x - width / 2} ${y}V${y - height + 6}M${x + width / 2} ${y}V${y - height + 6}`, "plank", 3.4) + beam(`M${x - width / 2 - 3} ${y - height + 5}h${width + 6}`, "plank", 4);

/** Lumps of ore in the rock at each of the given points. */
export const ore = (fill: string, ...spots: [x: number, y: number][]): Svg =>
  spots.map(([x, y]) => path(`M${x - 4} ${y}l2 -4 4 -1 3 4 -2 4 -5 0Z`, fill) + path(`M${x + 4} ${y + 4}l2 -3 3 1 0 3Z`, fill)).join("");

/** The frame over a shaft with its winding wheel. */
export const headframe = (x: number, y: number, height: number): Svg =>
  beam(`M${x - 11} ${y}L${x - 3} ${y - height}M${x + 11} ${y}L${x + 3} ${y - height}M${x - 8} ${y - height * 0.34}H${x + 8}M${x - 5} ${y - height * 0.68}H${x + 5}`, "plank", 2.6) + wheel(x, y - height - 1, 8);

export const rails = (x: number, y: number): Svg => line(`M${x - 5} ${y}L${x - 9} ${y + 12}M${x + 5} ${y}L${x + 9} ${y + 12}M${x - 7} ${y + 4}h14M${x - 9} ${y + 9}h18`, "timber", 1.6);

/** A little truck on wheels; `load` is drawn above its rim. */
export const truck = (x: number, y: number, load = "", fill = "iron"): Svg =>
  load + path(`M${x - 10} ${y - 13}h20l-3 10h-14Z`, fill) + wheel(x - 5, y - 3, 3.4) + wheel(x + 5, y - 3, 3.4);

export const lumps = (x: number, y: number, fill: string): Svg => circle(x - 5, y, 3.6, fill) + circle(x + 5, y, 3.6, fill) + circle(x, y - 2, 4.2, fill);

export const wheel = (x: number, y: number, r: number): Svg =>
  circle(x, y, r, "hay") +
  (r > 5 ? circle(x, y, r * 0.74, "wall") + line(repeat(3, (i) => `M${round(x - Math.cos((i * Math.PI) / 3) * r * 0.74)} ${round(y - Math.sin((i * Math.PI) / 3) * r * 0.74)}L${round(x + Math.cos((i * Math.PI) / 3) * r * 0.74)} ${round(y + Math.sin((i * Math.PI) / 3) * r * 0.74)}`), "plank-2", 1.6) : "") +
  circle(x, y, Math.max(1, r * 0.2), "plank-2");

export const cart = (x: number, y: number, load = ""): Svg =>
  load + path(`M${x - 15} ${y - 17}H${x + 13}L${x + 10} ${y - 8}H${x - 13}Z`, "plank") + beam(`M${x + 12} ${y - 11}l12 3`, "plank-2", 2.4) + wheel(x - 7, y - 6, 6.2) + wheel(x + 6, y - 6, 6.2);

export const fence = (x: number, y: number, posts: number): Svg =>
  line(`M${x - 2} ${y - 6}h${posts * 7 - 3}M${x - 2} ${y - 2.6}h${posts * 7 - 3}${repeat(posts, (i) => `M${x + i * 7} ${y}v-9`)}`, "plank", 2.2);

export const flag = (x: number, y: number, height: number, fill = "roof"): Svg =>
  line(`M${x} ${y}V${y - height}`, "timber", 1.8) + path(`M${x + 1} ${y - height}h12l-3.4 3.8 3.4 3.8h-12Z`, fill);

/** Little flags on a string between two points. */
export function bunting(x1: number, y1: number, x2: number, y2: number, flags = 5): Svg {
  const fills = ["roof", "glow", "slate", "blossom", "moss"];
  const spot = (t: number): [number, number] => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * 7 * t * (1 - t)];
  return (
    line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 14} ${x2} ${y2}`, "timber", 1) +
    plain(
      repeat(flags, (i) => {
        const [x, y] = spot((i + 0.5) / flags);
        return path(`M${round(x - 3)} ${round(y)}h6l-3 6.4Z`, fills[i % fills.length]!);
      }),
    )
  );
}

export function awning(x: number, y: number, width: number, fill = "roof", drop = 9): Svg {
  const n = Math.max(3, Math.round(width / 8));
  const step = width / n;
  return repeat(n, (i) => path(`M${round(x + i * step)} ${y}h${round(step)}v${drop}a${round(step / 2)} ${round(step / 2)} 0 0 1 ${round(-step)} 0Z`, i % 2 ? "cloth" : fill));
}

/** A villager. */
export const person = (x: number, y: number, fill = "slate", hat = "thatch"): Svg =>
  shadow(x, y + 0.5, 5) + path(`M${x - 5} ${y}C${x - 5} ${y - 9} ${x - 3} ${y - 12} ${x} ${y - 12}S${x + 5} ${y - 9} ${x + 5} ${y}Z`, fill) + circle(x, y - 15, 3.7, "skin") + path(`M${x - 5.4} ${y - 16}Q${x} ${y - 17.4} ${x + 5.4} ${y - 16}L${x + 3} ${y - 17.4}Q${x} ${y - 22.6} ${x - 3} ${y - 17.4}Z`, hat);

export const lamp = (x: number, y: number): Svg => line(`M${x} ${y}v-20`, "iron-2", 2) + path(`M${x - 3} ${y - 20}h6l1 -7h-8Z`, "glow") + path(`M${x - 5} ${y - 27}h10L${x} ${y - 32}Z`, "iron-2");

/** A board that hangs from an arm; the arm's foot is at (x, y) on a wall, the board to its right. */
export const sign = (x: number, y: number, inner: Svg, fill = "hay"): Svg =>
  line(`M${x} ${y}h13M${x + 4} ${y}v3M${x + 12} ${y}v3`, "iron-2", 1.6) + rect(x + 1, y + 3, 14, 13, fill, 2.4) + at(x + 8, y + 9.5, inner);

export const mug = plain(rect(-4, -4, 6.4, 8, "plank-2", 1) + circle(-2.6, -4.4, 1.8, "snow") + circle(0.4, -4.8, 2, "snow")) + line("M2.4 -2h1.6q1.6 0 1.6 2t-1.6 2H2.4", "plank-2", 1.3);

export const horse = (x: number, y: number): Svg =>
  shadow(x, y + 0.5, 14) +
  at(
    x,
    y,
    path("M-13 -8C-14 -17 -9 -19 -4 -18.4H4L9.4 -29 12 -27.6 16.6 -23 17.6 -19.6 15 -18.6 11.6 -20 9.4 -12 8.6 0H5L4.4 -8H-6L-7.4 0H-11Z", "horse") + beam("M-13 -15Q-18 -12 -16.6 -5", "timber", 2.6) + beam("M5.4 -19L9.4 -28", "timber", 2.6) + plain(circle(13, -24, 0.9, "dark")),
  );

export const hay = (x: number, y: number, scale = 1): Svg =>
  at(x, y, path("M-12 0C-12 -12 -5 -17 0 -17S12 -12 12 0Z", "hay") + line("M-6 -3Q-5 -9 -2 -13M2 -2Q3 -8 1 -14M7 -2Q7 -7 5 -10", "thatch-2", 1.2), scale);

export const key = (fill = "golden"): Svg =>
  path("M-9 0a4.6 4.6 0 1 1 9 -1.4H11V1.6H9V5H6.4V1.6H4.4V4H2V1.6H0A4.6 4.6 0 0 1 -9 0ZM-6.6 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z", fill, ' fill-rule="evenodd"');

export const pennant = (x: number, y: number, fill = "golden"): Svg => line(`M${x} ${y}v-12`, "timber", 1.6) + path(`M${x} ${y - 12}l10 3.2 -10 3.2Z`, fill);

export { mirrored };
