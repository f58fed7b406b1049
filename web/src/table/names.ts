// What to call a seat.
import { personName, t } from "$/i18n/i18n.svelte";
import type { SeatInfo } from "$/net/protocol";
import type { View } from "$/game/view";

export function seatName(seat: SeatInfo): string {
  if (seat.name) return personName(seat.name);
  return seat.kind === "bot" ? t("bot-name", { number: seat.seat + 1 }) : t("seat-open");
}

/** The name in sentences about what somebody did. */
export const nameIn = (view: View | null, seat: number | undefined): string =>
  (seat !== undefined && personName(view?.names[seat] ?? "")) || t("seat-number", { number: (seat ?? 0) + 1 });
