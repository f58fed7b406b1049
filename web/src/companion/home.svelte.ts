// The table at home: what was wished and drawn, the score pad, the ticks. Kept on this device, or shared in a room.
import { Refused } from "$/net/http";
import type { BoxPlan, ChangeRoom, CompanionRoom, Pad, PadSeat, RoomPhone, SetUp } from "$/net/protocol";
import { recall, remember } from "$/state/storage";
import { toasts } from "$/state/toasts.svelte";
import { companionApi } from "./net";

const LOOK = 2500;
const REST = 700; // before what is written on the pad goes to the room

export type SeasonName = NonNullable<ChangeRoom["season"]>;
interface Ticket {
  code: string;
  phone: string;
}
interface Kept {
  wish: SetUp;
  plan: BoxPlan | null;
  seat: number | null;
  season: SeasonName;
  ticks: string[];
  pad: Pad;
}

const NEW: Kept = { wish: { players: 3 }, plan: null, seat: null, season: "spring", ticks: [], pad: { players: 3 } };

class Home {
  wish = $state.raw<SetUp>(NEW.wish);
  plan = $state.raw<BoxPlan | null>(null);
  seat = $state<number | null>(null);
  season = $state<SeasonName>("spring");
  ticks = $state.raw<string[]>([]);
  pad = $state.raw<Pad>(NEW.pad);
  room = $state.raw<{ code: string; phones: RoomPhone[]; until: number } | null>(null);
  busy = $state(false);
  private ticket: Ticket | null = null;
  private n = 0;
  private timer = 0;
  private unsent: { seat: number; timer: number } | null = null;

  constructor() {
    Object.assign(this, { ...NEW, ...recall<Partial<Kept>>("companion.table", {}) });
    this.ticket = recall<Ticket | null>("companion.room", null);
  }

  /** Has anything been done that a new draw would wipe out? Homes come with the set-up. */
  get begun(): boolean {
    const written = (this.pad.seats ?? []).some((seat) => (seat.told ?? []).length > 0 || (seat.village ?? []).length > 1);
    return written || this.ticks.length > 0 || this.season !== "spring";
  }

  /** While the companion is open, a room is looked at again and again. */
  start(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    look();
    this.timer = window.setInterval(look, LOOK);
    return () => clearInterval(this.timer);
  }

  private keep(): void {
    const { wish, plan, seat, season, ticks, pad } = this;
    remember("companion.table", { wish, plan, seat, season, ticks, pad } satisfies Kept);
  }

  private async trying<T>(what: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    try {
      return await what();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      toasts.refusal(problem.error);
      if (problem.error.key === "no-room") this.forgetRoom();
      return null;
    } finally {
      this.busy = false;
    }
  }

  // Set-up

  /** Everything anew, by chance or by a seed that others type too. */
  async draw(wish: SetUp): Promise<void> {
    if (this.ticket) return this.change({ wish: { ...wish, missing: [] } });
    const told = await this.trying(() => companionApi.setUp({ ...wish, missing: [] }, this.seat !== null && this.seat < wish.players ? this.seat : null));
    if (!told) return;
    this.wish = { ...wish, missing: [], seed: told.seed };
    if (this.seat !== null && this.seat >= wish.players) this.seat = null;
    this.plan = told.plan;
    this.season = "spring";
    this.ticks = [];
    this.pad = { players: wish.players, modules: wish.modules };
    this.keep();
  }

  /** Another tile in the place of one that is not in the box. */
  async replace(tile: string): Promise<void> {
    if (this.ticket) return this.change({ missing: tile });
    await this.drawAs({ ...this.wish, missing: [...(this.wish.missing ?? []), tile] }, this.seat);
  }

  async sit(seat: number | null): Promise<void> {
    if (this.ticket) return this.change({ seat: seat ?? -1 });
    await this.drawAs(this.wish, seat);
  }

  private async drawAs(wish: SetUp, seat: number | null): Promise<void> {
    const told = await this.trying(() => companionApi.setUp(wish, seat));
    if (!told) return;
    this.wish = wish;
    this.seat = seat;
    this.plan = told.plan;
    this.keep();
  }

  // The season guide

  tick(id: string): void {
    const done = !this.ticks.includes(id);
    this.ticks = done ? [...this.ticks, id] : this.ticks.filter((each) => each !== id);
    this.keep();
    if (this.ticket) void this.change({ ticks: { [id]: done } });
  }

  turnTo(season: SeasonName): void {
    this.season = season;
    this.keep();
    if (this.ticket) void this.change({ season });
  }

  // The score pad

  padSeat(seat: number): PadSeat {
    return this.pad.seats?.[seat] ?? {};
  }

  write(seat: number, pad: PadSeat): void {
    const seats = Array.from({ length: this.pad.players }, (_, at) => (at === seat ? pad : this.padSeat(at)));
    this.pad = { ...this.pad, seats };
    this.keep();
    if (!this.ticket) return;
    if (this.unsent && this.unsent.seat !== seat) this.send();
    else if (this.unsent) clearTimeout(this.unsent.timer);
    this.unsent = { seat, timer: window.setTimeout(() => this.send(), REST) };
  }

  private send(): void {
    if (!this.unsent) return;
    const { seat, timer } = this.unsent;
    clearTimeout(timer);
    this.unsent = null;
    void this.change({ pad_seat: seat, pad: this.padSeat(seat) });
  }

  /** What is told once for all seats. */
  writeWhole(what: Partial<Pad>): void {
    this.pad = { ...this.pad, ...what };
    this.keep();
    if (this.ticket) void this.change({ whole: { ...this.pad, seats: [] } });
  }

  newPad(players: number, modules: string[]): void {
    this.pad = { players, modules };
    this.keep();
    if (!this.ticket) return;
    void this.change({ whole: this.pad });
    for (let seat = 0; seat < players; seat++) void this.change({ pad_seat: seat, pad: {} });
  }

  // Rooms

  async make(name: string): Promise<void> {
    const { wish, season, ticks, pad } = this;
    const joined = await this.trying(() => companionApi.make({ wish, name, season, ticks, pad }));
    if (joined) this.enter(joined.phone, joined.room);
  }

  async join(code: string, name: string): Promise<boolean> {
    const joined = await this.trying(() => companionApi.join(code, name));
    if (joined) this.enter(joined.phone, joined.room);
    return joined !== null;
  }

  private enter(phone: string, room: CompanionRoom): void {
    this.ticket = { code: room.code, phone };
    remember("companion.room", this.ticket);
    this.take(room);
  }

  /** The seat is free again for another phone. */
  leave(): void {
    const ticket = this.ticket;
    if (ticket) void companionApi.change(ticket.code, { phone: ticket.phone, leave: true }).catch(() => undefined);
    this.forgetRoom();
  }

  private forgetRoom(): void {
    this.ticket = null;
    this.room = null;
    this.n = 0;
    remember("companion.room", null);
  }

  private take(room: CompanionRoom): void {
    this.n = room.n;
    this.room = { code: room.code, phones: room.phones, until: room.until };
    this.wish = room.wish;
    this.plan = room.plan;
    this.seat = room.seat;
    this.season = room.season as SeasonName;
    this.ticks = room.ticks;
    // What this phone is writing just now is newer than what the room has.
    const mine = this.unsent?.seat;
    const seats = mine === undefined ? room.pad.seats : room.pad.seats?.map((pad, at) => (at === mine ? this.padSeat(at) : pad));
    this.pad = { ...room.pad, seats };
    this.keep();
  }

  private async look(): Promise<void> {
    const ticket = this.ticket;
    if (!ticket || this.unsent || this.busy) return;
    try {
      const { room } = await companionApi.look(ticket.code, ticket.phone, this.n);
      if (room && this.ticket === ticket && room.n > this.n) this.take(room);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (problem.error.key !== "no-room") return; // away for a moment
      toasts.refusal(problem.error);
      this.forgetRoom();
    }
  }

  private async change(what: Omit<ChangeRoom, "phone">): Promise<void> {
    const ticket = this.ticket;
    if (!ticket) return;
    const room = await this.trying(() => companionApi.change(ticket.code, { phone: ticket.phone, ...what }));
    if (room && this.ticket === ticket && room.n >= this.n) this.take(room);
  }
}

export const home = new Home();
