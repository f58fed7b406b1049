// What stands on the players' marks, where all who play together are known.
import { getContext, setContext } from "svelte";

const KEY = Symbol("marks");

export const provideMarks = (marks: () => readonly string[]): unknown => setContext(KEY, marks);
export const useMarks = (): (() => readonly string[]) | undefined => getContext<(() => readonly string[]) | undefined>(KEY);
