// Keys for those who want them: Enter, Escape, P, U, R, 1-4. Letters can be switched off in the settings.
import type { Board } from "$/state/board.svelte";
import { settings } from "$/state/settings.svelte";

type Tab = "auction" | "village" | "others" | "log";
const TABS: Tab[] = ["auction", "village", "others", "log"];

export function shortcuts(event: KeyboardEvent, board: Board, goTo: (tab: Tab) => void): void {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") {
    if (board.open) board.open = null;
    else board.cancel();
    return;
  }
  if (!settings.keys) return;
  const number = Number(event.key);
  const by: Record<string, () => void> = {
    c: () => void board.confirm(),
    p: () => board.asked?.kind === "turn" && board.choices.pass && board.choose("pass"),
    u: () => void board.undo(),
    r: () => board.turnBuild(event.shiftKey ? -1 : 1),
  };
  const act = by[event.key.toLowerCase()] ?? (number >= 1 && number <= 4 ? () => goTo(TABS[number - 1]!) : undefined);
  if (!act) return;
  event.preventDefault();
  act();
}
