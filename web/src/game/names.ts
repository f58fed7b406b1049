// What to call a player. Two who bear the same name are told apart by a number.
import { personName, t } from "$/i18n/i18n.svelte";
import type { View } from "./view";

/** One of several names: the second of the same bears a 2. */
export function nameAmong(names: readonly string[], at: number): string {
  const name = names[at] ?? "";
  const namesakes = names.slice(0, at).filter((each) => each === name).length;
  return namesakes > 0 ? `${personName(name)} ${namesakes + 1}` : personName(name);
}

/** The name in sentences about what somebody did, and wherever a player is shown. */
export function nameIn(view: View | null, seat: number | undefined): string {
  const names = view?.names ?? [];
  return seat !== undefined && names[seat] ? nameAmong(names, seat) : t("seat-number", { number: (seat ?? 0) + 1 });
}
