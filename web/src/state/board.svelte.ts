// What a table shows and what its reader is about to do. Live tables, replays and lessons are all boards.
import { parseAction, type Action } from "$/game/action";
import { rowsFor } from "$/game/placings";
import { decisionOf, type View } from "$/game/view";
import { Refused } from "$/net/http";
import type {
  ApiError, Asked, Chat, Choices, Entry, Hint, Info, LeastWorkers, Moves, PlaceRow, Prospects, State, Trial, Wanted,
} from "$/net/protocol";
import { Pick, type Choice } from "./choice";
import { settings } from "./settings.svelte";
import { toasts } from "./toasts.svelte";

/** Questions whose only answer may be given for the reader: it tells nobody anything. */
const MAY_BE_FORCED = ["pay", "choose", "boat", "replace", "contract", "mix", "transport", "upgrade", "copy", "put"];

export abstract class Board {
  info = $state.raw<Info | null>(null);
  state = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** A command is on its way. */
  busy = $state(false);

  /** The tile whose card is open. */
  open = $state<string | null>(null);
  /** The tile that is explained in passing, and where on the screen it is. */
  peek = $state.raw<{ tile: string; box: DOMRect } | null>(null);
  /** What of the rules is read beside the table. */
  helping = $state<string | null>(null);
  /** Whose village is looked at in large; null is the reader's own (or the first). */
  looking = $state<number | null>(null);

  /** The answer in the making; see the panels for the kinds of it. */
  choice = $state.raw<Choice | null>(null);
  trial = $state.raw<Trial | null>(null);
  hints = $state.raw<Hint[]>([]);
  /** Keys and pointers do nothing: something covers the table. */
  covered = $state(false);

  view: View | null = $derived(this.state?.view ?? null);
  seat: number | null = $derived(this.state?.seat ?? null);
  asked: Asked | null = $derived(this.state?.asked ?? null);
  choices: Choices = $derived(this.asked?.choices ?? {});
  rows: PlaceRow[] = $derived((this.choices.places ?? []).flatMap(({ tiles, ...row }) => tiles.map((tile) => ({ ...row, tile }))));
  moves: Moves[] = $derived(this.choices.moves ?? []);
  /** By tile, how large the next leading bid must be and how many workers the next use takes. */
  least: LeastWorkers = $derived(this.state?.least ?? { bid: {}, use: {} });
  actions: Action[] = $derived((this.choices.actions ?? []).map(parseAction));
  /** All lines that are listed one by one. */
  lines: string[] = $derived([
    ...(this.choices.actions ?? []),
    ...this.moves.flatMap((row) => Object.keys(row.to).map((to) => `move ${row.resource} ${row.from} ${to}`)),
  ]);
  myTurn: boolean = $derived(this.asked !== null);

  /** The line that Confirm would send. */
  chosen: string | null = $derived(this.choice?.line(this) ?? null);
  /** The chosen line of a list. */
  pick: string | null = $derived(this.choice instanceof Pick ? this.choice.text : null);

  readonly live: boolean = false;

  abstract play(actions: string[]): Promise<boolean>;
  abstract attempt(actions: string[], want: Wanted): Promise<Trial>;
  abstract undo(): Promise<void>;

  /** Takes a new state. A half-made choice stays as long as it is still possible; otherwise the reader is told. */
  take(state: State | null): void {
    const before = this.asked;
    this.state = state;
    if (state?.n !== this.hintedAt) this.hints = [];
    if (this.choice && !(this.asked && before && this.asked.at === before.at && this.asked.kind === before.kind))
      if (!this.asked || !this.choice.possible(this)) {
        const mattered = this.asked === null || before?.kind === this.asked.kind;
        this.cancel();
        if (mattered && !this.busy) toasts.say("choice-gone", {}, "warn");
      }
    if (settings.runningScore) void this.reckon();
  }

  get halfMade(): boolean {
    return this.choice !== null;
  }

  /** The only answer to a question that tells nobody anything; free actions beside it make it a choice again. */
  get forced(): string | null {
    if (!this.asked || !MAY_BE_FORCED.includes(this.asked.kind) || this.choices.pass || this.rows.length > 0 || this.choices.build) return null;
    return this.lines.length === 1 ? (this.lines[0] ?? null) : null;
  }

  cancel(): void {
    this.choice = null;
    this.trial = null;
  }

  /** Chooses, and asks what would come of it. */
  choose(choice: Choice | string | null): void {
    this.choice = typeof choice === "string" ? new Pick(choice) : choice;
    void this.preview();
  }

  can(verb: "bid" | "use", tile: string): boolean {
    return rowsFor(this.rows, verb, tile).length > 0;
  }

  // What everybody would score as things stand, and what each tile would bring

  prospects = $state.raw<Prospects | null>(null);
  private reckonedFor: State | null = null;

  /** Asks for the figures of the state that is shown; once for each. */
  async reckon(): Promise<void> {
    const state = this.state;
    if (!state || state.view.over || this.reckonedFor === state) return;
    this.reckonedFor = state;
    try {
      const found = await this.reckoned();
      if (this.reckonedFor === state) this.prospects = found;
    } catch {
      // The table has moved on, or cannot be asked: then the figures come with the next state.
    }
  }

  protected async reckoned(): Promise<Prospects | null> {
    return this.seat === null ? null : ((await this.attempt([], ["prospects"])).prospects ?? null);
  }

  // Hints

  private hintedAt = -1;
  /** For which seat hints can be asked now; null: for none. */
  hintSeat: number | null = $derived.by(() => this.advised());

  protected advised(): number | null {
    return null;
  }

  /** A bot's better moves for this seat. */
  protected async betterMoves(_seat: number): Promise<Hint[]> {
    return [];
  }

  /** Asks for the better moves, and shows them if the table is still the same. */
  async askHint(): Promise<void> {
    const { state, hintSeat } = this;
    if (hintSeat === null) return;
    void this.reckon();
    try {
      const hints = await this.betterMoves(hintSeat);
      if (this.state !== state) return;
      this.hintedAt = state?.n ?? -1;
      this.hints = hints;
    } catch (problem) {
      this.complain(problem);
    }
  }

  /** Which hint means this tile: 1 for the best; 0: none. */
  hintOf(tile: string): number {
    return 1 + this.hints.findIndex((hint) => hint.action.split(" ").includes(tile));
  }

  // Preview and confirm

  private previews = 0;
  /** The chosen use would change nothing. */
  idle = $state(false);

  async preview(): Promise<void> {
    const line = this.chosen;
    this.trial = null;
    this.idle = false;
    const mine = ++this.previews;
    if (!line) return;
    const current = (): boolean => mine === this.previews && line === this.chosen;
    try {
      const trial = await this.attempt([line], ["events"]);
      if (!current()) return;
      this.trial = trial;
      // Nothing but the workers that were placed: unless a question follows, the use does nothing.
      if (!line.startsWith("use ") || trial.news || trial.events?.some((event) => event.kind !== "use")) return;
      const after = await this.attempt([line], ["state"]);
      if (current()) this.idle = after.legal && after.state?.asked == null;
    } catch {
      // A preview that cannot be had is only a preview less.
    }
  }

  async confirm(): Promise<void> {
    const line = this.chosen;
    if (line) await this.send([line]);
  }

  /** Chosen and, if the reader wants it so and it can be taken back, played at once. */
  async chooseOrPlay(choice: Choice | string): Promise<void> {
    this.choose(choice);
    if (settings.confirm === "always" || !this.chosen) return;
    const line = this.chosen;
    const trial = await this.attempt([line], []).catch(() => null);
    if (trial?.legal && !trial.news && line === this.chosen) await this.confirm();
  }

  /** Plays, and says why if it is refused. */
  async send(lines: string[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const played = await this.play(lines);
      if (played) {
        this.cancel();
        this.open = null;
      }
      return played;
    } catch (problem) {
      this.complain(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  complain(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem;
    if (problem.state) this.take(problem.state);
    toasts.refusal(problem.error);
  }

  /** Why a bid for, or a use of, a tile is not possible: the engine's own words. */
  async whyNot(verb: "bid" | "use", tile: string): Promise<ApiError | null> {
    const line = this.exampleLine(verb, tile);
    if (!line) return null;
    try {
      return (await this.attempt([line], [])).error ?? null;
    } catch (problem) {
      return problem instanceof Refused ? problem.error : null;
    }
  }

  /** The most modest line one would try: as many workers as it takes, in the tile's colour or the one most held. */
  private exampleLine(verb: "bid" | "use", tile: string): string | null {
    const view = this.view;
    if (!view || this.seat === null || decisionOf(view, this.seat)?.kind !== "turn") return null;
    const screen = view.seats[this.seat]?.screen ?? {};
    const entry = view.auction.find((each) => each.tile === tile);
    const placed = view.seats.flatMap((each) => each.village).find((each) => each.tile === tile);
    const most = ["blue", "red", "yellow", "green"].sort((a, b) => (screen[b] ?? 0) - (screen[a] ?? 0))[0];
    const colour = entry?.colour ?? placed?.colour ?? most ?? "blue";
    const own = verb === "bid" ? (entry?.bids?.find((bid) => bid.seat === this.seat)?.count ?? 0) : 0;
    return `${verb} ${tile} ${Math.max(1, (this.least[verb][tile] ?? 1) - own)} ${colour}`;
  }
}
