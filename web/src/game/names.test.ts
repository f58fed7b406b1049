import { beforeAll, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { makeBundle, words } from "$/i18n/i18n.svelte";
import { marksOf } from "./names";

beforeAll(() => {
  words.bundle = makeBundle("en", [readFileSync("messages/en/page.ftl", "utf8")]);
});

it("marks players by their first letter", () => {
  expect(marksOf(["Ann", "Oak", "élise", "Player 3"])).toEqual(["A", "O", "É", "3"]);
});

it("never gives two players the same mark", () => {
  expect(marksOf(["Hazel", "Ann", "Holly", "Hornbeam"])).toEqual(["Ha", "A", "Ho", "Hr"]);
  for (const names of [["Guest", "Guest", "Guest"], ["A", "A", "a"], ["Ann", "Anna", "Anne", "Ann"], ["?", "!", "—"], ["Player 1", "Player 2", "1"]])
    expect(new Set(marksOf(names)).size, names.join()).toBe(names.length);
});
