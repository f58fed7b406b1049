// What is printed, typed: the page's own reading of the catalogue that is generated from the engine's data.

import data from "../generated/catalogue.json";

export type Season = "spring" | "summer" | "autumn" | "winter";
export type Counts = Record<string, number>;
export type Face = Record<string, unknown>;

export interface TileData {
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
  score: Face;
  gain: Face;
  cargo: Partial<Record<Season, Counts>>;
  ability: Face;
}

export interface ContractData {
  id: string;
  needs: string[];
}

export interface ExtensionData {
  id: string;
  colour: "blue" | "red" | "yellow" | "green";
  cost: Counts;
}

export const TILES = data.tiles as unknown as TileData[];
export const CONTRACTS = data.contracts as ContractData[];
export const EXTENSIONS = data.extensions as unknown as ExtensionData[];

const tiles = new Map(TILES.map((tile) => [tile.id, tile]));
const contracts = new Map(CONTRACTS.map((contract) => [contract.id, contract]));
const extensions = new Map(EXTENSIONS.map((extension) => [extension.id, extension]));

function known<T>(found: T | undefined, id: string): T {
  if (!found) throw new Error(`the catalogue has no ${id}`);
  return found;
}

export const tileData = (id: string): TileData => known(tiles.get(id), id);
export const contractData = (id: string): ContractData => known(contracts.get(id), id);
export const extensionData = (id: string): ExtensionData => known(extensions.get(id), id);
