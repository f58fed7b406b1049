// Why a bot would think of a move, in sentences: what the move is, and what comes of it.
import { tileName, whatItDoes } from "$/game/describe";
import { eventWords } from "$/game/events";
import { nameIn } from "$/game/names";
import type { GameEvent } from "$/game/view";
import { has, list, t } from "$/i18n/i18n.svelte";
import type { Hint } from "$/net/protocol";
import type { Board } from "$/state/board.svelte";

/** The move itself, which the hint names already. */
const SAID = ["bid", "use", "pass"];

/** What a tile to bid for would be good for: points that are in sight already, or what it does. */
function goodFor(tile: string, worth: number): string {
  return worth > 0 ? t("card-worth", { points: worth }) : (whatItDoes(tile)[0] ?? "");
}

export function hintWhy(hint: Hint, { view, prospects }: Pick<Board, "view" | "prospects">): string {
  const { key, tile, seats, seat, events } = hint.reason as { key: string; tile?: string; seats?: number[]; seat?: number; events?: GameEvent[] };
  const args = {
    tile: tile ? tileName(tile) : "",
    list: list((seats ?? []).map((each) => nameIn(view, each)), "conjunction"),
    name: nameIn(view, seat),
  };
  const why = has(`hint-why-${key}`) ? t(`hint-why-${key}`, args) : "";
  const comes = (events ?? []).filter((event) => !SAID.includes(event.kind)).map((event) => eventWords(event, view));
  const good = tile && key.startsWith("bid") ? goodFor(tile, prospects?.worth[tile] ?? 0) : "";
  return [why, good, ...comes.slice(0, 2)].filter(Boolean).join(" ");
}
