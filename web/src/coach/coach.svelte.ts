// Somebody at the reader's side in a first game: can be sent away and called back, and knows what was said already.
import type { Board } from "$/state/board.svelte";
import { recall, remember } from "$/state/storage";
import { momentOf, stepFor, STEPS, type Moment, type Step } from "./steps";

interface Kept {
  on: boolean;
  seen: string[];
}
const keyOf = (table: string): string => `coach.${table}`;

/** What is said when there is nothing new, to a reader who called. */
const QUIET: Step = { id: "quiet", at: [], when: () => true };

/** Does this reader want a coach in the next game? At first yes; after a coached game no longer. */
export const coachWanted = (): boolean => recall("coach", true);
export const wantCoach = (wanted: boolean): void => remember("coach", wanted);

/** A new table begins with the coach beside it. */
export const coachFor = (table: string): void => remember(keyOf(table), { on: true, seen: [] } satisfies Kept);

export class Coach {
  on = $state(false);
  private seen = $state.raw<string[]>([]);
  private called = $state(false);

  constructor(
    private readonly board: Board,
    private readonly table: string,
  ) {
    const kept = recall<Kept>(keyOf(table), { on: false, seen: [] });
    this.on = kept.on;
    this.seen = kept.seen;
  }

  private now: Moment | null = $derived.by(() => momentOf(this.board));
  step: Step | null = $derived.by(() => {
    if (!this.on || !this.now || this.board.covered) return null;
    return stepFor(this.now, this.seen) ?? (this.called ? QUIET : null);
  });
  /** Is there anything to go back to? */
  begun: boolean = $derived(this.earlier !== undefined);

  /** The last thing that was said and still holds. */
  private get earlier(): string | undefined {
    const now = this.now;
    return now ? this.seen.findLast((id) => STEPS.find((step) => step.id === id && !step.done)?.when(now)) : undefined;
  }

  next(): void {
    const { step } = this;
    this.called = false;
    if (step && step !== QUIET) this.keep(true, [...this.seen, step.id]);
    if (step?.id === "scoring") wantCoach(false);
  }

  back(): void {
    const { earlier } = this;
    if (earlier) this.keep(true, this.seen.filter((id) => id !== earlier));
  }

  leave(): void {
    this.called = false;
    this.keep(false, this.seen);
  }

  /** Called back: says again what belongs to the moment. */
  call(): void {
    this.keep(true, this.seen);
    if (!this.step) this.back();
    this.called = true;
  }

  private keep(on: boolean, seen: string[]): void {
    this.on = on;
    this.seen = seen;
    remember(keyOf(this.table), { on, seen } satisfies Kept);
  }
}
