// A season's end and the next one's beginning, gathered from what happened for one card.
import { findTile, type Counts } from "$/game/catalogue";
import { leadingBid, type View } from "$/game/view";
import type { GameEvent } from "$/net/protocol";

export interface SeasonTurn {
  ended: string | null;
  began: string | null;
  won: { seat: number; tile: string; colour: string; count: number }[];
  home: { seat: number; workers: Counts }[];
  tiles: string[];
  /** In the order in which they were taken. */
  boats: BoatTaken[];
}

export interface BoatTaken {
  seat: number;
  boat: string;
  cargo: Counts;
}

export const boatsTaken = (events: readonly GameEvent[]): BoatTaken[] =>
  events.flatMap((event) =>
    event.kind === "took-boat" && typeof event.tile === "string" && event.seat !== undefined
      ? [{ seat: event.seat, boat: event.tile, cargo: (event.cargo ?? {}) as Counts }]
      : [],
  );

/** A card that is still being read takes in what comes after it. */
export const joined = (open: SeasonTurn | null, next: SeasonTurn | null): SeasonTurn | null =>
  open && next
    ? {
        ended: open.ended ?? next.ended,
        began: next.began ?? open.began,
        won: [...open.won, ...next.won],
        home: [...open.home, ...next.home],
        tiles: next.began ? next.tiles : open.tiles,
        boats: next.boats.length > 0 ? next.boats : open.boats,
      }
    : (next ?? open);

/** What a card would show, or null when nothing of the kind happened. `view` is the table before it. */
export function seasonTurn(events: readonly GameEvent[], view: View): SeasonTurn | null {
  const turn: SeasonTurn = { ended: null, began: null, won: [], home: [], tiles: [], boats: [] };
  const home = new Map<number, Counts>();
  for (const event of events) {
    const seat = event.seat ?? -1;
    if (event.kind === "took-tile" && typeof event.tile === "string") {
      const lot = view.auction.find((entry) => entry.tile === event.tile);
      const bid = lot && leadingBid(lot);
      turn.won.push({ seat, tile: event.tile, colour: bid?.colour ?? lot?.colour ?? "any_worker", count: bid?.count ?? 0 });
    } else if (event.kind === "workers-home" || event.kind === "bids-returned") {
      const sum = home.get(seat) ?? {};
      for (const [name, count] of Object.entries((event.workers ?? {}) as Counts)) sum[name] = (sum[name] ?? 0) + count;
      home.set(seat, sum);
    } else if (event.kind === "season-began") {
      turn.began = String(event.season ?? "");
      turn.tiles = Array.isArray(event.tiles) ? event.tiles.map(String) : [];
    }
  }
  // At the end of winter boats and turn-order tiles are taken later than the rest: that is no second end.
  if (home.size > 0 || turn.won.some(({ tile }) => findTile(tile)?.kind === "village")) turn.ended = view.season;
  turn.home = [...home].map(([seat, workers]) => ({ seat, workers }));
  return turn.ended || turn.won.length > 0 || (turn.began && turn.began !== "spring") ? turn : null;
}

/** At the end of winter boats are won one by one: they are told together, when the last is taken. */
export const toldNow = (turn: SeasonTurn | null, allTaken: boolean): SeasonTurn | null =>
  turn && (turn.ended || turn.began || allTaken) ? turn : null;

/** What a season's turn was for one seat. */
export interface SeatTurn {
  seat: number;
  won: SeasonTurn["won"];
  home: Counts;
  boat?: BoatTaken;
  /** Which one chose a boat: 1 for the first. */
  number?: number;
}

/**
 * The same by seat. While a season's end is told everybody has a place, which stays theirs when boats are taken meanwhile;
 * boats told afterwards are in the order in which they were taken.
 */
export function bySeat(turn: SeasonTurn, players: number): SeatTurn[] {
  const order = turn.boats.map(({ seat }) => seat);
  const won = turn.won.map(({ seat }) => seat).sort((a, b) => a - b);
  const seats = turn.ended ? [...Array(players).keys()] : [...new Set([...order, ...won])];
  return seats.map((seat) => ({
    seat,
    // In winter the boats themselves are won: told as boats, with their order, they are not told twice.
    won: turn.won.filter((each) => each.seat === seat && !turn.boats.some(({ boat }) => boat === each.tile)),
    home: turn.home.find((each) => each.seat === seat)?.workers ?? {},
    ...(order.includes(seat) ? { boat: turn.boats[order.indexOf(seat)]!, number: order.indexOf(seat) + 1 } : {}),
  }));
}
