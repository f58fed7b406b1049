// A finished or imported game, looked at move by move.
import { api } from "$/net/http";
import type { Entry, State, Trial } from "$/net/protocol";
import { Board } from "./board.svelte";

export type Eyes = number | "all" | null;

export class Replay extends Board {
  at = $state(1);
  last = $state(1);
  eyes = $state<Eyes>(null);
  playing = $state(false);
  /** Is the whole game over? Then one can play on from any of its positions. */
  finished = $state(false);
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
    await this.go(at);
    this.finished = (await this.fetch(this.last)).state.view.over === true;
  }

  async go(to: number): Promise<void> {
    const n = Math.max(1, Math.min(this.last, Math.round(to)));
    const { state } = await this.fetch(n);
    this.at = n;
    this.entries = this.all.filter((entry) => entry.n <= n);
    this.take({ ...state, asked: null, undo: 0 });
    if (n < this.last) void this.fetch(n + 1).catch(() => undefined);
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

  // Nothing is played in a replay.
  async play(): Promise<boolean> {
    return false;
  }
  async attempt(): Promise<Trial> {
    return { legal: false };
  }
  async undo(): Promise<void> {}
}
