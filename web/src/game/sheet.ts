// The score sheet in words: which tile, boat or contract scored how much, with which pieces.
import { t } from "$/i18n/i18n.svelte";
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

const COUNTED: Record<string, string> = {
  adjacent_tile: "sheet-line-neighbours",
  adjacent_summer_tile: "sheet-line-summer-neighbours",
  adjacent_winter_tile: "sheet-line-winter-neighbours",
  adjacent_upgrade_icon: "sheet-line-upgrade-neighbours",
  route_tile: "sheet-line-route",
  loop_tile: "sheet-line-loop",
  boats_in_chain: "sheet-line-chain",
  transport_icon: "sheet-line-transport",
  upgrade_icon: "sheet-line-upgrades",
  winter_tile: "sheet-line-winter-tiles",
  upgraded_tile: "sheet-line-upgraded-tiles",
  extension: "sheet-line-extensions",
  unfulfilled_contract: "sheet-line-contracts-held",
};

function whatWords(item: SheetItem): string {
  const counted = Object.entries(item.what ?? {}).filter(([name]) => COUNTED[name]);
  const given = Object.fromEntries(Object.entries(item.what ?? {}).filter(([name]) => !COUNTED[name]));
  const parts = counted.map(([name, count]) => t(COUNTED[name] as string, { count }));
  if (Object.keys(given).length > 0) parts.push(pieces(given));
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
