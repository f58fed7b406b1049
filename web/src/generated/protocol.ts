// Written by scripts/page_export.py; do not edit.
import type { Entry, GameEvent, Sheet, View } from "$/game/view";

export const PROTOCOL = 1;

export interface Me {
  name: string;
  account: string | null;
  token?: string;
}

export interface Welcome {
  t: "welcome";
  protocol: number;
  version: string;
  rules: number;
  me: Me | null;
  now: number;
}

export interface Pong {
  t: "pong";
  now: number;
  ref: string;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  taken: boolean;
  mine: boolean;
  here: boolean;
  bot: number | null;
  out_of_time: boolean;
  resigned?: boolean;
}

export interface Quiet {
  from: string;
  to: string;
  zone?: string;
}

export interface Clock {
  kind: "days" | "live" | "none";
  bank?: number | null;
  increment?: number | null;
  hours?: number | null;
  quiet?: Quiet | null;
  starts?: number | null;
}

export interface TableResult {
  totals: number[];
  winners: number[];
  places: number[];
}

export interface Info {
  table: string;
  name: string;
  state: "closed" | "over" | "playing" | "still" | "waiting";
  host: boolean;
  listed: boolean;
  spectators: boolean;
  players: number;
  order: string;
  modules: string[];
  variants: { [key: string]: unknown };
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
  result: TableResult | null;
  notes: { [key: string]: unknown }[];
  watchers: string[];
  ends: number | null;
}

export interface LeastWorkers {
  bid: { [key: string]: number };
  use: { [key: string]: number };
}

export interface Moves {
  from: string;
  resource: string;
  to: { [key: string]: number };
}

export interface Group {
  count: number;
  from: string;
}

export interface PlaceRows {
  colour: string;
  groups?: Group[];
  least?: number;
  most?: number;
  only?: string[];
  screen?: number;
  tiles: string[];
  verb: "bid" | "use";
}

export interface Choices {
  actions?: string[];
  build?: { [key: string]: { [key: string]: number[] } };
  moves?: Moves[];
  pass?: boolean;
  places?: PlaceRows[];
}

export interface Asked {
  at: number;
  kind: string;
  about: { [key: string]: unknown };
  choices: Choices;
}

export interface Waiting {
  seat: number;
  kind: string;
  since: number;
}

export interface ClockFace {
  seat: number;
  left: number;
  running: boolean;
  out: boolean;
  ends: number | null;
}

export interface Proposal {
  id: string;
  to: number;
  by: number;
  yes: number[];
  needed: number[];
}

export interface Vote {
  seat: number;
  yes: number[];
  needed: number;
}

export interface ViewerState {
  table: string;
  n: number;
  seat: number | null;
  view: View;
  least: LeastWorkers;
  asked: Asked | null;
  waiting: Waiting[];
  undo: number;
  programme: string | null;
  clocks: ClockFace[];
  proposal: Proposal | null;
  votes: Vote[];
  scores?: Sheet[];
}

export interface Chat {
  c: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

export interface WholeTable {
  t: "table";
  table: string;
  info: Info;
  state: ViewerState | null;
  entries: Entry[];
  from: number;
  chat: Chat[];
  ref?: string;
}

export interface Updates {
  t: "updates";
  table: string;
  entries: Entry[];
  state: ViewerState | null;
  chat: Chat[];
  ref?: string;
}

export interface Update {
  t: "update";
  table: string;
  entry: Entry;
  state: ViewerState;
}

export interface NewState {
  t: "state";
  table: string;
  state: ViewerState;
}

export interface NewInfo {
  t: "info";
  table: string;
  info: Info;
}

export interface NewChat {
  t: "chat";
  table: string;
  chat: Chat;
}

export interface Notice {
  t: "notice";
  table: string;
  name: string;
  asked: boolean;
}

export interface Error {
  code: string;
  reason?: string;
  key?: string;
  args?: { [key: string]: unknown };
  rule?: string;
  action?: number | null;
  retry?: number | null;
}

export interface Prospects {
  totals: number[];
  worth: { [key: string]: number };
}

export interface TrialResult {
  legal: boolean;
  news?: boolean;
  error?: Error | null;
  state?: ViewerState | null;
  events?: GameEvent[] | null;
  prospects?: Prospects | null;
}

export interface Hint {
  action: string;
  worth: number;
  less: number;
  reason: { [key: string]: unknown };
}

export interface Hints {
  seat: number;
  kind: string;
  hints: Hint[];
}

export interface Done {
  t: "done";
  n: number;
  ref?: string;
  table?: string;
  again?: boolean;
  state?: ViewerState | null;
  trial?: TrialResult | null;
  hints?: Hints | null;
  memory?: { [key: string]: unknown } | null;
}

export interface Refused {
  t: "refused";
  error: Error;
  ref?: string;
  table?: string;
  state?: ViewerState | null;
}

export interface Closing {
  t: "closing";
}

export type FromServer = Welcome | Pong | WholeTable | Updates | Update | NewState | NewInfo | NewChat | Notice | Done | Refused | Closing;

export interface Hello {
  t: "hello";
  protocol: number;
  session?: string | null;
  ref?: string;
}

export interface Follow {
  t: "follow";
  table: string;
  have?: number | null;
  chat?: number | null;
  seat?: number | null;
  ref?: string;
}

export interface Leave {
  t: "leave";
  table: string;
  ref?: string;
}

export interface Ping {
  t: "ping";
  ref?: string;
}

export interface Move {
  t: "move";
  id: string;
  n: number;
  seat: number;
  actions: string[];
  table: string;
  ref?: string;
}

export interface Try {
  t: "try";
  seat: number;
  n: number;
  actions: string[];
  want?: ("events" | "prospects" | "state")[];
  table: string;
  ref?: string;
}

export interface Undo {
  t: "undo";
  id: string;
  n: number;
  seat: number;
  count?: number;
  table: string;
  ref?: string;
}

export interface Propose {
  t: "propose";
  id: string;
  n: number;
  seat: number;
  to: number;
  table: string;
  ref?: string;
}

export interface Answer {
  t: "answer";
  id: string;
  seat: number;
  proposal: string;
  yes: boolean;
  table: string;
  ref?: string;
}

export interface Programme {
  t: "programme";
  seat: number;
  kind: "season" | "until-disturbed" | null;
  table: string;
  ref?: string;
}

export interface VoteFor {
  t: "vote";
  id: string;
  seat: number;
  for: number;
  yes: boolean;
  table: string;
  ref?: string;
}

export interface Return {
  t: "return";
  id: string;
  seat: number;
  table: string;
  ref?: string;
}

export interface Resign {
  t: "resign";
  id: string;
  seat: number;
  table: string;
  ref?: string;
}

export interface AskHint {
  t: "hint";
  seat: number;
  n: number;
  table: string;
  ref?: string;
}

export interface AskMemory {
  t: "memory";
  seat: number;
  n: number;
  table: string;
  ref?: string;
}

export interface Say {
  t: "chat";
  id: string;
  text: string;
  seat?: number | null;
  table: string;
  ref?: string;
}

export type FromClient = Hello | Follow | Leave | Ping | Move | Try | Undo | Propose | Answer | Programme | VoteFor | Return | Resign | AskHint | AskMemory | Say;

export interface NewSession {
  name?: string | null;
  token?: boolean;
}

export interface Credentials {
  name: string;
  password: string;
  bring?: boolean;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Device {
  id: string;
  name: string;
  made: number;
  seen: number;
  this: boolean;
}

export interface Devices {
  devices: Device[];
}

export interface Player {
  kind: "bot" | "me" | "open" | "person";
  name?: string | null;
  level?: number | null;
}

export interface NewTable {
  players: Player[];
  order?: "given" | "random";
  modules?: string[];
  variants?: { [key: string]: boolean | number[] };
  listed?: boolean;
  spectators?: boolean;
  pace?: number;
  name?: string;
  clock?: Clock;
}

export interface Invite {
  invite: string;
}

export interface Sit {
  secret: string;
  name?: string | null;
}

export interface Join {
  seat?: number | null;
  name?: string | null;
}

export interface OneSeat {
  seat: number;
}

export interface StartNow {
  level?: number;
}

export interface Rematch {
  order?: "given" | "random" | "rotate";
}

export interface PlayFrom {
  seat: number;
  level?: number;
  pace?: number;
}

export interface Hidden {
  hidden?: boolean;
}

export interface Link {
  seat: number;
  secret: string;
}

export interface MadeTable {
  info: Info;
  invite: string;
  links: Link[];
}

export interface Joined {
  info: Info;
  seat: number;
  secret: string;
}

export interface Imported {
  info: Info;
  invite: string;
}

export interface TableList {
  tables: Info[];
  more: boolean;
}

export interface Record {
  text: string;
  listed?: boolean;
}

export interface PositionToPlay {
  seat: number;
  level?: number;
  pace?: number;
  position?: { [key: string]: unknown };
}

export interface Position {
  position: { [key: string]: unknown };
  seat?: number | null;
  actions?: string[];
  want?: ("events" | "prospects" | "state")[];
}

export interface LogPage {
  entries: Entry[];
  more: boolean;
}

export interface At {
  state: ViewerState;
  last: number;
}

export interface ScoresAfter {
  n: number;
  totals: number[];
}

export interface Course {
  standings: ScoresAfter[];
}

export interface Problem {
  error: Error;
  state?: ViewerState | null;
}

export interface SetUp {
  players: number;
  seed?: string;
  modules?: string[];
  variants?: { [key: string]: number[] };
  lacking?: string[];
  missing?: string[];
}

export interface SetUpFor {
  wish: SetUp;
  seat?: number | null;
}

export interface SeatPlan {
  home: string;
  winter: string[];
}

export interface BoatPlan {
  tile: string;
  face: string[];
  cargo: { [key: string]: { [key: string]: number } };
}

export interface OrderPlan {
  tile: string;
  purple: boolean;
}

export interface BoxPlan {
  players: number;
  seats: SeatPlan[];
  start: number;
  boats: BoatPlan[];
  turn_order: OrderPlan[];
  beside: string[];
  seasons: { [key: string]: string[] };
  winter_dealt: number;
  start_workers: number[];
  bag: { [key: string]: number };
  supply: { [key: string]: number };
  contracts_open: number;
  cabins: number;
  extensions: number;
  start_green?: number[];
}

export interface SetUpPlan {
  seed: string;
  plan: BoxPlan;
}

export interface PadTile {
  tile: string;
  at?: [number, number];
  turn?: number;
  upgraded?: boolean;
  goods?: { [key: string]: number };
  extension?: string;
  cabins?: number;
}

export interface PadSeat {
  village?: PadTile[];
  screen?: { [key: string]: number };
  contracts?: string[];
  counted?: { [key: string]: number };
  told?: ("contracts" | "goods" | "screen" | "village")[];
}

export interface PadGhost {
  holder?: number;
}

export interface PadMerchants {
  boat_order?: number[];
}

export interface Pad {
  players: number;
  names?: string[];
  modules?: string[];
  start?: number;
  ghost?: PadGhost;
  merchants?: PadMerchants;
  seats?: PadSeat[];
}

export interface PadAsked {
  about: "contracts" | "counted" | "ghost" | "goods" | "home" | "screen" | "start" | "tie" | "village";
  seat: number;
  tile: string;
  word: string;
  most: number;
}

export interface PadScore {
  names: string[];
  sheets: Sheet[];
  totals: number[];
  winners: number[];
  asked: PadAsked[];
  counted: PadAsked[];
  position: { [key: string]: unknown } | null;
}

export interface NewRoom {
  wish: SetUp;
  name: string;
  season?: "autumn" | "spring" | "summer" | "winter";
  ticks?: string[];
  pad?: Pad;
}

export interface JoinRoom {
  name: string;
}

export interface LookAtRoom {
  phone: string;
  have?: number;
}

export interface ChangeRoom {
  phone: string;
  seat?: number;
  wish?: SetUp;
  missing?: string;
  ticks?: { [key: string]: boolean };
  season?: "autumn" | "spring" | "summer" | "winter";
  pad_seat?: number;
  pad?: PadSeat;
  whole?: Pad;
  leave?: boolean;
}

export interface RoomPhone {
  name: string;
  seat: number | null;
}

export interface CompanionRoom {
  code: string;
  n: number;
  until: number;
  seat: number | null;
  wish: SetUp;
  plan: BoxPlan;
  phones: RoomPhone[];
  pad: Pad;
  season: string;
  ticks: string[];
}

export interface RoomJoined {
  phone: string;
  room: CompanionRoom;
}

export interface RoomNews {
  room: CompanionRoom | null;
}

export type Wanted = ("events" | "prospects" | "state")[];
