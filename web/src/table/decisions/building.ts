// A tile that is about to be added to the village.
import type { Board } from "$/state/board.svelte";
import type { Choice } from "$/state/choice";

const EVERY_TURN = [0, 1, 2, 3, 4, 5];

export class Building implements Choice {
  constructor(
    readonly tile: string,
    readonly at: readonly [number, number] | null = null,
    readonly turn = 0,
  ) {}

  static of(board: Board): Building | null {
    return board.choice instanceof Building ? board.choice : null;
  }

  /** The turns in which the tile fits at a place. */
  turnsAt(board: Board, q: number, r: number): number[] {
    return board.choices.build?.[this.tile]?.[`${q},${r}`] ?? [];
  }

  turns(board: Board): number[] {
    return this.at ? this.turnsAt(board, ...this.at) : EVERY_TURN;
  }

  /** Put down, turned as it was if that fits; null where it does not fit at all. */
  put(board: Board, q: number, r: number): Building | null {
    const turns = this.turnsAt(board, q, r);
    if (turns.length === 0) return null;
    return new Building(this.tile, [q, r], turns.includes(this.turn) ? this.turn : turns[0]);
  }

  turned(board: Board, by = 1): Building {
    const turns = this.turns(board);
    const next = (turns.indexOf(this.turn) + by + turns.length) % Math.max(1, turns.length);
    return new Building(this.tile, this.at, turns[next] ?? this.turn);
  }

  line(): string | null {
    return this.at ? `build ${this.tile} ${this.at.join(",")} ${this.turn}` : null;
  }

  possible(board: Board): boolean {
    return board.choices.build?.[this.tile] !== undefined;
  }
}

/** The places beside the village where a tile could lie. */
export const freePlaces = (board: Board, building: Building): { q: number; r: number }[] =>
  Object.keys(board.choices.build?.[building.tile] ?? {}).map((place) => {
    const [q = 0, r = 0] = place.split(",").map(Number);
    return { q, r };
  });
