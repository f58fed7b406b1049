// What to call a seat, and a table.
import { nameAmong } from "$/game/names";
import { list, t } from "$/i18n/i18n.svelte";
import type { Info, SeatInfo } from "$/net/protocol";

export function seatName(seat: SeatInfo, { seats }: Info): string {
  if (seat.name) return nameAmong(seats.map((each) => each.name), seat.seat);
  return seat.kind === "bot" ? t("bot-name", { number: seat.seat + 1 }) : t("seat-open");
}

/** Did somebody name it? Else the server calls it by its people. */
export const isNamed = (info: Info): boolean => info.name !== info.seats.map((seat) => seat.name || "…").join(", ");

export function tableName(info: Info): string {
  if (isNamed(info)) return info.name;
  return list(info.seats.filter((seat) => seat.taken || seat.kind === "bot").map((seat) => seatName(seat, info))) || t("table-unnamed");
}
