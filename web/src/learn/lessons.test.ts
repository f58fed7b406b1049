import { describe, expect, it } from "vitest";
import { follows, LESSONS, stepAfter, type Lesson } from "./lessons";

const lesson: Lesson = {
  id: "made-up",
  picture: "home-1",
  seat: 0,
  position: {},
  steps: ["^use ", "^move stone ", "^upgrade "].map((expected) => ({ expect: expected, hint: "" })),
};

describe("a lesson's step", () => {
  it("follows from what was played", () => {
    expect(stepAfter(lesson, [])).toBe(0);
    expect(stepAfter(lesson, ["use home-1 1 red"])).toBe(1);
    expect(stepAfter(lesson, ["use home-1 1 red", "move stone home-1 mason"])).toBe(2);
  });
  it("goes back with a move that is taken back", () => {
    const played = ["use home-1 1 red", "move stone home-1 mason"];
    expect(stepAfter(lesson, played.slice(0, -1))).toBe(1);
    expect(stepAfter(lesson, [...played.slice(0, -1), "move stone home-1 mason"])).toBe(2);
  });
  it("is what its hint says", () => {
    for (const each of LESSONS) each.steps.forEach((step, at) => expect(follows(each, at, step.hint)).toBe(true));
  });
  it("does not count what it did not ask for", () => {
    expect(stepAfter(lesson, ["pass", "use home-1 1 red"])).toBe(1);
  });
});
