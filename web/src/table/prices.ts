// What the next bid for a tile and the next use of it cost the reader, as far as the table shows.
import { findTile, usable } from "$/game/catalogue";
import { total, type AuctionTile, type PlacedTile, type View } from "$/game/view";

export const MOST_ON_TILE = 6;

/** The size that the reader's group must reach to lead. */
export function nextBid(entry: AuctionTile, seat: number | null): number {
  const others = (entry.bids ?? []).filter((bid) => bid.seat !== seat).map((bid) => bid.count);
  return Math.max(0, ...others) + 1;
}

/** How many workers the next use needs, or null if the tile cannot be used (any more) this season. */
export function nextUse(entry: AuctionTile | PlacedTile, view: View, inAuction: boolean): number | null {
  const facts = findTile(entry.tile);
  if (!facts || !usable("upgraded" in entry && entry.upgraded ? facts.back : facts.front)) return null;
  if (inAuction && view.season === "winter") return null;
  const next = (entry.last ?? 0) + 1;
  return total(entry.workers) + next > MOST_ON_TILE ? null : next;
}
