// Why a bot would think of a move, in sentences: what the move is, and what comes of it.
import { tileName } from "$/game/describe";
import { eventWords } from "$/game/events";
import { nameIn } from "$/game/names";
import type { GameEvent, View } from "$/game/view";
import { has, list, t } from "$/i18n/i18n.svelte";
import type { Hint } from "$/net/protocol";

/** The move itself, which the hint names already. */
const SAID = ["bid", "use", "pass"];

export function hintWhy(hint: Hint, view: View | null): string {
  const { key, tile, seats, seat, events } = hint.reason as { key: string; tile?: string; seats?: number[]; seat?: number; events?: GameEvent[] };
  const args = {
    tile: tile ? tileName(tile) : "",
    list: list((seats ?? []).map((each) => nameIn(view, each)), "conjunction"),
    name: nameIn(view, seat),
  };
  const why = has(`hint-why-${key}`) ? t(`hint-why-${key}`, args) : "";
  const comes = (events ?? []).filter((event) => !SAID.includes(event.kind)).map((event) => eventWords(event, view));
  return [why, ...comes.slice(0, 2)].filter(Boolean).join(" ");
}
