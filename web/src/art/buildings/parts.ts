// What buildings are made of. Each part stands on the ground at (x, y) unless said otherwise; y grows downwards.

import { at, beam, circle, ellipse, line, path, plain, rect, repeat, round, type Svg } from "../draw";
import { wheel } from "./things";

export interface Look {
  wall?: string;
  roof?: string;
  /** Dark beams on the front. */
  beams?: boolean;
  snow?: boolean;
}

export const shadow = (x: number, y: number, rx: number, ry = rx * 0.2): Svg =>
  plain(ellipse(x, y, round(rx), round(ry), "shadow"));

/** A house seen from its gable (`front` wide) with its long side (`side` wide) to the right. */
export function house(
  x: number,
  y: number,
  front: number,
  side: number,
  height: number,
  pitch: number,
  look: Look = {},
): Svg {
  const { wall = "wall", roof = "roof", beams, snow } = look;
  const [top, mid, right] = [y - height, x + front / 2, x + front];
  const ridge = top - pitch;
  let svg = shadow(x + (front + side) / 2, y + 1, (front + side) / 2 + 7);
  if (side) svg += rect(right, top - 1, side, height + 1, `${wall}-2`);
  svg += path(`M${x} ${y}V${top}L${mid} ${ridge}L${right} ${top}V${y}Z`, wall);
  if (beams)
    svg += line(
      `M${x} ${top}H${right}M${mid} ${ridge + 3}V${top}M${x + 1} ${y - height * 0.45}L${x + front * 0.28} ${top}M${right - 1} ${y - height * 0.45}L${right - front * 0.28} ${top}`,
      "timber",
      2,
    );
  if (side) {
    svg += path(`M${mid} ${ridge - 3}h${side}L${right + side + 3} ${top + 3}h${-side}Z`, roof);
    svg += plain(
      line(
        `M${mid + front / 6 + 3} ${ridge + pitch / 3}h${side - 4}M${mid + front / 3 + 3} ${ridge + (pitch * 2) / 3}h${side - 4}`,
        `${roof}-2`,
        1.1,
      ),
    );
    if (snow)
      svg += snowOn(
        `M${mid} ${ridge - 3}h${side}l${round(front * 0.27)} ${round(pitch * 0.6)}q${-side / 6} 5 ${-side / 3} 0t${-side / 3} 0t${-side / 3} 0Z`,
      );
  }
  const board = (s: number): string =>
    `M${mid} ${ridge - 4}L${mid + s * (front / 2 + 4)} ${top + 3}l${-s * 2.4} 2.4L${mid} ${ridge + 1.6}Z`;
  svg += path(board(-1), snow ? "snow" : roof) + path(board(1), snow ? "snow" : `${roof}-2`);
  return svg;
}

/** A hall seen from its long side under a hipped roof. */
export function hall(x: number, y: number, width: number, height: number, pitch: number, look: Look = {}): Svg {
  const { wall = "wall", roof = "roof", beams, snow } = look;
  const top = y - height;
  let svg = shadow(x + width / 2, y + 1, width / 2 + 7) + rect(x, top, width, height, wall);
  if (beams)
    svg += line(
      `M${x} ${top + height / 2}H${x + width}${repeat(3, (i) => `M${x + (width * (i + 1)) / 4} ${top}V${y}`)}`,
      "timber",
      1.8,
    );
  svg += path(`M${x - 4} ${top + 2}L${x + 6} ${top - pitch}H${x + width - 6}L${x + width + 4} ${top + 2}Z`, roof);
  svg += plain(
    line(
      `M${x + 5} ${top - pitch * 0.62}H${x + width - 5}M${x + 1} ${top - pitch * 0.28}H${x + width - 1}`,
      `${roof}-2`,
      1.1,
    ),
  );
  if (snow)
    svg += snowOn(
      `M${x + 6} ${top - pitch}H${x + width - 6}l4 ${round(pitch * 0.5)}q${-width / 8} 5 ${-width / 4} 0t${-width / 4} 0t${-width / 4} 0t${-width / 4 + 4} 0Z`,
    );
  return svg;
}

export const snowOn = (d: string): Svg => plain(path(d, "snow"));

export function tower(x: number, y: number, width: number, height: number, pitch: number, look: Look = {}): Svg {
  const { wall = "ashlar", roof = "slate", snow } = look;
  const [top, mid] = [y - height, x + width / 2];
  const cap = `M${x - 3.5} ${top + 1}L${mid} ${top - pitch}L${x + width + 3.5} ${top + 1}Z`;
  const upper = `M${mid} ${top - pitch}l${round(width * 0.36)} ${round(pitch * 0.64)}q${round(-width * 0.18)} 4 ${round(-width * 0.36)} 0t${round(-width * 0.36)} 0Z`;
  return (
    shadow(mid, y + 1, width / 2 + 5) +
    rect(x, top, width, height, wall) +
    plain(rect(x + width * 0.68, top + 1, width * 0.28, height - 1.5, `${wall}-2`)) +
    path(cap, roof) +
    (snow ? snowOn(upper) : "")
  );
}

export const pane = (x: number, y: number, width = 6, height = 7): Svg =>
  rect(x - width / 2, y - height, width, height, "window") +
  line(`M${x} ${y - height}V${y}M${x - width / 2} ${y - height / 2}h${width}`, "timber", 0.9);

export const arch = (x: number, y: number, width = 5, height = 9, fill = "window"): Svg =>
  path(`M${x - width / 2} ${y}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}Z`, fill);

export const door = (x: number, y: number, width = 8, height = 13): Svg =>
  arch(x, y, width, height, "door") + plain(circle(x + width * 0.22, y - height * 0.4, 0.9, "glow"));

export const chimney = (x: number, y: number, height = 12, width = 6, wall = "brick"): Svg =>
  rect(x, y - height, width, height, wall) + rect(x - 1, y - height - 2, width + 2, 3, `${wall}-2`);

export const smoke = (x: number, y: number): Svg =>
  plain(circle(x, y, 2.4, "smoke") + circle(x + 4, y - 5, 3.4, "smoke") + circle(x + 2, y - 11, 4.2, "smoke"));

export const mineMouth = (x: number, y: number, width = 22, height = 26): Svg =>
  rect(x - width / 2, y - height + 5, width, height - 5, "dark") +
  beam(`M${x - width / 2} ${y}V${y - height + 6}M${x + width / 2} ${y}V${y - height + 6}`, "plank", 3.4) +
  beam(`M${x - width / 2 - 3} ${y - height + 5}h${width + 6}`, "plank", 4);

/** The frame over a shaft with its winding wheel. */
export const headframe = (x: number, y: number, height: number): Svg =>
  beam(
    `M${x - 11} ${y}L${x - 3} ${y - height}M${x + 11} ${y}L${x + 3} ${y - height}M${x - 8} ${y - height * 0.34}H${x + 8}M${x - 5} ${y - height * 0.68}H${x + 5}`,
    "plank",
    2.6,
  ) + wheel(x, y - height - 1, 8);

export const fence = (x: number, y: number, posts: number): Svg =>
  line(
    `M${x - 2} ${y - 6}h${posts * 7 - 3}M${x - 2} ${y - 2.6}h${posts * 7 - 3}${repeat(posts, (i) => `M${x + i * 7} ${y}v-9`)}`,
    "plank",
    2.2,
  );

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
  return repeat(n, (i) =>
    path(
      `M${round(x + i * step)} ${y}h${round(step)}v${drop}a${round(step / 2)} ${round(step / 2)} 0 0 1 ${round(-step)} 0Z`,
      i % 2 ? "cloth" : fill,
    ),
  );
}

export const lamp = (x: number, y: number): Svg =>
  line(`M${x} ${y}v-20`, "iron-2", 2) +
  path(`M${x - 3} ${y - 20}h6l1 -7h-8Z`, "glow") +
  path(`M${x - 5} ${y - 27}h10L${x} ${y - 32}Z`, "iron-2");

/** A board that hangs from an arm; the arm's foot is at (x, y) on a wall, the board to its right. */
export const sign = (x: number, y: number, inner: Svg, fill = "hay"): Svg =>
  line(`M${x} ${y}h13M${x + 4} ${y}v3M${x + 12} ${y}v3`, "iron-2", 1.6) +
  rect(x + 1, y + 3, 14, 13, fill, 2.4) +
  at(x + 8, y + 9.5, inner);

export const pennant = (x: number, y: number, fill = "golden"): Svg =>
  line(`M${x} ${y}v-12`, "timber", 1.6) + path(`M${x} ${y - 12}l10 3.2 -10 3.2Z`, fill);
