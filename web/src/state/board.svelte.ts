// What a table shows and what its reader is about to do. Live tables, replays and lessons are all boards.
import { parseAction, type Action } from "$/game/action";
import { cheapest, draftText, isLegal, rowsFor, settle, type Draft } from "$/game/placings";
import { decisionOf, type View } from "$/game/view";
import { Refused } from "$/net/http";
import type { ApiError, Asked, Chat, Choices, Entry, Info, LeastWorkers, Moves, PlaceRow, Prospects, State, Trial, Wanted } from "$/net/protocol";
import { toasts } from "./toasts.svelte";

export interface BuildDraft {
  tile: string;
  at: [number, number] | null;
  turn: number;
}

export abstract class Board {
  info = $state.raw<Info | null>(null);
  state = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** A command is on its way. */
  busy = $state(false);

  /** The tile whose card is open. */
  open = $state<string | null>(null);
  /** Whose village is looked at in large; null is the reader's own (or the first). */
  looking = $state<number | null>(null);

  draft = $state<Draft | null>(null);
  build = $state<BuildDraft | null>(null);
  /** A good that is about to be moved. */
  good = $state<{ resource: string; from: string } | null>(null);
  offer = $state<string[]>([]);
  /** Any other answer, as its line of notation. */
  pick = $state<string | null>(null);
  trial = $state.raw<Trial | null>(null);

  view: View | null = $derived(this.state?.view ?? null);
  seat: number | null = $derived(this.state?.seat ?? null);
  asked: Asked | null = $derived(this.state?.asked ?? null);
  choices: Choices = $derived(this.asked?.choices ?? {});
  rows: PlaceRow[] = $derived((this.choices.places ?? []).flatMap(({ tiles, ...row }) => tiles.map((tile) => ({ ...row, tile }))));
  moves: Moves[] = $derived(this.choices.moves ?? []);
  /** By tile, how large the next leading bid must be and how many workers the next use takes. */
  least: LeastWorkers = $derived(this.state?.least ?? { bid: {}, use: {} });
  actions: Action[] = $derived((this.choices.actions ?? []).map(parseAction));
  myTurn: boolean = $derived(this.asked !== null);

  /** The line that Confirm would send. */
  chosen: string | null = $derived.by(() => {
    if (this.draft) return draftText(this.draft);
    if (this.build?.at) return `build ${this.build.tile} ${this.build.at.join(",")} ${this.build.turn}`;
    if (this.offer.length > 0) return this.offerLine();
    return this.pick;
  });

  readonly live: boolean = false;

  abstract play(actions: string[]): Promise<boolean>;
  abstract attempt(actions: string[], want: Wanted): Promise<Trial>;
  abstract undo(): Promise<void>;

  /** Takes a new state. A half-made choice stays as long as it is still possible; otherwise the reader is told. */
  take(state: State | null): void {
    const before = this.asked;
    this.state = state;
    if (!this.halfMade) return;
    if (this.asked && before && this.asked.at === before.at && this.asked.kind === before.kind) return;
    if (!this.stillPossible()) {
      const mattered = this.asked === null || before?.kind === this.asked.kind;
      this.cancel();
      if (mattered && !this.busy) toasts.say("choice-gone", {}, "warn");
    }
  }

  get halfMade(): boolean {
    return this.draft !== null || this.build !== null || this.good !== null || this.pick !== null || this.offer.length > 0;
  }

  private stillPossible(): boolean {
    if (this.draft) {
      const row = this.rowOf(this.draft);
      return row !== undefined && isLegal(row, this.draft);
    }
    if (this.build) return this.choices.build?.[this.build.tile] !== undefined;
    if (this.offer.length > 0) return this.asked?.kind === "winter";
    if (this.pick) return (this.choices.actions ?? []).includes(this.pick) || this.pick === "pass";
    if (this.good) return this.asked?.kind === "transport";
    return true;
  }

  cancel(): void {
    this.draft = null;
    this.build = null;
    this.good = null;
    this.pick = null;
    this.offer = [];
    this.trial = null;
  }

  // Bids and uses

  rowOf(draft: Draft): PlaceRow | undefined {
    return rowsFor(this.rows, draft.verb, draft.tile).find((row) => row.colour === draft.colour);
  }

  can(verb: "bid" | "use", tile: string): boolean {
    return rowsFor(this.rows, verb, tile).length > 0;
  }

  begin(verb: "bid" | "use", tile: string): void {
    this.cancel();
    const first = rowsFor(this.rows, verb, tile)
      .map(cheapest)
      .filter((draft) => draft !== undefined)
      .sort((a, b) => a.count - b.count)[0];
    if (first) this.setDraft(first);
  }

  setDraft(draft: Draft | undefined): void {
    if (draft) this.draft = draft;
    void this.preview();
  }

  setColour(colour: string): void {
    if (!this.draft) return;
    const row = rowsFor(this.rows, this.draft.verb, this.draft.tile).find((each) => each.colour === colour);
    this.setDraft(row && (settle(row, this.draft.count, []) ?? cheapest(row)));
  }

  // Building

  beginBuild(tile: string): void {
    this.cancel();
    this.build = { tile, at: null, turn: 0 };
  }

  /** The turns in which a tile fits at a place. */
  turnsAt(tile: string, q: number, r: number): number[] {
    return this.choices.build?.[tile]?.[`${q},${r}`] ?? [];
  }

  buildAt(q: number, r: number): void {
    if (!this.build) return;
    const turns = this.turnsAt(this.build.tile, q, r);
    if (turns.length === 0) return;
    const turn = turns.includes(this.build.turn) ? this.build.turn : (turns[0] as number);
    this.build = { ...this.build, at: [q, r], turn };
  }

  /** The next turn that fits where the tile is; a tile that is not down yet turns freely. */
  turnBuild(by = 1): void {
    if (!this.build) return;
    const { at, tile, turn } = this.build;
    const turns = at ? this.turnsAt(tile, ...at) : [0, 1, 2, 3, 4, 5];
    const next = (turns.indexOf(turn) + by + turns.length) % Math.max(1, turns.length);
    this.build = { ...this.build, turn: turns[next] ?? turn };
  }

  // Winter tiles, and everything that is one of a list

  toggleOffer(tile: string): void {
    this.offer = this.offer.includes(tile) ? this.offer.filter((each) => each !== tile) : [...this.offer, tile];
  }

  /** The legal line that offers exactly these tiles. */
  private offerLine(): string | null {
    const same = (tiles: string[]): boolean => tiles.length === this.offer.length && tiles.every((tile) => this.offer.includes(tile));
    return this.actions.find((action) => action.verb === "offer" && same(action.tiles))?.text ?? null;
  }

  choose(line: string): void {
    this.cancel();
    this.pick = line;
    void this.preview();
  }

  // What everybody would score as things stand, and what each tile would bring

  prospects = $state.raw<Prospects | null>(null);
  private reckonedFor: State | null = null;

  /** Asks for the figures of the state that is shown; once for each. */
  async reckon(): Promise<void> {
    const state = this.state;
    if (!state || state.seat === null || state.view.over || this.reckonedFor === state) return;
    this.reckonedFor = state;
    try {
      const trial = await this.attempt([], ["prospects"]);
      if (this.reckonedFor === state) this.prospects = trial.prospects ?? null;
    } catch {
      // The table has moved on, or cannot be asked: then the figures come with the next state.
    }
  }

  // Preview and confirm

  private previews = 0;

  async preview(): Promise<void> {
    const line = this.chosen;
    this.trial = null;
    const mine = ++this.previews;
    if (!line) return;
    try {
      const trial = await this.attempt([line], ["events"]);
      if (mine === this.previews && line === this.chosen) this.trial = trial;
    } catch {
      // A preview that cannot be had is only a preview less.
    }
  }

  async confirm(): Promise<void> {
    const line = this.chosen;
    if (line) await this.send([line]);
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

  /** The most modest line one would try: one worker more than there are, in the tile's colour or the one most held. */
  private exampleLine(verb: "bid" | "use", tile: string): string | null {
    const view = this.view;
    if (!view || this.seat === null || decisionOf(view, this.seat)?.kind !== "turn") return null;
    const screen = view.seats[this.seat]?.screen ?? {};
    const entry = view.auction.find((each) => each.tile === tile);
    const placed = view.seats.flatMap((each) => each.village).find((each) => each.tile === tile);
    const most = ["blue", "red", "yellow", "green"].sort((a, b) => (screen[b] ?? 0) - (screen[a] ?? 0))[0];
    const colour = entry?.colour ?? placed?.colour ?? most ?? "blue";
    const own = verb === "bid" ? (entry?.bids?.find((bid) => bid.seat === this.seat)?.count ?? 0) : 0;
    const need = (this.least[verb][tile] ?? 1) - own;
    return `${verb} ${tile} ${Math.max(1, Math.min(need, screen[colour] ?? 1))} ${colour}`;
  }
}
