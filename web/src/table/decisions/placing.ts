// A bid or a use in the making: so many workers of the screen, and which losing bids come along.
import { cheapest, draftText, isLegal, moved, rowsFor, settle, type Draft } from "$/game/placings";
import type { PlaceRow } from "$/net/protocol";
import type { Board } from "$/state/board.svelte";
import type { Choice } from "$/state/choice";

type Verb = "bid" | "use";

export class Placing implements Choice {
  constructor(readonly draft: Draft) {}

  /** The usual one: losing bids are spent first, then the colour of which most is left. */
  static usual(board: Board, verb: Verb, tile: string, colour?: string): Placing | null {
    const screen = board.view?.seats[board.seat ?? -1]?.screen ?? {};
    const [first] = rowsFor(board.rows, verb, tile)
      .filter((row) => colour === undefined || row.colour === colour)
      .map(cheapest)
      .filter((draft) => draft !== undefined)
      .sort((a, b) => a.count - b.count || (screen[b.colour] ?? 0) - (screen[a.colour] ?? 0));
    return first ? new Placing(first) : null;
  }

  static of(board: Board): Placing | null {
    return board.choice instanceof Placing ? board.choice : null;
  }

  row(board: Board): PlaceRow | undefined {
    return rowsFor(board.rows, this.draft.verb, this.draft.tile).find((row) => row.colour === this.draft.colour);
  }

  /** How many workers go there in all. */
  total(board: Board): number {
    const row = this.row(board);
    return row ? moved(row, this.draft) : this.draft.count;
  }

  with(change: Partial<Draft>): Placing {
    return new Placing({ ...this.draft, ...change });
  }

  inColour(board: Board, colour: string): Placing {
    const row = rowsFor(board.rows, this.draft.verb, this.draft.tile).find((each) => each.colour === colour);
    const draft = row && (settle(row, this.draft.count, []) ?? cheapest(row));
    return draft ? new Placing(draft) : this;
  }

  /** With a losing bid added, or left where it is; null if that cannot be. */
  withGroup(board: Board, tile: string): Placing | null {
    const row = this.row(board);
    const { groups, count } = this.draft;
    const next = groups.includes(tile) ? groups.filter((each) => each !== tile) : [...groups, tile];
    const draft = row && settle(row, count, next);
    return draft ? new Placing(draft) : null;
  }

  line(): string {
    return draftText(this.draft);
  }

  possible(board: Board): boolean {
    const row = this.row(board);
    return row !== undefined && isLegal(row, this.draft);
  }
}
