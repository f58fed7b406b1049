// The shape of a view as docs/architecture.md gives it. Whatever is zero, false or empty is left out.
import type { Counts } from "./catalogue";

export interface Bid {
  seat: number;
  colour?: string;
  count: number;
  flat?: boolean;
}

export interface AuctionTile {
  tile: string;
  colour?: string;
  bids?: Bid[];
  workers?: Counts;
  last?: number;
  leader?: number;
  /** Nobody may bid for it or use it: the ghost lies there. */
  closed?: boolean;
}

export interface Boat {
  tile: string;
  cargo?: Counts;
  taken_by?: number;
}

export interface PlacedTile {
  tile: string;
  at: [number, number];
  turn?: number;
  upgraded?: boolean;
  goods?: Counts;
  workers?: Counts;
  last?: number;
  colour?: string;
  extension?: string;
  cabins?: number;
}

export interface SeatView {
  village: PlacedTile[];
  to_place?: string[];
  boat?: string;
  offered?: number;
  screen?: Counts;
  contracts?: string[];
  winter?: string[];
  /** With open play: what lies in the open, and how much is hidden of what everybody may count. */
  open?: Counts;
  face_down?: Counts;
  open_contracts?: string[];
  ghost?: boolean;
}

export interface Decision {
  seat: number;
  kind: string;
  about?: Record<string, unknown>;
}

export interface View {
  format: string;
  seat: number | null;
  players: number;
  names: string[];
  modules: string[];
  variants: Record<string, unknown>;
  season: string;
  over?: boolean;
  start: number;
  passes?: number;
  turn?: number;
  actions: number;
  bag: number;
  supply: Counts;
  auction: AuctionTile[];
  boats: Boat[];
  seats: SeatView[];
  decisions: Decision[];
  contracts?: { open?: string[]; stack?: number; discarded?: string[] };
  extensions?: string[];
  cabins?: number;
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

export const total = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

/** The bid that leads. A player whose leading workers the ghost has taken leads without a bid. */
export const leadingBid = (tile: AuctionTile): Bid | undefined => tile.bids?.find((bid) => bid.seat === tile.leader);

export function losingBids(view: View, seat: number): { tile: string; bid: Bid }[] {
  const found: { tile: string; bid: Bid }[] = [];
  for (const entry of view.auction) {
    const lead = leadingBid(entry);
    const own = (entry.bids ?? []).find((bid) => bid.seat === seat);
    if (own && own !== lead) found.push({ tile: entry.tile, bid: own });
  }
  return found;
}

export const homeOf = (seat: SeatView): PlacedTile | undefined =>
  seat.village.find((tile) => tile.at[0] === 0 && tile.at[1] === 0);

/** Where a tile lies: in the auction, in whose village, or nowhere in sight. */
export type Place = { where: "auction"; entry: AuctionTile } | { where: "village"; seat: number; entry: PlacedTile };

export function findPlace(view: View, tile: string): Place | undefined {
  const entry = view.auction.find((item) => item.tile === tile);
  if (entry) return { where: "auction", entry };
  for (const [seat, owner] of view.seats.entries()) {
    const placed = owner.village.find((item) => item.tile === tile);
    if (placed) return { where: "village", seat, entry: placed };
  }
  return undefined;
}

/** The seats in clockwise order, beginning with the given one. */
export const clockwiseFrom = (seat: number, players: number): number[] =>
  Array.from({ length: players }, (_, step) => (seat + step) % players);

export const decisionOf = (view: View, seat: number | null): Decision | undefined =>
  view.decisions.find((decision) => decision.seat === seat);
