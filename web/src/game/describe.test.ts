import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, words, type Language } from "$/i18n/i18n.svelte";
import { TILES, CONTRACTS, EXTENSIONS, tileFacts } from "./catalogue";
import { contractWords, extensionWords, tileWords } from "./describe";

beforeAll(() => words.use("en"));

describe("a tile in words", () => {
  it("tells both sides of a village tile", () => {
    const told = tileWords(tileFacts("peddler"));
    expect(told.sides).toHaveLength(2);
    expect(told.sides[0]?.lines.join(" ")).toContain("Price: 1 yellow worker.");
    expect(told.upgrade).toContain("Upgrade:");
  });
  it("tells what winter tiles and boats score", () => {
    expect(tileWords(tileFacts("scribes")).sides[0]?.lines.join(" ")).toContain("10 points");
    expect(tileWords(tileFacts("sea-breese")).sides[0]?.lines.join(" ")).toContain("2, 4, 8, 16 or 32 points in all");
    expect(tileWords(tileFacts("keyflower")).notes.length).toBeGreaterThan(2);
  });
  it("has words for every tile, contract and extension in every language", async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await words.use(language);
      const lines = [
        ...TILES.flatMap((tile) => {
          const told = tileWords(tile);
          return [told.name, told.kind, told.upgrade, ...told.notes, ...told.sides.flatMap((side) => side.lines)];
        }),
        ...CONTRACTS.map((contract) => contractWords(contract.id)),
        ...EXTENSIONS.map((extension) => extensionWords(extension.id)),
      ];
      // A missing message shows its key; a missing figure shows in braces.
      for (const line of lines) expect(line).not.toMatch(/^[a-z]+(-[a-z]+)+$|\{|undefined/);
    }
    await words.use("en");
  });
});
