// What to call a player. Two who bear the same name are told apart by a number.
import { personName, t } from "$/i18n/i18n.svelte";
import type { View } from "./view";

/** One of several names: the second of the same bears a 2. */
export function nameAmong(names: readonly string[], at: number): string {
  const name = names[at] ?? "";
  const namesakes = names.slice(0, at).filter((each) => each === name).length;
  return namesakes > 0 ? `${personName(name)} ${namesakes + 1}` : personName(name);
}

/** What stands on each one's mark: the first letter (of "Player 3" the number), and a second one where two would look alike. */
export function marksOf(names: readonly string[]): string[] {
  const letters = names.map((_, at) => {
    const name = nameAmong(names, at);
    return /\s(\d)$/.exec(name)?.slice(1) ?? name.match(/[\p{L}\d]/gu) ?? ["?"];
  });
  const first = letters.map(([letter = "?"]) => letter.toUpperCase());
  const taken = new Set<string>();
  return letters.map((own, at) => {
    const letter = first[at]!;
    const alone = first.filter((each) => each === letter).length === 1;
    const marks = alone ? [letter] : [...own.slice(1).map((each) => letter + each.toLowerCase()), letter + (at + 1)];
    const mark = marks.find((each) => !taken.has(each)) ?? letter;
    taken.add(mark);
    return mark;
  });
}

/** The name in sentences about what somebody did, and wherever a player is shown. */
export function nameIn(view: View | null, seat: number | undefined): string {
  const names = view?.names ?? [];
  return seat !== undefined && names[seat] ? nameAmong(names, seat) : t("seat-number", { number: (seat ?? 0) + 1 });
}
