// The shapes of docs/protocol.md, version 1.
import type { View } from "$/game/view";

export const PROTOCOL = 1;

export interface Me {
  name: string;
  account: string | null;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "open" | "bot";
  taken: boolean;
  mine: boolean;
  here: boolean;
  bot: number | null;
  out_of_time: boolean;
}

export type Clock =
  | { kind: "none" }
  | { kind: "live"; bank: number; increment: number }
  | { kind: "days"; hours: number; quiet?: { from: string; to: string; zone: string } };

export interface Info {
  table: string;
  name: string;
  state: "waiting" | "playing" | "over";
  host: boolean;
  listed: boolean;
  spectators: boolean;
  players: number;
  modules: string[];
  variants: Record<string, unknown>;
  rules: number;
  seed_hash: string | null;
  seed: string | null;
  seats: SeatInfo[];
  clock: Clock;
  pace: number;
  n: number;
  waiting: number[];
  made: number;
  moved: number;
  rematch: string | null;
  result: { totals: number[]; winners: number[] } | null;
  notes: { key: string; n?: number }[];
}

export interface PlaceRow {
  tile: string;
  verb: "bid" | "use";
  colour: string;
  least?: number;
  most?: number;
  screen?: number;
  groups?: { from: string; count: number }[];
  only?: string[];
}

export interface Choices {
  pass?: boolean;
  places?: PlaceRow[];
  build?: Record<string, Record<string, number[]>>;
  actions?: string[];
}

export interface Asked {
  at: number;
  kind: string;
  about?: Record<string, unknown>;
  choices: Choices;
}

export interface ClockState {
  seat: number;
  left: number;
  running: boolean;
  out: boolean;
  ends?: number | null;
}

export interface Proposal {
  id: string;
  to: number;
  by: number;
  yes: number[];
  needed: number[];
}

export interface SheetItem {
  step: string;
  source: string;
  points: number;
  note: string;
  what?: Record<string, number>;
  about?: string;
}

export interface Sheet {
  total: number;
  items: SheetItem[];
}

export interface State {
  table: string;
  n: number;
  seat: number | null;
  view: View;
  asked: Asked | null;
  waiting: { seat: number; kind: string; since: number }[];
  undo: number;
  programme: string | null;
  clocks: ClockState[];
  proposal: Proposal | null;
  votes: { seat: number; yes: number[]; needed: number }[];
  scores?: Sheet[];
}

export interface GameEvent {
  kind: string;
  seat?: number;
  [field: string]: unknown;
}

export interface Entry {
  n: number;
  at: number;
  kind: string;
  seat?: number;
  events?: GameEvent[];
  undone?: boolean;
  by?: string;
  [field: string]: unknown;
}

export interface Chat {
  c: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface ApiError {
  code: string;
  rule?: string;
  reason?: string;
  key?: string;
  args?: Record<string, string | number>;
  action?: number;
  retry?: number;
}

export interface Trial {
  legal: boolean;
  news?: boolean;
  state?: State;
  events?: GameEvent[];
  error?: ApiError;
}

export type Programme = "until-disturbed" | "season" | null;

export interface Options {
  players: [number, number];
  modules: (string | { id: string })[];
  variants: (string | { id: string })[];
  bots: { level: number; name: string }[];
  limits: Record<string, number>;
  rules: number;
}

export type NewSeat =
  | { kind: "me"; name?: string }
  | { kind: "person"; name?: string }
  | { kind: "open" }
  | { kind: "bot"; level: number };

export interface NewTable {
  players: NewSeat[];
  order: "given" | "random";
  modules: string[];
  variants: Record<string, unknown>;
  listed: boolean;
  spectators: boolean;
  pace: number;
  name: string;
  clock: Clock;
}

export type ServerMessage =
  | { t: "welcome"; protocol: number; version: string; me: Me; now: number }
  | { t: "table"; table: string; info: Info; state: State | null; entries: Entry[]; from: number; chat: Chat[] }
  | { t: "updates"; table: string; entries: Entry[]; state: State; chat: Chat[] }
  | { t: "update"; table: string; entry: Entry; state: State }
  | { t: "state"; table: string; state: State }
  | { t: "info"; table: string; info: Info }
  | { t: "chat"; table: string; chat: Chat }
  | { t: "notice"; table: string; name: string; asked: boolean }
  | { t: "done"; ref?: string; table?: string; n?: number; again?: boolean; trial?: Trial }
  | { t: "refused"; ref?: string; table?: string; error: ApiError; state?: State }
  | { t: "pong"; now: number }
  | { t: "closing" };
