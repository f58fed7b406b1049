// Which piece flies from where to where when something happens.
import type { Counts } from "$/game/catalogue";
import type { GameEvent } from "$/net/protocol";

export interface Flight {
  pieces: string[];
  from: string;
  /** Where it starts if the first place is not in sight. */
  or?: string;
  to: string;
}

const MOST_SHOWN = 4;

const spread = (counts: Counts): string[] =>
  Object.entries(counts)
    .flatMap(([name, count]) => Array.from({ length: count }, () => name))
    .slice(0, MOST_SHOWN);

export function flightOf(event: GameEvent): Flight | null {
  const seat = `seat-${event.seat}`;
  const strip = `strip-${event.seat}`;
  const tile = `tile-${String(event.tile)}`;
  switch (event.kind) {
    case "bid":
    case "use": {
      const colour = event.colour === "mixed" ? "any_worker" : String(event.colour);
      const pieces = Array.from({ length: Math.min(MOST_SHOWN, Number(event.count)) }, () => colour);
      return { pieces, from: seat, or: strip, to: tile };
    }
    case "gained-resources":
      return { pieces: spread(event.goods as Counts), from: "bag", or: strip, to: tile };
    case "drew-workers":
      return { pieces: spread((event.workers as Counts | undefined) ?? { any_worker: Number(event.count) }), from: tile, or: strip, to: seat };
    case "drew-skills":
      return { pieces: spread((event.skills as Counts | undefined) ?? { any_skill: Number(event.count) }), from: tile, or: strip, to: seat };
    case "got-green":
      return { pieces: spread({ green: Number(event.count) }), from: tile, or: strip, to: seat };
    case "moved":
      return { pieces: [String(event.resource)], from: `tile-${String(event.from)}`, to: `tile-${String(event.to)}` };
    case "put":
      return { pieces: [String(event.resource)], from: strip, or: seat, to: tile };
    case "upgraded":
      return { pieces: ["upgrade"], from: seat, or: strip, to: tile };
    case "took-boat":
      return { pieces: event.cargo ? spread(event.cargo as Counts) : ["boat"], from: tile, to: seat };
    case "took-tile":
      return { pieces: ["tile"], from: tile, to: seat };
    case "took-marker":
      return { pieces: ["purple"], from: strip, to: seat };
    default:
      return null;
  }
}
