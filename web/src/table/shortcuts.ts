// Keys for those who want them: C, Escape, P, U, R, 1-4. Letters can be switched off in the settings.
import type { Board } from "$/state/board.svelte";
import { settings } from "$/state/settings.svelte";
import { toasts } from "$/state/toasts.svelte";
import { Building } from "./decisions/building";
import { Placing } from "./decisions/placing";

export const TABS = ["auction", "village", "others", "log"] as const;
export type Tab = (typeof TABS)[number];

/** A key that can do nothing now says why. */
const orSay = (possible: boolean, why: string, act: () => unknown): void => {
  if (possible) act();
  else toasts.say(why);
};

export function shortcuts(event: KeyboardEvent, board: Board, goTo: (tab: Tab) => void): void {
  const target = event.target as HTMLElement | null;
  if (board.covered || event.ctrlKey || event.metaKey || event.altKey || target?.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") {
    if (board.helping) board.helping = null;
    else if (board.open && !Placing.of(board)) board.open = null;
    else {
      board.open = null;
      board.cancel();
    }
    return;
  }
  if (!settings.keys) return;
  const number = Number(event.key);
  const building = Building.of(board);
  const by: Record<string, () => void> = {
    c: () => orSay(board.chosen !== null, "key-nothing-chosen", () => void board.confirm()),
    p: () => orSay(board.choices.pass === true, "key-no-pass", () => board.choose("pass")),
    u: () => orSay((board.state?.undo ?? 0) > 0, "key-no-undo", () => void board.undo()),
    r: () => orSay(building !== null, "key-no-turn", () => building && board.choose(building.turned(board, event.shiftKey ? -1 : 1))),
  };
  const act = by[event.key.toLowerCase()] ?? (number >= 1 && number <= 4 ? () => goTo(TABS[number - 1]!) : undefined);
  if (!act) return;
  event.preventDefault();
  act();
}
