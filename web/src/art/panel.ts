// What is written on a tile besides its drawing: ribbon, panel of icons, seal, season mark, and the pieces that lie on it.

import type { Counts, Season, TileData } from "./catalogue";
import { at, circle, line, outlined, path, rect, round, words, type Svg } from "./draw";
import { icon, type IconName } from "./icons";
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
  season?: Season;
  purple?: boolean;
  extension?: string;
}

export interface Ribbon {
  y: number;
  size: number;
  d: string;
  tails: string;
}

const LETTER = 0.54;

/** The ribbon's shape for a name of this length, or null where the level has none. */
export function ribbon(name: string, level: Level): Ribbon | null {
  if (level !== "large" && level !== "medium") return null;
  const [y, height, wanted, room] = level === "large" ? [33, 17, 12.5, 124] : [40, 20, 15.5, 118];
  const size = Math.min(wanted, room / (name.length * LETTER));
  const half = Math.max(26, (name.length * LETTER * size) / 2 + 5);
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

function corner(tile: TileData, shown: Shown): Svg {
  const grow = { large: 1, medium: 1.15, small: 1.5, tiny: 2 }[shown.level];
  const side = shown.upgraded ? tile.points[1] : tile.points[0];
  const points = (side || ((tile.score.flat as number | undefined) ?? 0)) * (shown.extension ? 2 : 1);
  let svg = "";
  if (points) svg += at(44, -68 + (grow - 1) * 8, icon("points", points), 1.12 * grow);
  if (shown.level !== "tiny") {
    const mark = MARK_ICONS[tile.season] ?? (tile.season as IconName);
    const disc = circle(0, 0, 12, "paper") + at(0, 0, icon(mark), 0.72);
    svg += at(-45, -69 + (grow - 1) * 6, outlined(disc, "rim", 1.2), 0.95 * Math.min(grow, 1.25));
  }
  if (shown.purple) svg += at(61, -30, icon("purple"), 0.85 * grow);
  if (shown.extension) svg += at(-62, -34, icon(`extension_${shown.extension}` as IconName), 0.95 * grow);
  return svg;
}

function plate(y: number, half: number, height: number): Svg {
  return rect(-half, y - height / 2, half * 2, height, "paper", Math.min(8, height / 2));
}

function largePanel(tile: TileData, shown: Shown): Svg {
  const board = path("M-63 41H63Q66 41 64.6 44L47.6 78Q46.4 80.6 43 80.6H-43Q-46.4 80.6 -47.6 78L-64.6 44Q-66 41 -63 41Z", "paper");
  const main = mainSigns(tile, shown.upgraded);
  const second = secondRow(tile, shown);
  let rows: Svg;
  if (main.length && second.length) {
    rows = line("M-52 62.4H52", "paper-2", 1.2) + signRow(main, 0, 52.4, 16.5, 108) + signRow(second, 0, 71.4, 14.5, 92);
  } else rows = signRow(main.length ? main : second, 0, 61, 22, 104);
  return outlined(board, "rim", 1.2) + rows;
}

function secondRow(tile: TileData, shown: Shown): Sign[] {
  if (shown.season) return cargoSigns(tile, shown.season);
  if (shown.upgraded || !Object.keys(tile.cost).length) return [];
  const { cost, better } = upgradeSigns(tile);
  return [{ icon: "upgrade" }, ...cost, { stroke: "then" }, ...better];
}

/** In small: what it does, or for tiles that only score what the upgrade costs. */
function smallPanel(tile: TileData, shown: Shown): Svg {
  const cargo = shown.season ? cargoSigns(tile, shown.season) : [];
  const main = cargo.length ? cargo : mainSigns(tile, shown.upgraded);
  const upgrade: Sign[] = shown.upgraded || !Object.keys(tile.cost).length ? [] : [{ icon: "upgrade" }, ...upgradeSigns(tile).cost];
  const signs = main.length ? main : upgrade;
  if (!signs.length) return "";
  const [y, size, room] = shown.level === "medium" ? [65, 21, 94] : [60, 30, 104];
  const half = Math.min(room, signWidth(signs, size)) / 2 + 5;
  return outlined(plate(y, half, size * 1.1), "rim", 1.2) + signRow(signs, 0, y, size, room);
}

/** Panel, seal and season mark. */
export function panel(tile: TileData, shown: Shown): Svg {
  if (shown.level === "tiny") return corner(tile, shown);
  return (shown.level === "large" ? largePanel(tile, shown) : smallPanel(tile, shown)) + corner(tile, shown);
}

/** The pieces that lie on a tile: goods towards its left corner, workers towards its right one, where no road runs. */
export function overlay(lying: { goods?: Counts; workers?: Counts; level: Level }): Svg {
  const size = { large: 17, medium: 22, small: 30, tiny: 40 }[lying.level];
  return heap(lying.goods, -1, size) + heap(lying.workers, 1, size);
}

function heap(counts: Counts | undefined, sign: number, size: number): Svg {
  const kinds = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  const step = size * 1.06;
  return kinds
    .map(([name, count], index) => {
      const y = (index - (kinds.length - 1) / 2) * step;
      const width = size * (count > 1 ? 1.72 : 1.1);
      const x = sign * (92 - width / 2 - Math.abs(y) * 0.5);
      const chip = outlined(rect(-width / 2, -size / 2, width, size, "paper", size * 0.3), "rim", 1.2);
      const picture = at(count > 1 ? size * 0.3 : 0, 0, icon(name as IconName), size / 28);
      return at(x, y - 4, chip + picture + (count > 1 ? words(-size * 0.5, 0.5, count, size * 0.72) : ""));
    })
    .join("");
}
