import type { ClockState } from "$/net/protocol";

/** Time left on a clock: "12:05", or "1 d 4 h" when days are played. */
export function clockWords(clock: ClockState, now: number): string {
  const left = Math.max(0, clock.running && clock.ends ? clock.ends - now : clock.left);
  const seconds = Math.floor(left / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (days > 0) return `${days} d ${hours % 24} h`;
  if (hours > 0) return `${hours}:${String(minutes % 60).padStart(2, "0")} h`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
