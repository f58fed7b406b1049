// The score sheet in words: which tile, boat or contract scored how much, with which pieces.
import { has, t } from "$/i18n/i18n.svelte";
import type { Sheet, SheetItem } from "$/net/protocol";
import { contractFacts, findTile } from "./catalogue";
import { contractWords, pieces, pieceWord, tileName } from "./describe";

export const CATEGORIES = [
  "printed",
  "extension",
  "on-tile",
  "village",
  "winter",
  "contract",
  "boat",
  "turn-order",
  "special",
  "gold",
] as const;
export type Category = (typeof CATEGORIES)[number];

const BY_STEP: Record<string, Category> = {
  lying: "on-tile",
  printed: "printed",
  village: "village",
  doubled: "extension",
  orders: "contract",
  turn_order: "turn-order",
  gold_left: "gold",
  special: "special",
};

/** Which part of the sheet a line belongs to. */
export function categoryOf(item: SheetItem): Category {
  const known = BY_STEP[item.step];
  if (known) return known;
  if (item.note === "gold-left" || item.source === "") return "gold";
  const kind = findTile(item.source)?.kind;
  if (kind === "boat") return "boat";
  if (kind === "turn_order") return "turn-order";
  if (kind === "special") return "special";
  return "winter";
}

export const pointsIn = (sheet: Sheet, category: Category): number =>
  sheet.items.filter((item) => categoryOf(item) === category).reduce((sum, item) => sum + item.points, 0);

/** Things that are counted, not given, have a message of their own. */
const counted = (name: string): string => `sheet-counted-${name.replaceAll("_", "-")}`;

function whatWords(item: SheetItem): string {
  const what = Object.entries(item.what ?? {});
  const parts = what.filter(([name]) => has(counted(name))).map(([name, count]) => t(counted(name), { count }));
  const given = what.filter(([name]) => !has(counted(name)));
  if (given.length > 0) parts.push(pieces(Object.fromEntries(given)));
  return parts.join(", ");
}

export function sourceWords(item: SheetItem): string {
  if (item.source === "") return t("sheet-gold");
  return contractFacts(item.source) ? contractWords(item.source) : tileName(item.source);
}

/** What a line says beside its source and its points. */
export function itemWords(item: SheetItem): string {
  switch (item.note) {
    case "turned":
      return t("sheet-line-flipped", { tile: tileName(item.about ?? "") });
    case "doubled":
      return item.about ? t("sheet-line-free-extension", { tile: tileName(item.about) }) : t("sheet-extension");
    case "printed":
    case "flat":
      return t("sheet-printed");
    case "unused-ghost":
      return t("sheet-ghost");
    case "gold-left":
      return t("sheet-line-gold", { list: pieces(item.what ?? { gold: item.points }) });
    default: {
      const what = whatWords(item);
      return item.about && !findTile(item.about) ? [pieceWord(item.about), what].filter(Boolean).join(": ") : what;
    }
  }
}
