// A good that is about to be moved: which one, and where it could go.
import type { Board } from "$/state/board.svelte";
import type { Choice } from "$/state/choice";

export class Moving implements Choice {
  constructor(
    readonly resource: string,
    readonly from: string,
  ) {}

  static of(board: Board): Moving | null {
    return board.choice instanceof Moving ? board.choice : null;
  }

  is(resource: string, from: string): boolean {
    return this.resource === resource && this.from === from;
  }

  /** The tiles it can reach, with the steps to each. */
  ways(board: Board): Record<string, number> {
    return board.moves.find((row) => this.is(row.resource, row.from))?.to ?? {};
  }

  lineTo(to: string): string {
    return `move ${this.resource} ${this.from} ${to}`;
  }

  line(): null {
    return null; // the place it is put on plays it
  }

  possible(board: Board): boolean {
    return Object.keys(this.ways(board)).length > 0;
  }
}
