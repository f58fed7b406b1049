// Final scores kept on this device.
import { recall, remember } from "$/state/storage";

export interface Kept {
  at: number;
  names: string[];
  totals: number[];
  winners: number[];
  modules: string[];
}

const MOST = 200;

export const history = (): Kept[] => recall<Kept[]>("companion.history", []);
export const save = (game: Kept): void => remember("companion.history", [game, ...history()].slice(0, MOST));
export const drop = (at: number): void => remember("companion.history", history().filter((each) => each.at !== at));
