// An answer in the making. Each panel has its own kind of it; the board holds the one that is under way.
import type { Board } from "./board.svelte";

export interface Choice {
  /** The line of notation that Confirm would send; null while something is missing. */
  line(board: Board): string | null;
  /** Can it still be made, now that the table has changed? */
  possible(board: Board): boolean;
}

/** One of the lines that the server has listed. */
export class Pick implements Choice {
  constructor(readonly text: string) {}

  line(): string {
    return this.text;
  }

  possible(board: Board): boolean {
    if (this.text === "pass") return board.choices.pass === true;
    return board.lines.includes(this.text);
  }
}
