// A table of the server, followed live. The only place that turns the server's messages into what is shown.
import { Connection, type Link } from "$/net/socket";
import type { Entry, GameEvent, Hint, Programme, Prospects, ServerMessage, State, Trial, Wanted } from "$/net/protocol";
import type { View } from "$/game/view";
import { api } from "$/net/http";
import { boatsTaken, joined, seasonTurn, toldNow, type BoatTaken, type SeasonTurn } from "$/table/season";
import { Board } from "./board.svelte";
import { recall, remember } from "./storage";

/** Shows what happened before the new state is put in its place; resolves when the eye has followed. */
export type Show = (events: GameEvent[], entry: Entry) => Promise<void>;

const LONG_QUEUE = 8;
const FOLLOW = "follow";
const LONGEST_SHOW = 4000;
const FORCED_PAUSE = 250;

export class LiveTable extends Board {
  override readonly live = true;
  link = $state<Link>("connecting");
  /** While the reader was away this was the last entry that they had seen; 0 if nothing happened meanwhile. */
  seenBefore = $state(0);
  show: Show | null = null;
  /** The season's turn that is being told on a card. */
  season = $state.raw<SeasonTurn | null>(null);
  /** Called when something that happened is shown. */
  onShown: ((events: GameEvent[]) => void) | null = null;
  /** Called when a question to this reader arrives. */
  onAsked: (() => void) | null = null;
  onOutbid: (() => void) | null = null;
  /** Called when the reader is asked at another table. */
  onNotice: ((name: string) => void) | null = null;

  private readonly connection: Connection;
  private queue: { entry: Entry; state: State }[] = [];
  private showing = false;
  private eyes: number | undefined;

  constructor(readonly table: string) {
    super();
    this.connection = new Connection(
      (message) => this.hear(message),
      (link) => (this.link = link),
      () => this.follow(),
    );
  }

  start(): void {
    document.addEventListener("visibilitychange", this.looked);
    this.connection.start();
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.connection.stop();
  }

  private readonly looked = (): void => {
    if (!document.hidden) this.cameBack();
  };

  /** Marks what happened since the reader last looked, and keeps that they look now. */
  private cameBack(): void {
    const seen = recall(`seen.${this.table}`, 0);
    const now = this.state?.n ?? 0;
    this.seenBefore = seen > 0 && seen < now ? seen : 0;
    if (now > 0) remember(`seen.${this.table}`, now);
  }

  get now(): number {
    return Date.now() + this.connection.skew;
  }

  /** Looks through the eyes of another of one's own seats (hot seat). */
  useSeat(seat: number): void {
    this.eyes = seat;
    this.cancel();
    this.follow(true);
  }

  private follow(anew = false): void {
    const have = this.state && !anew ? { have: this.state.n, chat: this.chat.at(-1)?.c ?? 0 } : {};
    const seat = this.eyes === undefined ? {} : { seat: this.eyes };
    // The answer is the table itself, or a refusal that bears this reference.
    this.connection.tell({ t: "follow", ref: FOLLOW, table: this.table, ...have, ...seat });
  }

  /** The table does not exist, or not for this reader. */
  missing = $state(false);

  private hear(message: ServerMessage): void {
    // This table is not followed yet when the socket opens: then the server tells of it, too.
    if (message.t === "notice" && message.asked && message.table !== this.table) this.onNotice?.(message.name);
    if (message.t === "refused" && message.ref === FOLLOW) {
      if (["not-found", "not-allowed"].includes(message.error.code)) this.missing = true;
      else setTimeout(() => this.follow(), 1000);
    }
    if (!("table" in message) || message.table !== this.table) return;
    switch (message.t) {
      case "table":
        this.queue = [];
        this.info = message.info;
        this.entries = message.entries;
        this.chat = message.chat;
        this.arrive(message.state);
        break;
      case "updates":
        this.queue = [];
        this.addEntries(message.entries);
        this.chat = [...this.chat, ...message.chat];
        this.arrive(message.state);
        break;
      case "update":
        if (this.latest !== null && message.entry.n !== this.latest + 1) this.follow();
        else {
          this.queue.push(message);
          void this.work();
        }
        break;
      case "state":
        if (this.queue.length > 0) this.queue[this.queue.length - 1]!.state = message.state;
        else this.arrive(message.state);
        break;
      case "info":
        this.info = message.info;
        break;
      case "chat":
        if (!this.chat.some((line) => line.c === message.chat.c)) this.chat = [...this.chat, message.chat];
        break;
    }
  }

  private get latest(): number | null {
    return this.queue.at(-1)?.entry.n ?? this.state?.n ?? null;
  }

  private addEntries(entries: Entry[]): void {
    const known = this.entries.at(-1)?.n ?? 0;
    const dropped = new Set(entries.filter((each) => each.kind === "undo").flatMap(droppedBy));
    const rewound = entries.filter((each) => each.kind === "rewind").map((each) => Number(each.to));
    const kept = this.entries.map((each) =>
      dropped.has(each.n) || rewound.some((to) => each.n > to && each.kind === "move") ? { ...each, undone: true } : each,
    );
    this.entries = [...kept, ...entries.filter((each) => each.n > known)];
  }

  private async work(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    while (this.queue.length > 0) {
      const { entry, state } = this.queue[0]!;
      const events = entry.events ?? [];
      if (this.show && events.length > 0 && this.queue.length < LONG_QUEUE && !document.hidden)
        await this.show(events, entry).catch(() => undefined);
      this.onShown?.(events);
      if (this.view && !document.hidden) this.tellSeason(events, this.view);
      // A whole view may have come meanwhile: then there is nothing left to show.
      if (this.queue[0]?.entry !== entry) continue;
      this.queue.shift();
      this.addEntries([entry]);
      this.arrive(state);
      if (entry.kind === "move" && this.wasOutbid(events, entry)) this.onOutbid?.();
    }
    this.showing = false;
  }

  /** Boats are taken one by one, when the first card may be closed already: they are told with the next. */
  private boats: BoatTaken[] = [];

  private tellSeason(events: GameEvent[], view: View): void {
    this.boats = [...this.boats, ...boatsTaken(events)];
    const turn = joined(this.season, toldNow(seasonTurn(events, view), this.boats.length === view.players));
    this.season = turn && this.boats.length > 0 ? { ...turn, boats: this.boats } : turn;
    if (events.some((event) => event.kind === "season-began")) this.boats = [];
  }

  private wasOutbid(events: GameEvent[], entry: Entry): boolean {
    const view = this.view;
    if (!view || this.seat === null || entry.seat === this.seat) return false;
    return events.some(
      (event) =>
        event.kind === "bid" &&
        view.auction.find((each) => each.tile === event.tile)?.bids?.some((bid) => bid.seat === this.seat) === true,
    );
  }

  private arrive(state: State | null): void {
    const wasAsked = this.asked?.at ?? -1;
    const first = this.state === null;
    this.take(state);
    if (first) this.cameBack();
    else if (state && !document.hidden) remember(`seen.${this.table}`, state.n);
    const fresh = this.asked !== null && this.asked.at !== wasAsked;
    if (fresh && !first) this.onAsked?.();
    if (fresh && !this.wentBack) this.answerForced();
    this.wentBack = false;
  }

  /** Set while a move is being taken back: what was forced then is not answered again at once. */
  private wentBack = false;

  private answerForced(): void {
    const line = this.forced;
    const at = this.asked?.at;
    if (!line || this.covered) return;
    setTimeout(() => {
      if (this.asked?.at === at && this.forced === line && !this.busy) void this.send([line]);
    }, FORCED_PAUSE);
  }

  private fresh(): { id: string; n: number; seat: number | null } {
    return { id: crypto.randomUUID?.() ?? Math.random().toString(36).slice(2).padEnd(12, "0"), n: this.state?.n ?? 0, seat: this.seat };
  }

  async play(actions: string[]): Promise<boolean> {
    const done = await this.connection.ask({ t: "move", table: this.table, ...this.fresh(), actions });
    await this.caughtUp(done.n ?? 0);
    return true;
  }

  /** Until the move is also shown nothing else can be chosen: what is shown is still the state before it. */
  private async caughtUp(n: number): Promise<void> {
    const end = Date.now() + LONGEST_SHOW;
    while ((this.state?.n ?? 0) < n && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 25));
  }

  async attempt(actions: string[], want: Wanted): Promise<Trial> {
    const { n, seat } = this.fresh();
    const done = await this.connection.ask({ t: "try", table: this.table, n, seat, actions, want });
    return done.trial ?? { legal: false };
  }

  /** Who looks on is told what all can see. */
  protected override async reckoned(): Promise<Prospects | null> {
    return this.seat === null ? api.prospects(this.table) : super.reckoned();
  }

  private async command(name: string, fields: Record<string, unknown>): Promise<void> {
    try {
      await this.connection.ask({ t: name, table: this.table, ...fields });
    } catch (problem) {
      this.complain(problem);
    }
  }

  async undo(): Promise<void> {
    if ((this.state?.undo ?? 0) === 0) return;
    this.cancel();
    this.open = null;
    this.wentBack = true;
    await this.command("undo", { ...this.fresh(), count: 1 });
  }

  /** Only where nobody but bots plays against the reader. */
  protected override advised(): number | null {
    const alone = (this.info?.seats ?? []).every((each) => each.seat === this.seat || each.kind === "bot");
    return alone && this.asked && !this.view?.over ? this.seat : null;
  }

  protected override async betterMoves(): Promise<Hint[]> {
    const { n, seat } = this.fresh();
    return (await this.connection.ask({ t: "hint", table: this.table, n, seat })).hints?.hints ?? [];
  }

  programme(kind: Programme["kind"]): Promise<void> {
    return this.command("programme", { seat: this.seat, kind });
  }

  propose(to: number): Promise<void> {
    return this.command("propose", { ...this.fresh(), to });
  }

  answer(proposal: string, yes: boolean): Promise<void> {
    const { id, seat } = this.fresh();
    return this.command("answer", { id, seat, proposal, yes });
  }

  vote(forSeat: number, yes: boolean): Promise<void> {
    const { id, seat } = this.fresh();
    return this.command("vote", { id, seat, for: forSeat, yes });
  }

  comeBack(): Promise<void> {
    const { id, seat } = this.fresh();
    return this.command("return", { id, seat });
  }

  resign(): Promise<void> {
    const { id, seat } = this.fresh();
    return this.command("resign", { id, seat });
  }

  /** Was it taken? Who looks on speaks without a seat. */
  async say(text: string): Promise<boolean> {
    const { id, seat } = this.fresh();
    try {
      await this.connection.ask({ t: "chat", table: this.table, id, ...(this.seat === null ? {} : { seat }), text });
      return true;
    } catch (problem) {
      this.complain(problem);
      return false;
    }
  }
}

function droppedBy(entry: Entry): number[] {
  return ((entry.dropped as [number, number][] | undefined) ?? []).map(([n]) => n);
}
