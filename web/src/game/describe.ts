// A tile in words: what each side does, costs and scores. All words come from the message files.
import type { NumberEffect } from "$/generated/vocabulary";
import { has, list, t } from "$/i18n/i18n.svelte";
import { words } from "$/i18n/i18n.svelte";
import {
  contractFacts,
  extensionFacts,
  findTile,
  isColour,
  numbersOf,
  TILES,
  type Counts,
  type Face,
  type Score,
  type TileFacts,
} from "./catalogue";

const hyphened = (id: string): string => id.replaceAll("_", "-");

/** The name to show: English as printed, or the translated one if the reader wants it. */
export function tileName(id: string): string {
  const translated = `tile-${id}-translated`;
  if (words.translateNames && has(translated)) return t(translated);
  return has(`tile-${id}`) ? t(`tile-${id}`) : (findTile(id)?.name ?? id);
}

export const piece = (name: string, count: number): string => t(`piece-${hyphened(name)}`, { count });

export function pieces(counts: Counts): string {
  return list(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => piece(name, count)),
    "conjunction",
  );
}

export const workersOf = (colour: string, count: number): string => t("workers", { colour, count });

/** One word for a piece without its number: a colour, a resource, a skill. */
export function pieceWord(name: string): string {
  if (isColour(name) || name === "purple") return t(`colour-${name}`);
  for (const family of ["resource", "skill"]) if (has(`${family}-${name}`)) return t(`${family}-${name}`);
  return piece(name, 1);
}

/** A sentence as a part of a longer one: without its full stop, and beginning small. */
const clause = (sentence: string): string =>
  sentence.charAt(0).toLocaleLowerCase(words.language) + sentence.slice(1).replace(/\.$/, "");

/** Losing bids that move or pay, by the tiles that they lie at; as the object of a sentence if need be. */
export const losingBids = (tiles: readonly string[], form = ""): string =>
  t(`losing-bids${form}`, { count: tiles.length, tiles: list(tiles.map(tileName), "conjunction") });

/** Every tile's name, as arguments for texts that speak of some of them. */
export const tileNames = (): Record<string, string> =>
  Object.fromEntries(TILES.map((tile) => [tile.id, tileName(tile.id)]));

/** What an effect does whose value is a plain number. */
export const effectWords = (word: NumberEffect, count: number): string => t(`effect-${hyphened(word)}`, { count });

export function faceLines(face: Face): string[] {
  const lines: string[] = [];
  if (face.pay_worker) lines.push(t("effect-pay-worker", { colour: face.pay_worker }));
  if (face.pay_skill) lines.push(t("effect-pay-skill", { skill: face.pay_skill }));
  if (face.resources) lines.push(t("effect-resources", { list: pieces(face.resources) }));
  if (face.choose_resource)
    lines.push(
      t("effect-choose-resource", { list: list(face.choose_resource.map((name) => piece(name, 1)), "disjunction") }),
    );
  if (face.choose_one)
    lines.push(
      t("effect-choose-one", {
        list: face.choose_one
          .map((option) => clause(faceLines(option).join(" ")))
          .reduce((first, second) => t("either-or", { first, second })),
      }),
    );
  for (const [word, count] of numbersOf(face)) lines.push(effectWords(word, count));
  if (face.use_tile) lines.push(t("effect-use-tile", { tile: face.use_tile }));
  if (face.score_on_tile)
    lines.push(
      t("effect-score-on-tile", { resource: face.score_on_tile.resource, points: face.score_on_tile.points }),
    );
  if (face.score) lines.push(...scored(face.score));
  return lines;
}

export function scoreLines(tile: TileFacts): string[] {
  const { score, gain } = tile;
  const lines: string[] = [];
  if (gain.resources) lines.push(t("gain-resources", { list: pieces(gain.resources) }));
  if (gain.free_upgrade) lines.push(t("gain-free-upgrade", { count: gain.free_upgrade }));
  if (gain.free_extension) lines.push(t("gain-free-extension", { count: gain.free_extension }));
  return [...lines, ...scored(score)];
}

function scored(score: Score): string[] {
  const lines: string[] = [];
  if (score.per) {
    const entries = Object.entries(score.per);
    const [only] = entries;
    const points = score.points ?? 0;
    lines.push(
      entries.length === 1 && only && only[1] === 1
        ? t("score-per-one", { piece: hyphened(only[0]), points })
        : t("score-per", { list: pieces(score.per), points }),
    );
  }
  if (score.flat) lines.push(t("score-flat", { points: score.flat }));
  if (score.boats_in_chain)
    lines.push(t("score-boats-in-chain", { list: list(score.boats_in_chain.slice(1).map(String), "disjunction") }));
  if (score.contract_points) lines.push(t("score-contract-points", { points: score.contract_points }));
  if (score.with_unused_ghost) lines.push(t("score-with-unused-ghost", { points: score.with_unused_ghost }));
  return lines;
}

export function abilityLines(tile: TileFacts): string[] {
  const lines: string[] = [];
  for (const [word, value] of Object.entries(tile.ability)) {
    const key = `ability-${hyphened(word)}`;
    if (word === "against" || word === "when") continue;
    if (word === "resources_wild_when") for (const when of value as string[]) lines.push(t(key, { when }));
    else if (word === "boat_score_times") {
      const boats = Object.entries(value as Counts);
      lines.push(t(key, { count: boats[0]?.[1] ?? 2, list: list(boats.map(([id]) => tileName(id)), "conjunction") }));
    } else if (word === "resources") lines.push(t(key, { list: pieces(value as Counts) }));
    else lines.push(t(key, typeof value === "number" ? { count: value } : {}));
  }
  const seasons = tile.ability.when as string[] | undefined;
  if (!seasons) return lines;
  const when = list(seasons.map((season) => t(`season-${season}.of`)), "conjunction");
  return [t("ability-when", { list: when, what: lines.join(" ") })];
}

export interface SideWords {
  points: number;
  lines: string[];
}

export interface TileWords {
  name: string;
  kind: string;
  sides: SideWords[];
  upgrade: string;
  notes: string[];
}

function kindKey(tile: TileFacts): string {
  if (tile.kind === "village") return tile.season;
  return hyphened(tile.kind);
}

/** Everything that is printed on a tile, in words; two sides for a tile that can be upgraded, otherwise one. */
export function tileWords(tile: TileFacts): TileWords {
  const front: SideWords = { points: tile.points[0], lines: faceLines(tile.front) };
  const sides = [front];
  const upgradable = Object.keys(tile.cost).length > 0;
  if (upgradable) sides.push({ points: tile.points[1], lines: faceLines(tile.back) });
  else front.lines.push(...abilityLines(tile), ...scoreLines(tile));
  for (const side of sides) if (side.lines.length === 0 && side.points === 0) side.lines.push(t("effect-none"));
  const notes: string[] = [];
  for (const [season, cargo] of Object.entries(tile.cargo))
    notes.push(
      t("cargo-in-season", {
        season,
        list: list(Object.entries(cargo).map(([kind, count]) => t(`cargo-${kind}`, { count })), "conjunction"),
      }),
    );
  if (tile.min_players) notes.push(t("boat-min-players", { players: tile.min_players }));
  if (tile.replaced_after) notes.push(t("boat-replaced-after"));
  if (tile.kind === "turn_order") {
    notes.push(t("turn-order-about", { number: tile.number }));
    notes.push(t("turn-order-purple", { list: list(tile.purple.map(String), "disjunction") }));
  }
  if (tile.kind === "special") notes.push(t(`special-${tile.id}`));
  return {
    name: tileName(tile.id),
    kind: t(`kind-${kindKey(tile)}`),
    sides,
    upgrade: upgradable ? t("upgrade-cost", { list: pieces(tile.cost) }) : "",
    notes,
  };
}

/** The pieces that a contract asks for, as a list. */
export function contractNeeds(id: string): string {
  const counts: Counts = {};
  for (const need of contractFacts(id)?.needs ?? []) counts[need] = (counts[need] ?? 0) + 1;
  return pieces(counts);
}

export const contractWords = (id: string): string =>
  contractFacts(id) ? t("contract-needs", { list: contractNeeds(id) }) : t("term-contract");

export function extensionWords(id: string): string {
  const facts = extensionFacts(id);
  if (!facts) return t("term-extension");
  const name = t("extension-name", { colour: facts.colour });
  const capital = name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);
  return `${capital}. ${t("extension-cost", { list: pieces(facts.cost) })}`;
}

/** What a tile or boat does or scores as it lies, in sentences. */
export function whatItDoes(id: string): string[] {
  const facts = findTile(id);
  return facts ? (tileWords(facts).sides[0]?.lines ?? []) : [];
}
