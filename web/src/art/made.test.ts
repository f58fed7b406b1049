// The art as data for the Python package, which draws positions with it (src/keyflower/pictures). Renew it after a change
// of art or catalogue with `python hatch_build.py test -- src/art -u`.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { turnedEdges } from "../board/geometry";
import { TILES, type TileFacts } from "../game/catalogue";
import { drawing } from "./buildings";
import { decor } from "./decor";
import { soil, ways } from "./ground";
import { icon, ICON_NAMES, lying } from "./icons";
import { panel, ribbon } from "./panel";
import { coloured, daylight } from "./standing";

const LEVEL = "medium";
const colours = daylight(readFileSync("src/art/palette.css", "utf-8"));

const bothSides = (tile: TileFacts, draw: (upgraded: boolean) => string): string[] =>
  Object.keys(tile.cost).length > 0 ? [draw(false), draw(true)] : [draw(false)];

function named(tile: TileFacts, upgraded: boolean): string {
  const band = ribbon(tile.name, LEVEL);
  const cloth = upgraded ? "golden" : "ribbon";
  if (!band) return "";
  return (
    `<path d="${band.tails}" fill="var(--k-${cloth}-2)"/><path d="${band.d}" fill="var(--k-${cloth})" stroke="var(--k-${cloth}-2)" stroke-width="1.2"/>` +
    `<text class="k-name" x="0" y="${band.y - 1}" font-size="${band.size}" fill="var(--k-${cloth}-text)">${tile.name.replaceAll("&", "&amp;")}</text>`
  );
}

const table = (entries: [string, unknown][]): string =>
  entries.map(([key, value]) => `    ${JSON.stringify(key)}: ${coloured(JSON.stringify(value), colours).replaceAll("\n", "")}`).join(",\n");

it("the art of every tile, way and icon", async () => {
  const edges = [...new Set(TILES.flatMap((tile) => [0, 1, 2, 3, 4, 5].map((turn) => turnedEdges(tile.edges, turn))))].sort();
  const parts: Record<string, [string, unknown][]> = {
    soil: TILES.map((tile) => [tile.id, bothSides(tile, (upgraded) => soil(tile, upgraded, LEVEL))]),
    ways: edges.map((shown) => [shown, ways(shown, LEVEL)]),
    above: TILES.map((tile) => [
      tile.id,
      bothSides(tile, (upgraded) => decor(tile) + drawing(tile, upgraded, LEVEL) + panel(tile, { upgraded, level: LEVEL }) + named(tile, upgraded)),
    ]),
    icons: ICON_NAMES.map((name) => [name, name === "points" ? icon(name, 0) : icon(name)]),
    lying: (["blue", "red", "yellow", "green"] as const).map((name) => [name, lying(name)]),
    colours: ["paper", "rim", "ink", "text", "golden", "font"].map((name) => [name, `var(--k-${name})`]),
  };
  const text = `{\n${Object.entries(parts).map(([name, entries]) => `  "${name}": {\n${table(entries)}\n  }`).join(",\n")}\n}\n`;
  expect(text).not.toMatch(/var\(|undefined|NaN/);
  await expect(text).toMatchFileSnapshot("../../../src/keyflower/pictures/art.json");
});
