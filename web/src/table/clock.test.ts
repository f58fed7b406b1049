import { expect, it } from "vitest";
import { clockWords } from "./clock";

it("tells the time left", () => {
  const clock = { seat: 0, left: 0, running: true, out: false, ends: 0 };
  expect(clockWords({ ...clock, ends: 125_000 }, 0)).toBe("2:05");
  expect(clockWords({ ...clock, running: false, left: 61_000 }, 0)).toBe("1:01");
  expect(clockWords({ ...clock, ends: 3_600_000 * 2 + 60_000 }, 0)).toBe("2:01 h");
  expect(clockWords({ ...clock, ends: 86_400_000 + 3_600_000 * 4 }, 0)).toBe("1 d 4 h");
  expect(clockWords({ ...clock, ends: 5 }, 10)).toBe("0:00");
});
