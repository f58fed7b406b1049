// The winter tiles that are about to be put into the auction.
import type { Board } from "$/state/board.svelte";
import type { Choice } from "$/state/choice";

export class Offering implements Choice {
  constructor(readonly tiles: readonly string[]) {}

  static of(board: Board): Offering {
    return board.choice instanceof Offering ? board.choice : new Offering([]);
  }

  toggled(tile: string): Offering {
    return new Offering(this.tiles.includes(tile) ? this.tiles.filter((each) => each !== tile) : [...this.tiles, tile]);
  }

  /** The legal line that offers exactly these tiles. */
  line(board: Board): string | null {
    const same = (tiles: string[]): boolean => tiles.length === this.tiles.length && tiles.every((tile) => this.tiles.includes(tile));
    return board.actions.find((action) => action.verb === "offer" && same(action.tiles))?.text ?? null;
  }

  possible(board: Board): boolean {
    return board.asked?.kind === "winter";
  }
}
