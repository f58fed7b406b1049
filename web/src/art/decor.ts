// Small life in the tile's left and right corners, where no road runs and pieces may later lie.

import type { TileFacts } from "../game/catalogue";
import { at, circle, ellipse, line, outlined, path, plain, rect, repeat, type Svg } from "./draw";
import { bush, flowers, hay, tree } from "./buildings/nature";
import { shadow } from "./buildings/parts";

const sheep =
  shadow(0, 1, 10) +
  line("M-4 -2V1M4 -2V1", "timber", 2) +
  path("M-9 -5C-11 -12 -4 -14 -1 -12 3 -15 10 -12 8 -6 9 -1 -8 -1 -9 -5Z", "cloth") +
  ellipse(10, -8, 3.4, 4, "timber");
const hive =
  shadow(0, 1, 8) +
  path("M-8 0C-9 -12 -4 -16 0 -16S9 -12 8 0Z", "hay") +
  line("M-8 -4H8M-7.4 -9H7.4", "thatch-2", 1.4) +
  circle(0, -3, 2, "dark");
const wheat =
  line(
    repeat(6, (i) => `M${-12 + i * 5} 0Q${-12 + i * 5} -8 ${-10 + i * 5} -13`),
    "thatch-2",
    1.6,
  ) + plain(repeat(6, (i) => ellipse(-9.6 + i * 5, -15, 1.9, 4, "hay")));
const pumpkins =
  shadow(0, 1, 11) +
  ellipse(-5, -4, 6.4, 5, "rust") +
  ellipse(6, -3, 5, 4, "rust") +
  line("M-5 -9q0 4 0 9M6 -7v7M-5 -9l2 -3M6 -7l1.6 -2.4", "roof-2", 1.3);
const mushrooms =
  line("M-4 0V-5M5 0V-4", "cloth", 3.2) +
  path("M-10 -5Q-4 -14 2 -5Z", "roof") +
  path("M0.6 -4Q5 -10.6 10 -4Z", "rust") +
  plain(circle(-5, -7.4, 1, "snow") + circle(-2, -6.4, 0.9, "snow"));
const snowman =
  shadow(0, 1, 8) +
  circle(0, -5, 6.4, "snow") +
  circle(0, -14, 4.6, "snow") +
  line("M-4.6 -17.6H4.6", "dark", 1.8) +
  rect(-3, -23, 6, 5, "dark") +
  plain(circle(-1.4, -14.6, 0.8, "dark") + circle(1.4, -14.6, 0.8, "dark") + path("M0 -13.6L5 -12.6 0 -12Z", "rust")) +
  line("M-4.2 -10.4Q0 -8.6 4.2 -10.4", "roof", 2);
const reeds =
  line("M-6 0Q-7 -8 -6 -14M0 0V-17M6 0Q7 -7 6 -12", "leaf-2", 1.7) +
  plain(
    ellipse(-6, -14, 1.8, 3.6, "plank-2") + ellipse(0, -17, 1.8, 3.6, "plank-2") + ellipse(6, -12, 1.8, 3.4, "plank-2"),
  );

const LIFE: Record<string, Svg[]> = {
  spring: [bush(0, 0, "leaf", "blossom"), sheep, flowers(0, 0) + flowers(13, 3), tree(0, 0, 0.62, "blossom")],
  summer: [wheat, hive, bush(0, 0, "leaf", "glow"), tree(0, 0, 0.62, "green")],
  autumn: [pumpkins, hay(0, 0, 0.62), mushrooms, tree(0, 0, 0.62, "rust")],
  winter: [tree(0, 0, 0.6, "snow"), snowman, bush(0, 0, "snow"), tree(0, 0, 0.66, "bare")],
  home: [sheep, bush(0, 0, "leaf", "blossom"), flowers(0, 0) + flowers(12, 3), hive],
  boat: [reeds, bush(0, 0, "leaf"), tree(0, 0, 0.62, "green"), reeds],
};

/** Two pieces of life, always the same ones for a tile. */
export function decor(tile: TileFacts): Svg {
  const life = tile.kind === "summer_boat" ? LIFE.boat : LIFE[tile.season];
  if (!life) return "";
  const seed = [...tile.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  const left = seed % 4;
  const right = (left + 1 + (seed % 3)) % 4;
  return outlined(at(-77, 8, life[left]!, 0.92) + at(76, 4, life[right]!, 0.92), "ink", 1.3);
}
