// Every tile can be found by what it gives, needs and scores; and by what it goes with.
import { COLOURS, numbersOf, RESOURCES, SKILLS, TILES, type Face, type Score, type TileFacts } from "$/game/catalogue";
import { effectWords } from "$/game/describe";
import { NUMBER_EFFECTS, type NumberEffect } from "$/generated/vocabulary";
import { has, t } from "$/i18n/i18n.svelte";

/** What a tile gives (when used, or at once), and what it wants (to score, as a price, for its upgrade). */
export interface Dealings {
  gives: Set<string>;
  scores: Set<string>;
  /** Of these, what must lie on the tile. */
  lying: Set<string>;
  pays: Set<string>;
  /** It gives when it is too late to move or to upgrade. */
  late: boolean;
}

// The words of effects that give a thing known by another word.
const THING_OF: Partial<Record<NumberEffect, string>> = { draw_workers: "workers", green_workers: "green" };
const thingOf = (word: NumberEffect): string => THING_OF[word] ?? word;

export const THINGS = [...new Set(["workers", "green", "skills", ...RESOURCES, "transport", "upgrades", ...NUMBER_EFFECTS.map(thingOf)])];
export const SCORED = ["workers", "green", "skills", "gold", "iron", "stone", "wood", "transport", "upgrades", "tiles", "boats", "contract"] as const;

const isColour = (word: string): boolean => (COLOURS as readonly string[]).includes(word) && word !== "green";
const isSkill = (word: string): boolean => (SKILLS as readonly string[]).includes(word);

/** A thing's name among the filters; what an effect gives without a name of its own, as the effect is told. */
export const thingWords = (thing: string): string =>
  has(`thing-${thing}`) ? t(`thing-${thing}`) : effectWords(thing as NumberEffect, 1);

/** The catalogue's word for a piece or a counted thing, as the words of the filters. */
export function things(word: string): string[] {
  if (isColour(word) || word === "any_worker" || word === "same_worker") return ["workers"];
  if (isSkill(word) || word === "any_skill" || word === "same_skill") return ["skills"];
  if (word === "any_resource" || word === "same_resource") return [...RESOURCES];
  if (word === "worker_icon") return ["workers"];
  if (word === "transport_icon") return ["transport"];
  if (word.includes("upgrade_icon")) return ["upgrades"];
  if (word.endsWith("tile") || word === "extension") return ["tiles"];
  if (word.includes("contract")) return ["contract"];
  return [word];
}

function given(face: Face, into: Dealings): void {
  for (const name of Object.keys(face.resources ?? {})) into.gives.add(name);
  for (const name of face.choose_resource ?? []) into.gives.add(name);
  for (const option of face.choose_one ?? []) given(option, into);
  for (const [word] of numbersOf(face)) into.gives.add(thingOf(word));
  if (face.pay_worker) for (const word of things(face.pay_worker === "any" ? "any_worker" : face.pay_worker)) into.pays.add(word);
  if (face.pay_skill) into.pays.add("skills");
  if (face.score_on_tile) for (const word of things(face.score_on_tile.resource === "any" ? "any_resource" : face.score_on_tile.resource)) into.lying.add(word);
  if (face.score) scored(face.score, into);
}

function scored(score: Score, into: Dealings): void {
  for (const name of Object.keys(score.per ?? {})) for (const word of things(name)) into.scores.add(word);
  if (score.boats_in_chain) into.scores.add("boats");
  if (score.contract_points) into.scores.add("contract");
}

export function dealings(tile: TileFacts): Dealings {
  const found: Dealings = { gives: new Set(), scores: new Set(), lying: new Set(), pays: new Set(), late: tile.gain.resources !== undefined };
  given(tile.front, found);
  given(tile.back, found);
  scored(tile.score, found);
  for (const name of Object.keys(tile.gain.resources ?? {})) found.gives.add(name);
  if (tile.gain.free_upgrade) found.gives.add("upgrades");
  given(tile.ability as Face, found);
  for (const name of Object.keys(tile.cost)) for (const word of things(name)) found.pays.add(word);
  for (const word of found.lying) found.scores.add(word);
  return found;
}

/** Tiles that want what this one gives, or give what it wants, the closest first. Green workers are workers too. */
export function goesWith(tile: TileFacts, most = 6): TileFacts[] {
  const mine = dealings(tile);
  const wide = (words: Set<string>): Set<string> => (words.has("green") ? new Set([...words, "workers"]) : words);
  const common = (one: Set<string>, other: Set<string>): number => [...one].filter((word) => other.has(word)).length;
  const helps = (giver: Dealings, taker: Dealings): number => {
    const gives = wide(giver.gives);
    const scored = giver.late ? new Set([...taker.scores].filter((word) => !taker.lying.has(word))) : taker.scores;
    return 3 * common(gives, scored) + (giver.late ? 0 : common(giver.gives, taker.pays));
  };
  const rate = (other: TileFacts): number => {
    if (other.id === tile.id || (other.kind === tile.kind && other.kind === "home")) return 0;
    const theirs = dealings(other);
    return helps(mine, theirs) + helps(theirs, mine);
  };
  return TILES.filter((other) => other.kind !== "turn_order" && other.kind !== "home")
    .map((other) => ({ other, rate: rate(other) }))
    .filter((each) => each.rate > 2)
    .sort((one, two) => two.rate - one.rate)
    .slice(0, most)
    .map((each) => each.other);
}

export interface Filter {
  text: string;
  season: string;
  gives: string;
  scores: string;
}

export function matches(tile: TileFacts, filter: Filter, told: (tile: TileFacts) => string, folded: (text: string) => string): boolean {
  const found = dealings(tile);
  if (filter.season && tile.season !== filter.season) return false;
  if (filter.gives && !found.gives.has(filter.gives)) return false;
  if (filter.scores && !found.scores.has(filter.scores)) return false;
  const parts = folded(filter.text).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return true;
  const text = folded(told(tile));
  return parts.every((part) => text.includes(part));
}
