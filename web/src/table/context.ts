import { getContext, setContext } from "svelte";
import type { Coach } from "$/coach/coach.svelte";
import { marksOf } from "$/game/names";
import type { Board } from "$/state/board.svelte";
import { provideMarks } from "$/ui/marks";

const KEY = Symbol("board");
const COACH = Symbol("coach");

export function provideBoard(board: Board): Board {
  provideMarks(() => marksOf(board.view?.names ?? []));
  return setContext(KEY, board);
}
export const useBoard = (): Board => getContext<Board>(KEY);

export const provideCoach = (coach: Coach): Coach => setContext(COACH, coach);
/** Whoever sits at the reader's side, at a table of the server. */
export const useCoach = (): Coach | undefined => getContext<Coach | undefined>(COACH);
