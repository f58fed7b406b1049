// What happened, in the reader's language. Events are the engine's, as the server passes them on.
import { has, list, t, type Args } from "$/i18n/i18n.svelte";
import type { Entry, GameEvent } from "$/net/protocol";
import { findTile, type Counts } from "./catalogue";
import { contractNeeds, losingBids, piece, pieces, tileName } from "./describe";
import { nameIn } from "./names";
import type { View } from "./view";

type Naming = (seat: number | undefined) => string;

const COUNTED = ["pieces", "goods", "cargo", "workers", "skills"] as const;

export const namesOf =
  (view: View | null): Naming =>
  (seat) => nameIn(view, seat);

/** The arguments of the message for an event: ids become names, counts become lists. */
function argsOf(event: GameEvent, name: Naming): Args {
  const args: Args = { name: name(event.seat), count: 0, list: "" };
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === "number") args[field] = value;
    else if (typeof value === "string") args[field] = findTile(value) ? tileName(value) : value;
    else if (Array.isArray(value) && value.every((each) => typeof each === "string"))
      args.list = list(value.map((id: string) => (findTile(id) ? tileName(id) : id)), "conjunction");
  }
  for (const field of COUNTED) {
    const counts = event[field];
    if (!counts || typeof counts !== "object" || Array.isArray(counts)) continue;
    args.list = pieces(counts as Counts);
    if (typeof event.count !== "number")
      args.count = Object.values(counts as Counts).reduce((sum, each) => sum + each, 0);
  }
  if (typeof event.tile === "string") args.boat = tileName(event.tile);
  if (typeof event.contract === "string") args.list = contractNeeds(event.contract);
  if (typeof event.piece === "string") args.received = piece(event.piece, 1);
  if (typeof event.other === "number") args.other = name(event.other);
  return args;
}

const groupsOf = (event: GameEvent): string[] => (Array.isArray(event.groups) ? (event.groups as string[]) : []);

const isEmpty = (counts: unknown): boolean => Object.values((counts ?? {}) as Counts).every((count) => count === 0);

/** Which message tells an event: some have a form for those who know more, or for a longer story. */
function keyOf(event: GameEvent, own: boolean): string {
  const key = `log-${event.kind}`;
  if (groupsOf(event).length > 0) return `${key}-with-groups`;
  switch (event.kind) {
    case "bid":
      return Number(event.total ?? 0) > Number(event.count) ? `${key}-raised` : key;
    case "drew-workers":
      return own && event.workers ? `${key}-own` : key;
    case "drew-skills":
      return own && event.skills ? `${key}-own` : key;
    case "contract-drawn":
      return own && event.contract ? `${key}-own` : key;
    case "paid":
      return event.group ? "log-paid-group" : key;
    case "took-boat":
      return !event.cargo ? key : isEmpty(event.cargo) ? "log-took-nothing" : "log-took-cargo";
    case "boat-loaded":
      return isEmpty(event.cargo) ? "log-boat-empty" : key;
    case "upgraded":
      return event.pieces ? "log-upgraded-paying" : key;
    default:
      return key;
  }
}

export function eventWords(event: GameEvent, view: View | null): string {
  const name = namesOf(view);
  const args = argsOf(event, name);
  if (event.kind === "paid" && typeof event.group === "string") args.tile = tileName(event.group);
  if (event.kind === "chose" && typeof event.what === "string") args.list = chosenWords(event.what);
  if (groupsOf(event).length > 0) args.groups = losingBids(groupsOf(event), ".object");
  if (event.kind === "bid" || event.kind === "use") args.colour = event.colour === "mixed" ? "any" : String(event.colour);
  if (event.kind === "game-over") {
    const winners = (event.winners as number[] | undefined) ?? [];
    args.list = list(winners.map(name), "conjunction");
    args.count = winners.length;
  }
  const key = keyOf(event, view !== null && event.seat === view.seat);
  const told = has(key) ? t(key, args) : "";
  return event.kind === "season-began" && Array.isArray(event.offered)
    ? `${told} ${winterOffers(event.offered as number[], name)}`
    : told;
}

/** How many winter tiles each put into the auction is public; which ones is not. */
const winterOffers = (offered: readonly number[], name: Naming): string =>
  t("log-winter-offers", { list: list(offered.map((count, seat) => `${name(seat)} ${count}`), "conjunction") });

export function chosenWords(what: string): string {
  const key = `choice-${what.replaceAll("_", "-")}`;
  return has(key) ? t(key) : piece(what, 1);
}

/** What a season's beginning shows besides its name. */
export function entryLines(entry: Entry, view: View | null): string[] {
  const name = namesOf(view);
  const lines = (entry.events ?? []).map((event) => eventWords(event, view)).filter((line) => line !== "");
  switch (entry.kind) {
    case "undo":
      lines.push(t("log-undone", { name: name(entry.seat) }));
      break;
    case "propose":
    case "consent":
    case "refuse":
    case "rewind":
    case "timeout":
    case "resign":
    case "return":
    case "rules":
      lines.push(t(`entry-${entry.kind}`, { name: name(entry.seat), to: Number(entry.to ?? 0) }));
      break;
    case "vote":
      lines.push(t("entry-vote", { name: name(entry.seat), other: name(Number(entry.for)) }));
      break;
    case "replace":
      lines.push(t("log-bot-takes-seat", { name: name(entry.seat) }));
      break;
  }
  return lines;
}
