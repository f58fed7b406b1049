// A short guided first game: a few positions, each with something to do. The engine checks the moves.
import data from "./lessons.json";

export interface Lesson {
  id: string;
  seat: number;
  position: unknown;
  /** What must be played, one after the other, as patterns over the notation. */
  steps: { expect: string }[];
}

export const LESSONS = data as Lesson[];

export const follows = (lesson: Lesson, step: number, line: string): boolean =>
  new RegExp(lesson.steps[step]?.expect ?? "$^").test(line);
