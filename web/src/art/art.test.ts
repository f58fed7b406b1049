import { describe, expect, it } from "vitest";
import { edgeMidpoint } from "../board/geometry";
import { CONTRACTS, EXTENSIONS, TILES, tileFacts } from "../game/catalogue";
import { drawing } from "./buildings";
import { ground } from "./ground";
import { ICON_NAMES, icon, type IconName } from "./icons";
import { levelFor, overlay, panel, ribbon, type Level } from "./panel";
import { cargoSigns, mainSigns, upgradeSigns, type Sign } from "./signs";

const LEVELS: Level[] = ["large", "medium", "small", "tiny"];
const iconsOf = (signs: Sign[]): string[] => signs.flatMap((sign) => ("icon" in sign ? [sign.icon] : []));

function parsed(svg: string): Document {
  const document = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`,
    "image/svg+xml",
  );
  expect(document.querySelector("parsererror")).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
  return document;
}

describe("drawings", () => {
  it.each(TILES.map((tile) => [tile.id, tile] as const))("%s has a drawing of its own on each side", (_, tile) => {
    for (const level of LEVELS) parsed(drawing(tile, false, level));
    if (Object.keys(tile.cost).length) expect(drawing(tile, true, "large")).not.toBe(drawing(tile, false, "large"));
  });

  it("tells all tiles apart", () => {
    const pictures = TILES.map((tile) => drawing(tile, false, "large"));
    expect(new Set(pictures).size).toBe(TILES.length);
  });

  it("keeps upright when the tile is turned: only the land changes", () => {
    const tavern = tileFacts("tavern");
    expect(ground(tavern, 1, false, "large")).not.toBe(ground(tavern, 0, false, "large"));
    expect(panel(tavern, { upgraded: false, level: "large" })).not.toMatch(/rotate/);
  });
});

describe("land", () => {
  it("runs a road or river to the middle of exactly the edges that show one", () => {
    for (const tile of TILES) {
      for (let turn = 0; turn < 6; turn++) {
        const land = ground(tile, turn, false, "tiny");
        for (let side = 0; side < 6; side++) {
          const { x, y } = edgeMidpoint(side, 100 * 1.008);
          const start = `M${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}L`;
          const letter = tile.edges[(side - turn + 6) % 6];
          expect(land.includes(start), `${tile.id} turned ${turn} at ${side}`).toBe(letter !== "G");
        }
      }
    }
  });
});

describe("signs", () => {
  it("finds an icon for every word of the catalogue", () => {
    const known = new Set<string>(ICON_NAMES);
    for (const tile of TILES) {
      const { cost, better } = upgradeSigns(tile);
      const cargo = ["spring", "summer", "autumn"].flatMap((season) => cargoSigns(tile, season));
      const used = iconsOf([...mainSigns(tile, false), ...mainSigns(tile, true), ...cost, ...better, ...cargo]);
      for (const name of used) expect(known.has(name), `${tile.id}: ${name}`).toBe(true);
    }
    for (const name of [...CONTRACTS.flatMap((c) => c.needs), ...EXTENSIONS.flatMap((e) => Object.keys(e.cost))])
      expect(known.has(name), name).toBe(true);
  });

  it("says something on every tile but those that only score on their better side and Sea Bastion II", () => {
    const silent = TILES.filter((tile) => !mainSigns(tile, false).length).map((tile) => tile.id);
    expect(silent.sort()).toEqual(["forge", "goldsmith", "sawmill", "sculptor", "sea-bastion-2", "well"]);
  });

  it("composes price, then gain", () => {
    expect(mainSigns(tileFacts("carpenter"), false)).toEqual([
      { icon: "saw" },
      { stroke: "then" },
      { icon: "wood", count: 3 },
    ]);
    expect(mainSigns(tileFacts("stable"), true)).toEqual([
      { icon: "transport", number: 4 },
      { icon: "upgrade", number: 2 },
    ]);
  });

  it("draws every icon, within its box", () => {
    for (const name of ICON_NAMES) parsed(icon(name, 3));
    expect(icon("transport", 4)).toContain(">4<");
  });
});

describe("panel", () => {
  it("draws at every level, on both sides", () => {
    for (const tile of TILES)
      for (const level of LEVELS)
        for (const upgraded of [false, true])
          parsed(panel(tile, { upgraded, level, season: "summer", purple: true, extension: "red" }));
  });

  it("shows the points of the visible side, doubled by an extension", () => {
    const sawmill = tileFacts("sawmill");
    expect(panel(sawmill, { upgraded: false, level: "tiny" })).toContain(">3<");
    expect(panel(sawmill, { upgraded: true, level: "tiny" })).toContain(">10<");
    expect(panel(sawmill, { upgraded: true, level: "tiny", extension: "blue" })).toContain(">20<");
    expect(panel(tileFacts("tavern"), { upgraded: false, level: "tiny" })).toBe("");
  });

  it("says less the smaller it is", () => {
    expect([260, 150, 90, 40].map(levelFor)).toEqual(LEVELS);
    expect(LEVELS.map((level) => ribbon("Keystone quarry", level) !== null)).toEqual([true, true, false, false]);
  });

  it("keeps the longest names on the tile", () => {
    const band = ribbon("Breasla meșteșugarului celui mare", "large")!;
    const reach = Math.max(...[...band.tails.matchAll(/H(-?[\d.]+)L/g)].map((found) => Math.abs(Number(found[1]))));
    expect(reach).toBeLessThan(80);
  });

  it("shows what lies on a tile, and lays down workers of another colour", () => {
    const svg = overlay({
      goods: { wood: 2, gold: 0 },
      workers: { red: 1, blue: 1 },
      standing: "red",
      level: "medium",
    });
    parsed(svg);
    expect(svg).toContain(">2<");
    expect(svg).not.toContain("k-gold)");
    expect(svg.match(/rotate\(-90\)/g)).toHaveLength(1);
  });
});

describe("workers", () => {
  it("have each a mark of their own", () => {
    const marks = (["blue", "red", "yellow", "green", "purple"] as IconName[]).map((name) =>
      icon(name).replaceAll(`k-${name}`, ""),
    );
    expect(new Set(marks).size).toBe(5);
  });
});
