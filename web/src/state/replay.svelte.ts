// A finished or imported game, looked at move by move.
import { api } from "$/net/http";
import { course, seasons, type Course, type SeasonStart } from "$/replay/course";
import type { Entry, Hint, Prospects, State, Trial } from "$/net/protocol";
import { Board } from "./board.svelte";

export type Eyes = number | "all" | null;

export class Replay extends Board {
  at = $state(1);
  last = $state(1);
  eyes = $state<Eyes>(null);
  playing = $state(false);
  /** Did the reader play in it? */
  plays = $state(false);
  /** Is the whole game over? Then one can play on from any of its positions. */
  finished = $state(false);
  /** Where each season begins. */
  seasons = $state.raw<SeasonStart[]>([]);
  /** How the scores came about; only of a game that is over. */
  course = $state.raw<Course | null>(null);
  private all: Entry[] = [];
  private readonly cache = new Map<string, Promise<{ state: State; last: number }>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    super();
  }

  private fetch(n: number): Promise<{ state: State; last: number }> {
    const key = `${n}/${this.eyes}`;
    let found = this.cache.get(key);
    if (!found) {
      found = api.at(this.table, n, this.eyes);
      this.cache.set(key, found);
      found.catch(() => this.cache.delete(key));
    }
    return found;
  }

  async load(at: number): Promise<void> {
    for (let from = 1, more = true; more; ) {
      const part = await api.log(this.table, from);
      this.all = [...this.all, ...part.entries];
      more = part.more && part.entries.length > 0;
      from = (part.entries.at(-1)?.n ?? from) + 1;
    }
    this.last = Math.max(1, this.all.at(-1)?.n ?? 1);
    this.seasons = seasons(this.all);
    await this.go(at);
    this.plays = this.seat !== null;
    this.finished = (await this.fetch(this.last)).state.view.over === true;
    if (this.finished) this.course = course((await api.course(this.table)).standings, this.all);
  }

  async go(to: number): Promise<void> {
    const n = Math.max(1, Math.min(this.last, Math.round(to)));
    const { state } = await this.fetch(n);
    this.at = n;
    this.entries = this.all.filter((entry) => entry.n <= n);
    this.take({ ...state, asked: null, undo: 0 });
    if (n < this.last) void this.fetch(n + 1).catch(() => undefined);
  }

  entry(n: number): Entry | undefined {
    return this.all.find((entry) => entry.n === n);
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.go(this.at);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) this.tick();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      if (!this.playing || this.at >= this.last) {
        this.playing = false;
        return;
      }
      void this.go(this.at + 1).then(
        () => this.tick(),
        () => this.stop(),
      );
    }, 900);
  }

  /** As things stood here, once it is known how the game went. */
  protected override async reckoned(): Promise<Prospects | null> {
    const standing = this.course?.standings.findLast(({ n }) => n <= this.at);
    return standing ? { totals: standing.totals, worth: {} } : null;
  }

  protected override advised(): number | null {
    return this.finished ? (this.view?.decisions[0]?.seat ?? null) : null;
  }

  protected override async betterMoves(seat: number): Promise<Hint[]> {
    return (await api.pastHint(this.table, this.at, seat)).hints;
  }

  // Nothing is played in a replay.
  async play(): Promise<boolean> {
    return false;
  }
  async attempt(): Promise<Trial> {
    return { legal: false };
  }
  async undo(): Promise<void> {}
}
