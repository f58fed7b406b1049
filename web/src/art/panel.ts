// What is written on a tile besides its drawing: ribbon, panel of icons, seal, season mark, and the pieces that lie on it.

import type { Counts, TileFacts } from "../game/catalogue";
import { at, circle, faint, line, outlined, path, rect, round, words, type Svg } from "./draw";
import { icon, lying, type IconName } from "./icons";
import { cargoSigns, mainSigns, signRow, signWidth, upgradeSigns, type Sign } from "./signs";

/** How much a tile says: everything; name and use; icons; drawing and points. */
export type Level = "large" | "medium" | "small" | "tiny";

/** The level that is legible when a tile is so many pixels wide. */
export function levelFor(pixels: number): Level {
  if (pixels >= 190) return "large";
  if (pixels >= 118) return "medium";
  return pixels >= 60 ? "small" : "tiny";
}

export interface Shown {
  upgraded: boolean;
  level: Level;
  season?: string;
  purple?: boolean;
  extension?: string;
}

export interface Ribbon {
  y: number;
  size: number;
  d: string;
  tails: string;
}

// Bold serif letters, as parts of the font's size: broad enough for the widest font of the list.
function widthOf(name: string): number {
  const parts = [...name].map((letter) =>
    /[ijlI.,' ]/.test(letter) ? 0.38 : /[mwMW]/.test(letter) ? 1 : /[A-Z]/.test(letter) ? 0.8 : 0.62,
  );
  return parts.reduce((sum, part) => sum + part, 0);
}

/** The ribbon's shape for a name of this length, or null where the level has none or the name stands elsewhere. */
export function ribbon(name: string, level: Level): Ribbon | null {
  if (!name || (level !== "large" && level !== "medium")) return null;
  const [y, height, wanted, room] = level === "large" ? [33, 17, 12.5, 124] : [40, 20, 15.5, 118];
  const size = Math.min(wanted, room / widthOf(name));
  const half = Math.max(26, (widthOf(name) * size) / 2 + 5);
  const [top, bottom] = [y - height / 2, y + height / 2];
  const tail = (sign: number): string =>
    `M${round(sign * (half - 5))} ${top + 3}H${round(sign * (half + 10))}L${round(sign * (half + 5.5))} ${y + 3}L${round(sign * (half + 10))} ${bottom + 3}H${round(sign * (half - 5))}Z`;
  return {
    y,
    size: round(size),
    d: `M${round(-half)} ${top}Q0 ${top - 3} ${round(half)} ${top}V${bottom}Q0 ${bottom - 3} ${round(-half)} ${bottom}Z`,
    tails: tail(-1) + tail(1),
  };
}

const MARK_ICONS: Record<string, IconName> = { home: "home", boat: "anchor", "turn-order": "flag", special: "star" };

function corner(tile: TileFacts, shown: Shown): Svg {
  const grow = { large: 1, medium: 1.15, small: 1.5, tiny: 2 }[shown.level];
  const side = shown.upgraded ? tile.points[1] : tile.points[0];
  const points = (side || (tile.score.flat ?? 0)) * (shown.extension ? 2 : 1);
  let svg = "";
  if (points) svg += at(44, -68 + (grow - 1) * 8, icon("points", points), 1.12 * grow);
  if (shown.level !== "tiny") {
    const mark = MARK_ICONS[tile.season] ?? (tile.season as IconName);
    const disc = circle(0, 0, 12, "paper") + at(0, 0, icon(mark), 0.72);
    svg += at(-45, -69 + (grow - 1) * 6, outlined(disc, "rim", 1.2), 0.95 * Math.min(grow, 1.25));
  }
  if (shown.purple)
    svg += at(
      46,
      -66 + (grow - 1) * 8,
      outlined(circle(0, 0, 13.5, "paper"), "rim", 1.2) + at(0, 0, icon("purple"), 0.8),
      Math.min(grow, 1.6),
    );
  if (shown.extension)
    svg += at(
      -21 + (grow - 1) * 12,
      -72 + (grow - 1) * 8,
      icon(`extension_${shown.extension}` as IconName),
      0.92 * Math.min(grow, 1.5),
    );
  return svg;
}

function plate(x: number, y: number, half: number, height: number): Svg {
  return rect(round(x - half), round(y - height / 2), round(half * 2), round(height), "paper", Math.min(8, height / 2));
}

function largePanel(tile: TileFacts, shown: Shown): Svg {
  const board = path(
    "M-63 41H63Q66 41 64.6 44L47.6 78Q46.4 80.6 43 80.6H-43Q-46.4 80.6 -47.6 78L-64.6 44Q-66 41 -63 41Z",
    "paper",
  );
  const main = mainSigns(tile, shown.upgraded);
  const cargo = shown.season ? cargoSigns(tile, shown.season) : [];
  const second = cargo.length > 0 || upgradable(tile, shown);
  const [y, size] = main.length ? [71.8, 16] : [61, 21];
  let rows = "";
  if (main.length)
    rows += second
      ? signRow(main, 0, 52.2, 18.5, 108) + line("M-52 62.8H52", "paper-2", 1.2)
      : signRow(main, 0, 61, 22, 104);
  if (cargo.length) rows += signRow(cargo, 0, y, size, 94);
  else if (second) rows += upgradeRow(tile, y, size, 96);
  return outlined(board, "rim", 1.2) + rows;
}

const upgradable = (tile: TileFacts, shown: Shown): boolean => !shown.upgraded && Object.keys(tile.cost).length > 0;

/** The arrow with the upgrade's cost on gold, then what the better side does. */
function upgradeRow(tile: TileFacts, y: number, wanted: number, room: number): Svg {
  const { cost, better } = upgradeSigns(tile);
  const price: Sign[] = [{ icon: "upgrade" }, ...cost];
  const whole = signWidth(price, wanted) + signWidth(better, wanted) + wanted * 0.5;
  const size = wanted * Math.min(1, room / whole);
  const [first, second] = [signWidth(price, size), signWidth(better, size)];
  const left = -(first + second + size * 0.5) / 2;
  const gold = rect(
    round(left - 1),
    round(y - size * 0.56),
    round(first + 3),
    round(size * 1.12),
    "golden",
    round(size * 0.3),
  );
  return (
    faint(0.5, gold) +
    signRow(price, left + first / 2, y, size, room) +
    signRow(better, -left - second / 2, y, size, room)
  );
}

/** In small: what it does, or for tiles that only score what the upgrade costs. */
function smallPanel(tile: TileFacts, shown: Shown): Svg {
  const cargo = shown.season ? cargoSigns(tile, shown.season) : [];
  const main = cargo.length ? cargo : mainSigns(tile, shown.upgraded);
  const upgrade: Sign[] = !upgradable(tile, shown) ? [] : [{ icon: "upgrade" }, ...upgradeSigns(tile).cost];
  const signs = main.length ? main : upgrade;
  if (!signs.length) return "";
  const [y, size, room] = shown.level === "medium" ? [65, 21, 94] : [60, 30, 104];
  const half = Math.min(room, signWidth(signs, size)) / 2 + 5;
  const price = shown.level === "medium" && main.length && upgrade.length ? priceTag(upgrade) : "";
  return outlined(plate(0, y, half, size * 1.1), "rim", 1.2) + signRow(signs, 0, y, size, room) + price;
}

/** What the upgrade costs, in the corner that the better side's seal will take. */
function priceTag(upgrade: Sign[]): Svg {
  const half = signWidth(upgrade, 17) / 2 + 1;
  return outlined(plate(55 - half, -72, half, 19), "golden-2", 1.4) + signRow(upgrade, 55 - half, -72, 17, 100);
}

/** Panel, seal and season mark. */
export function panel(tile: TileFacts, shown: Shown): Svg {
  if (shown.level === "tiny") return corner(tile, shown);
  return (shown.level === "large" ? largePanel(tile, shown) : smallPanel(tile, shown)) + corner(tile, shown);
}

export interface Lying {
  goods?: Counts;
  workers?: Counts;
  standing?: string;
  cabins?: number;
  level: Level;
}

/** The pieces that lie on a tile: goods towards its left corner, workers towards its right one, where no road runs. */
export function overlay({ goods, workers, standing, cabins, level }: Lying): Svg {
  const size = { large: 17, medium: 22, small: 30, tiny: 40 }[level];
  const left = { ...goods, ...(cabins ? { cabin: cabins } : {}) };
  return heap(left, -1, size) + heap(workers, 1, size, standing);
}

function heap(counts: Counts | undefined, sign: number, size: number, standing?: string): Svg {
  const kinds = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  const step = size * 1.06;
  return kinds
    .map(([name, count], index) => {
      const y = (index - (kinds.length - 1) / 2) * step;
      const width = size * (count > 1 ? 1.72 : 1.1);
      const x = sign * (92 - width / 2 - Math.abs(y) * 0.5);
      const chip = outlined(rect(round(-width / 2), -size / 2, round(width), size, "paper", size * 0.3), "rim", 1.2);
      const piece = standing && standing !== name ? lying(name as IconName) : icon(name as IconName);
      const picture = at(count > 1 ? size * 0.3 : 0, 0, piece, size / 28);
      return at(x, y - 4, chip + picture + (count > 1 ? words(-size * 0.5, 0.5, count, size * 0.72) : ""));
    })
    .join("");
}
