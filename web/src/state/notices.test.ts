import { expect, it } from "vitest";
import { soundOf } from "./notices";

it("sounds for the most important of what happened, and not for everything", () => {
  expect(soundOf(["bid"])).toBe("place");
  expect(soundOf(["pass", "took-tile", "workers-home"])).toBe("won");
  expect(soundOf(["placed", "season-began"])).toBe("season");
  expect(soundOf(["pass"])).toBeNull();
});
