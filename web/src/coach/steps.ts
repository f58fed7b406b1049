// What the coach says in a first game, and when. The words are messages: coach-ID and coach-ID.title.
import { TILES } from "$/game/catalogue";
import { losingBids, total, type View } from "$/game/view";
import type { Board } from "$/state/board.svelte";
import type { Tab } from "$/table/shortcuts";

/** The table as the coach sees it. */
export interface Moment {
  view: View;
  /** What the reader is asked, or nothing. */
  kind: string;
  /** Is a tile's card open? */
  open: boolean;
  /** How many moves the reader has made. */
  moves: number;
}

export interface Step {
  id: string;
  /** What is spoken of: the first of these that is in sight. */
  at: string[];
  /** Where the answer is given, if that is elsewhere: it stays in the light, too. */
  answer?: string;
  /** What the hand may choose instead: the words keep off it, too. */
  instead?: string;
  /** It speaks of all that is in sight: the words have a row of their own, as on a phone, so that they cover nothing. */
  ownRow?: boolean;
  /** Where it is on a phone. */
  tab?: Tab;
  when: (now: Moment) => boolean;
  /** Over when this holds; without it, when the reader says so. */
  done?: (now: Moment) => boolean;
}

export function momentOf(board: Board): Moment | null {
  if (!board.view) return null;
  return {
    view: board.view,
    // What the page answers by itself is gone before a word of it is read.
    kind: (board.live && board.forced ? undefined : board.asked?.kind) ?? "",
    open: board.open !== null,
    moves: board.entries.filter((entry) => entry.kind === "move" && entry.seat === board.seat && !entry.undone).length,
  };
}

const onTurn = (now: Moment): boolean => now.kind === "turn" && !now.open;
const first = (now: Moment): boolean => now.moves === 0 && now.view.season === "spring";
const after = (moves: number) => (now: Moment): boolean => onTurn(now) && now.moves >= moves && now.view.season !== "winter";
const asked = (kind: string) => (now: Moment): boolean => now.kind === kind;
const season = (name: string) => (now: Moment): boolean => onTurn(now) && now.view.season === name;
const outbid = (now: Moment): boolean => now.view.seat !== null && losingBids(now.view, now.view.seat).length > 0;

/** A tile of the auction, with its name and its bids. */
const cell = (tile: string, which = ""): string => `.auction .cell${which}:has(.tile${tile})`;
/** Tiles to begin with: what simply makes resources is understood at a glance; else any that can be bid for. */
const PLAIN = [
  ...TILES.filter((tile) => Object.keys(tile.front).join() === "resources")
    .sort((a, b) => total(b.front.resources) - total(a.front.resources))
    .map((tile) => cell(`[data-tile='${tile.id}']`, ".lit")),
  cell(":not([data-tile^='turn-order'])", ".lit"),
];

/** In the order in which they are said, if several could be. A few at each turn, so that the game is played and not read. */
export const STEPS: readonly Step[] = [
  { id: "goal", at: [], instead: ".auction .cell", when: (now) => onTurn(now) && first(now) },
  { id: "workers", at: [".screen .workers"], when: (now) => onTurn(now) && first(now) },
  { id: "tile", at: PLAIN, instead: ".auction .cell.lit", tab: "auction", when: (now) => onTurn(now) && first(now), done: (now) => now.moves > 0 },
  { id: "card", at: [".tile-card"], when: (now) => now.kind === "turn" && now.open && first(now), done: (now) => now.moves > 0 },
  { id: "transport", at: [".village-area"], answer: ".bar", tab: "village", when: asked("transport") },
  { id: "upgrade", at: [".bar"], tab: "village", when: asked("upgrade") },
  { id: "boat", at: [".auction .cards", ".boats"], answer: ".bar", tab: "auction", when: asked("boat") },
  { id: "build", at: [".village-area"], answer: ".bar", tab: "village", when: asked("build") },
  { id: "offer", at: [".auction .cards"], answer: ".bar", tab: "auction", when: asked("winter") },
  { id: "outbid", at: [".screen .workers li:has(.out)", ".screen .workers"], when: (now) => onTurn(now) && outbid(now) },
  { id: "lead", at: [".auction .cell:has(.slot)"], tab: "auction", when: after(1) },
  { id: "use", at: PLAIN, tab: "auction", when: after(1) },
  { id: "skills", at: [".screen .skills"], when: after(2) },
  { id: "boats", at: [".boats"], tab: "auction", when: after(2) },
  { id: "order", at: [cell("[data-tile^='turn-order']")], tab: "auction", when: after(3) },
  { id: "ending", at: [".bar .pass"], when: (now) => after(3)(now) || (after(1)(now) && (now.view.passes ?? 0) > 0) },
  { id: "secret", at: [".screen .winter"], when: (now) => after(4)(now) && (now.view.seats[now.view.seat ?? 0]?.winter ?? []).length > 0 },
  { id: "summer", at: [".village-area .tile[data-tile^='home-']", ".village-area"], tab: "village", when: season("summer") },
  { id: "autumn", at: [".auction .tiles"], tab: "auction", when: season("autumn") },
  { id: "winter", at: [".auction .tiles"], tab: "auction", when: season("winter") },
  { id: "scoring", at: [".sheet"], answer: ".bar", ownRow: true, when: (now) => now.view.over === true },
];

/** What is to be said now, given what was said already. */
export const stepFor = (now: Moment, seen: readonly string[]): Step | undefined =>
  STEPS.find((step) => !seen.includes(step.id) && step.when(now) && !step.done?.(now));
