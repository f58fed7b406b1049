// A short guided first game: a few positions, each with something to do. The engine checks the moves.
import data from "./lessons.json";

export interface Lesson {
  id: string;
  /** The tile it is shown by. */
  picture: string;
  seat: number;
  position: unknown;
  /** What must be played, one after the other, as patterns over the notation. */
  steps: { expect: string; /** A line that fits. */ hint: string; /** Where it is done, if not at the auction. */ in?: "village" }[];
}

export const LESSONS = data as Lesson[];

/** Which step comes next after these lines: it follows from what was played, so taking a move back takes the step back. */
export function stepAfter(lesson: Lesson, played: readonly string[]): number {
  return played.reduce((step, line) => (follows(lesson, step, line) ? step + 1 : step), 0);
}

export const follows = (lesson: Lesson, step: number, line: string): boolean =>
  new RegExp(lesson.steps[step]?.expect ?? "$^").test(line);
