// How a game's scores came about: a curve for each seat, and the moments that made the most of them.
import type { Entry, Standing } from "$/net/protocol";

export interface SeasonStart {
  season: string;
  n: number;
}

/** What one entry brought somebody. */
export interface Gain {
  n: number;
  seat: number;
  points: number;
}

export interface Course {
  standings: Standing[];
  /** The most that anybody had at any time. */
  best: number;
  decisive: Gain[];
}

const FEW = 6;

export const seasons = (entries: readonly Entry[]): SeasonStart[] =>
  entries.flatMap((entry) =>
    (entry.undone ? [] : (entry.events ?? [])).flatMap((event) => (event.kind === "season-began" ? [{ season: String(event.season), n: entry.n }] : [])),
  );

/** The largest gains of all, in the order in which they came. */
export function course(standings: Standing[], entries: readonly Entry[]): Course {
  const told = new Set(entries.map((entry) => entry.n));
  const gains = standings.flatMap(({ n, totals }, at) =>
    totals.map((total, seat) => ({ n, seat, points: total - (standings[at - 1]?.totals[seat] ?? 0) })),
  );
  const decisive = gains
    .filter((gain) => gain.points > 0 && told.has(gain.n))
    .sort((a, b) => b.points - a.points || a.n - b.n)
    .slice(0, FEW)
    .sort((a, b) => a.n - b.n);
  return { standings, best: Math.max(1, ...standings.flatMap((each) => each.totals)), decisive };
}
