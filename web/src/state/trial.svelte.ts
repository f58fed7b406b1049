// A position that is at no table: the server plays it on from its document, and nothing is kept.
import { api, Refused } from "$/net/http";
import type { Entry, Hint, State, Trial, Wanted } from "$/net/protocol";
import { Board } from "./board.svelte";

export class TrialBoard extends Board {
  played = $state.raw<string[]>([]);
  /** Called after each move that the engine accepted. */
  onPlayed: ((lines: string[], state: State) => void) | null = null;
  private start: State | null = null;
  /** The line that a lesson waits for: a bot would often think of something else. Not set: anything may be played. */
  awaited: (() => string | undefined) | null = null;

  constructor(
    readonly position: unknown,
    readonly eyes: number | null,
  ) {
    super();
  }

  async load(): Promise<void> {
    const trial = await api.position(this.position, this.eyes, []);
    if (!trial.state) throw new Refused(trial.error ?? { code: "bad-message" });
    this.start = trial.state;
    this.take(trial.state);
  }

  private show(state: State, trial: Trial | null): void {
    this.take({ ...state, n: this.played.length, undo: this.played.length });
    if (!trial?.events) return;
    const entry: Entry = { n: this.played.length, at: 0, kind: "move", seat: this.eyes ?? 0, events: trial.events };
    this.entries = [entry];
  }

  async play(actions: string[]): Promise<boolean> {
    const trial = await this.attempt(actions, ["state", "events"]);
    if (!trial.legal || !trial.state) throw new Refused(trial.error ?? { code: "not-now" });
    this.played = [...this.played, ...actions];
    this.show(trial.state, trial);
    this.onPlayed?.(actions, trial.state);
    return true;
  }

  attempt(actions: string[], want: Wanted): Promise<Trial> {
    return api.position(this.position, this.eyes, [...this.played, ...actions], want);
  }

  protected override advised(): number | null {
    return this.asked && (!this.awaited || this.awaited()) ? this.eyes : null;
  }

  protected override async betterMoves(seat: number): Promise<Hint[]> {
    const action = this.awaited?.();
    if (action) return [{ action, worth: 0, less: 0, reason: { key: "lesson" } }];
    return (await api.positionHint(this.position, seat, this.played)).hints;
  }

  async undo(): Promise<void> {
    if (this.played.length === 0) return;
    const left = this.played.slice(0, -1);
    const trial = left.length > 0 ? await api.position(this.position, this.eyes, left) : null;
    this.played = left;
    this.cancel();
    const state = trial?.state ?? this.start;
    if (state) this.show(state, trial);
  }
}
