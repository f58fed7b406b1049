// Lines of notation, taken apart. The notation is in docs/architecture.md. A verb that the page knows nothing else of has
// the fields that the engine names, a word each.
import { VERB_FIELDS } from "$/generated/vocabulary";

export type Action =
  | { verb: "pass" | "stop" | "wait"; text: string }
  | { verb: "bid" | "use"; tile: string; count: number; colour: string; groups: string[]; text: string }
  | { verb: "place"; counts: Record<string, number>; text: string }
  | { verb: "pay"; what: string; text: string }
  | { verb: "take"; what: string; text: string }
  | { verb: "move"; resource: string; from: string; to: string; text: string }
  | { verb: "upgrade"; tile: string; payment: string[]; text: string }
  | { verb: "extend"; tile: string; extension: string; payment: string[]; text: string }
  | { verb: "boat" | "replace"; boat: string; text: string }
  | { verb: "offer"; tiles: string[]; text: string }
  | { verb: "build"; tile: string; q: number; r: number; turn: number; text: string }
  | { verb: "contract"; contract: string; text: string }
  | { verb: "swap"; contract: string; piece: string; text: string }
  | { verb: "haunt" | "copy"; tile: string; text: string }
  | { verb: "put"; resource: string; tile: string; text: string }
  | { verb: "show"; piece: string; text: string }
  | { verb: "other"; word: string; said: Record<string, string>; text: string };

export type Placing = Extract<Action, { verb: "bid" | "use" }>;
export type Move = Extract<Action, { verb: "move" }>;
export type Build = Extract<Action, { verb: "build" }>;
export type Upgrade = Extract<Action, { verb: "upgrade" | "extend" }>;

export function parseAction(text: string): Action {
  const [verb = "", ...rest] = text.trim().split(/\s+/);
  const [a = "", b = "", c = ""] = rest;
  switch (verb) {
    case "pass":
    case "stop":
    case "wait":
      return { verb, text };
    case "bid":
    case "use":
      return { verb, tile: a, count: Number(b), colour: c, groups: rest.slice(3).map((part) => part.slice(1)), text };
    case "place": {
      const counts: Record<string, number> = {};
      for (let at = 0; at + 1 < rest.length; at += 2) counts[rest[at + 1] as string] = Number(rest[at]);
      return { verb, counts, text };
    }
    case "pay":
    case "take":
      return { verb, what: rest.join(" "), text };
    case "move":
      return { verb, resource: a, from: b, to: c, text };
    case "upgrade":
      return { verb, tile: a, payment: rest.slice(1), text };
    case "extend":
      return { verb, tile: a, extension: b, payment: rest.slice(2), text };
    case "boat":
    case "replace":
      return { verb, boat: a, text };
    case "offer":
      return { verb, tiles: rest, text };
    case "build": {
      const [q, r] = b.split(",").map(Number);
      return { verb, tile: a, q: q ?? 0, r: r ?? 0, turn: Number(c || 0), text };
    }
    case "contract":
      return { verb, contract: a, text };
    case "swap":
      return { verb, contract: a, piece: b, text };
    case "haunt":
    case "copy":
      return { verb, tile: a, text };
    case "put":
      return { verb, resource: a, tile: b, text };
    case "show":
      return { verb, piece: a, text };
    default: {
      const names = (VERB_FIELDS as Record<string, readonly string[]>)[verb] ?? [];
      return { verb: "other", word: verb, said: Object.fromEntries(names.map((name, at) => [name, rest[at] ?? ""])), text };
    }
  }
}
