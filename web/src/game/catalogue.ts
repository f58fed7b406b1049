// What is printed on the pieces, as the Python catalogue writes it.
import data from "$/generated/catalogue.json";
import { NUMBER_EFFECTS, type NumberEffect } from "$/generated/vocabulary";

export type Counts = Record<string, number>;

export interface Face extends Partial<Record<NumberEffect, number>> {
  resources?: Counts;
  choose_resource?: string[];
  choose_one?: Face[];
  pay_worker?: string;
  pay_skill?: string;
  use_tile?: string;
  score_on_tile?: { resource: string; points: number };
  score?: Score;
}

/** What a face does so many times, or gives so many of, in the order in which it is printed. */
export const numbersOf = (face: Face): [NumberEffect, number][] =>
  (Object.keys(face) as NumberEffect[])
    .filter((word) => NUMBER_EFFECTS.includes(word))
    .map((word) => [word, face[word] ?? 0]);

export interface Score {
  per?: Counts;
  points?: number;
  flat?: number;
  boats_in_chain?: number[];
  contract_points?: number;
  with_unused_ghost?: number;
}

export interface TileFacts {
  id: string;
  name: string;
  set: string;
  kind: "home" | "village" | "summer_boat" | "boat" | "turn_order" | "special";
  season: string;
  number: number;
  edges: string;
  cost: Counts;
  points: [number, number];
  front: Face;
  back: Face;
  score: Score;
  gain: { resources?: Counts; free_upgrade?: number; free_extension?: number };
  cargo: Record<string, Counts>;
  pair: string;
  min_players: number;
  /** The season after which the boat of this number is drawn anew. */
  replaced_after: string;
  ability: Record<string, unknown>;
  turns: number;
  /** A turn-order tile: the numbers of players with which it shows the purple marker. */
  purple: number[];
}

export interface ContractFacts {
  id: string;
  needs: string[];
}

export interface ExtensionFacts {
  id: string;
  colour: string;
  cost: Counts;
}

interface Catalogue {
  tiles: TileFacts[];
  contracts: ContractFacts[];
  extensions: ExtensionFacts[];
}

const catalogue = data as unknown as Catalogue;

export const TILES: readonly TileFacts[] = catalogue.tiles;
export const CONTRACTS: readonly ContractFacts[] = catalogue.contracts;
export const EXTENSIONS: readonly ExtensionFacts[] = catalogue.extensions;

const byId = new Map(TILES.map((tile) => [tile.id, tile]));
const contractById = new Map(CONTRACTS.map((entry) => [entry.id, entry]));
const extensionById = new Map(EXTENSIONS.map((entry) => [entry.id, entry]));

export function tileFacts(id: string): TileFacts {
  const found = byId.get(id);
  if (!found) throw new Error(`no such tile: ${id}`);
  return found;
}

export const findTile = (id: string): TileFacts | undefined => byId.get(id);
/** Does this turn-order tile carry the purple marker at a table of so many? */
export const showsMarker = (id: string, players: number): boolean => findTile(id)?.purple.includes(players) ?? false;
export const contractFacts = (id: string): ContractFacts | undefined => contractById.get(id);
export const extensionFacts = (id: string): ExtensionFacts | undefined => extensionById.get(id);

export const COLOURS = ["blue", "red", "yellow", "green"] as const;
export const SKILLS = ["anvil", "pick", "saw"] as const;
export const RESOURCES = ["gold", "iron", "stone", "wood"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

export const isColour = (name: string): boolean => (COLOURS as readonly string[]).includes(name);
export const isSkill = (name: string): boolean => (SKILLS as readonly string[]).includes(name);
export const isResource = (name: string): boolean => (RESOURCES as readonly string[]).includes(name);
