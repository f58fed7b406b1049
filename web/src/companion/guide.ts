// A season in steps, told by the rules' own sentences: which rule is a step, and which ones people forget at it.
import { plain } from "$/help/markdown";
import type { Chapter } from "$/help/rulebook";
import { tileName } from "$/game/describe";
import type { SeasonName } from "./home.svelte";

export interface GuideStep {
  rule: string;
  /** Cases that are easily forgotten. */
  mind: string[];
  /** The tile that the rule speaks of. */
  tile?: string;
}

interface Told extends GuideStep {
  seasons: readonly SeasonName[];
  /** Only with this module. */
  module?: string;
  /** Cases that come with a module. */
  also?: Readonly<Record<string, readonly string[]>>;
}

export interface GuidedGame {
  modules: readonly string[];
  /** Open tiles of the drawn table; null, if none was drawn here. */
  tiles: ReadonlySet<string> | null;
}

const ALL = ["spring", "summer", "autumn", "winter"] as const;
const BOATS = ["spring", "summer", "autumn"] as const;
const PAY = ["summer", "autumn", "winter"] as const;

const BEGIN: readonly Told[] = [
  { rule: "SET-7", mind: [], seasons: ["spring"] },
  { rule: "SET-9", mind: [], seasons: ["spring"] },
  { rule: "SEA-2", mind: ["SEA-3"], seasons: ["summer", "autumn"] },
  { rule: "SEA-4", mind: [], seasons: ["autumn"] },
  { rule: "SEA-4", mind: ["SEA-5"], seasons: ["summer"] },
  { rule: "MER-4", mind: [], seasons: BOATS, module: "merchants" },
  { rule: "SEA-6", mind: [], seasons: ["winter"] },
  { rule: "SEA-7", mind: ["USE-1"], seasons: ["winter"] },
  { rule: "SEA-1", mind: [], seasons: ALL },
];

const END: readonly Told[] = [
  { rule: "END-1", mind: [], seasons: ALL },
  { rule: "END-2", mind: [], seasons: ALL },
  { rule: "END-3", mind: [], seasons: ALL },
  { rule: "PRO-12", mind: [], seasons: ["winter"], module: "keyside" },
  { rule: "KEY-1", mind: ["KEY-4"], seasons: ALL, module: "key-celeste" },
  { rule: "END-4", mind: [], seasons: ALL },
  { rule: "END-5", mind: ["END-6", "END-7"], seasons: BOATS, also: { merchants: ["MER-5"] } },
  { rule: "END-11", mind: ["END-6", "END-7"], seasons: ["winter"], also: { merchants: ["MBO-1"] } },
  { rule: "END-8", mind: ["END-9"], seasons: ALL },
  { rule: "MER-6", mind: [], seasons: ["autumn"], module: "merchants", tile: "sea-bastion-2" },
  { rule: "END-10", mind: [], seasons: ALL },
  { rule: "END-12", mind: [], seasons: ["winter"] },
  { rule: "SUM-1a", mind: [], seasons: PAY, tile: "summer-boat-1a" },
  { rule: "SUM-1b", mind: [], seasons: PAY, tile: "summer-boat-1b" },
  { rule: "PRO-13", mind: [], seasons: PAY, module: "summer-boat-7", tile: "summer-boat-7b" },
  { rule: "VIL-1", mind: ["VIL-2", "VIL-4", "VIL-5"], seasons: ALL },
  { rule: "CON-2", mind: [], seasons: BOATS, module: "merchants" },
];

const chosen = (from: readonly Told[], season: SeasonName, { modules, tiles }: GuidedGame): GuideStep[] =>
  from
    .filter((step) => step.seasons.includes(season) && (!step.module || modules.includes(step.module)))
    .filter((step) => !step.tile || !tiles || tiles.has(step.tile))
    .map(({ rule, mind, tile, also }) => ({ rule, tile, mind: [...mind, ...modules.flatMap((module) => also?.[module] ?? [])] }));

export const beginning = (season: SeasonName, game: GuidedGame): GuideStep[] => chosen(BEGIN, season, game);
export const ending = (season: SeasonName, game: GuidedGame): GuideStep[] => chosen(END, season, game);

/** Every rule's sentence in the reader's language. */
export function sentences(chapters: readonly Chapter[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const chapter of chapters)
    for (const block of chapter.blocks)
      if (block.kind === "list") for (const item of block.items) if (item.rule) found.set(item.rule, plain(item.inner, tileName).trim());
  return found;
}

/** All rules that the guide speaks of, for the check that they exist. */
export const GUIDED: readonly string[] = [...BEGIN, ...END].flatMap((step) => [step.rule, ...step.mind, ...Object.values(step.also ?? {}).flat()]);
