import { getContext, setContext } from "svelte";
import type { Board } from "$/state/board.svelte";

const KEY = Symbol("board");

export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext<Board>(KEY);
