// The messages of docs/protocol.md: their types are written by the server's own declarations.
import type { PlaceRows } from "$/generated/protocol";
export * from "$/generated/protocol";
export type {
  ClockFace as ClockState, Error as ApiError, FromServer as ServerMessage, Player as NewSeat, ScoresAfter as Standing, TrialResult as Trial,
  ViewerState as State,
} from "$/generated/protocol";
export type { Entry, GameEvent, Sheet, SheetItem } from "$/game/view";

/** The bids for one tile, or its uses, in one colour. */
export type PlaceRow = Omit<PlaceRows, "tiles"> & { tile: string };

export interface Options {
  players: [number, number];
  modules: (string | { id: string })[];
  variants: (string | { id: string })[];
  bots: { level: number; name: string }[];
  limits: Record<string, number>;
  rules: number;
}
