import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TILES, tileFacts } from "$/game/catalogue";
import { chapter, folded, type ChapterName } from "$/help/rulebook";
import { LANGUAGES, type Language } from "$/i18n/i18n.svelte";
import type { PadTile } from "$/net/protocol";
import { dealings, goesWith, matches, SCORED, THINGS } from "./compendium";
import { beginning, ending, GUIDED, sentences, type GuidedGame, type GuideStep } from "./guide";
import { inOrder, isLaid, spots, turned } from "./laying";
import { paperOf, PRINTED } from "./paper";
import { inGame, offered, telling, withCount, withHome, withModules, withoutTile, withTile } from "./pad";

const home: PadTile = { tile: "home-1" };

describe("laying out by touch", () => {
  it("offers every place around the home, with the turns whose edges match", () => {
    const found = spots([home], "turn-order-1"); // one road; the home has roads on all sides but the south, where water is
    expect(found).toHaveLength(6);
    expect(found.find((spot) => spot.q === 0 && spot.r === 1)?.turns).toEqual([]);
    expect(found.filter((spot) => spot.turns.length === 1)).toHaveLength(5);
    expect(found.find((spot) => spot.q === 0 && spot.r === -1)?.turns).toEqual([3]);
  });
  it("lets a boat be joined by its water", () => {
    const south = spots([home], "keyflower").find((spot) => spot.q === 0 && spot.r === 1);
    expect(south?.turns.length).toBeGreaterThan(0);
  });
  it("asks for no matching edges where a summer boat says so", () => {
    const boat = TILES.find((tile) => tile.ability.edges_need_not_match !== undefined)!;
    const village: PadTile[] = [home, { tile: boat.id, at: [0, 1], turn: 0 }];
    const turns = tileFacts("turn-order-1").turns;
    expect(spots(village, "turn-order-1").every((spot) => spot.turns.length === turns)).toBe(true);
  });
  it("turns a tile to the next fit, without counting itself as a neighbour", () => {
    const tile: PadTile = { tile: "peddler", at: [1, -1], turn: 0 };
    const fits = spots([home], "peddler").find((spot) => spot.q === 1 && spot.r === -1)!.turns;
    expect(fits).toContain(turned([home, tile], { ...tile, turn: fits[0] }));
  });
  it("keeps each tile next to one before it", () => {
    const far: PadTile = { tile: "miner", at: [0, -2] };
    const near: PadTile = { tile: "peddler", at: [0, -1] };
    expect(inOrder([far, home, near]).map((tile) => tile.tile)).toEqual(["home-1", "peddler", "miner"]);
    expect(isLaid([home, near])).toBe(true);
    expect(isLaid([home, { tile: "miner" }])).toBe(false);
  });
});

describe("the pad", () => {
  it("offers a tile once, and of a summer boat one side", () => {
    const pad = { players: 2, seats: [{ village: [{ tile: "summer-boat-1a" }, { tile: "miner" }] }, {}] };
    const summer = offered("summer", pad).map((tile) => tile.id);
    expect(summer).not.toContain("summer-boat-1b");
    expect(summer).toContain("summer-boat-2a");
    expect(offered("spring", pad).some((tile) => tile.id === "miner")).toBe(false);
  });
  it("offers tiles of an expansion only if it was played", () => {
    for (const tile of TILES) {
      if (tile.set === "merchants") expect(inGame(tile, [])).toBe(false);
      if (tile.set === "merchants") expect(inGame(tile, ["merchants"])).toBe(true);
      if (tile.set === "base") expect(inGame(tile, [])).toBe(true);
      if (tile.set === "promos") expect(inGame(tile, ["merchants"])).toBe(false);
    }
  });
  it("offers what a table of this size can have, Key Celeste too", () => {
    const names = (season: string, players: number, modules: string[] = []): string[] => offered(season, { players, modules }).map((tile) => tile.id);
    expect([2, 3, 4, 5, 6].map((players) => names("turn-order", players).length)).toEqual([1, 2, 3, 4, 4]);
    expect([2, 3, 4, 5, 6].map((players) => names("boat", players).length)).toEqual([2, 3, 4, 5, 6]);
    expect(names("boat", 2, ["merchants"])).toContain("white-wind");
    expect(names("special", 3, ["key-celeste"])).toEqual(["key-celeste"]);
    expect(names("special", 3)).toEqual([]);
  });
  it("takes away tiles whose module was not played after all", () => {
    const village: PadTile[] = [home, { tile: "beekeeper" }, { tile: "miner" }];
    const pad = withModules({ players: 2, modules: ["beekeeper"], seats: [{ village, counted: { beekeeper: 2 } }] }, []);
    expect(pad.seats?.[0]?.village?.map((each) => each.tile)).toEqual(["home-1", "miner"]);
    expect(pad.seats?.[0]?.counted).toEqual({});
  });
  it("remembers what was told", () => {
    expect(telling(telling({}, "screen"), "screen").told).toEqual(["screen"]);
    const seat = withTile(withHome({}, "home-2"), { tile: "miner", goods: { iron: 1 } });
    expect(withHome(seat, "home-3").village?.[0]?.tile).toBe("home-3");
    expect(withoutTile({ ...seat, counted: { miner: 1 } }, "miner")).toEqual({ counted: {}, village: [{ tile: "home-2" }] });
    expect(withCount({ gold: 1 }, "gold", 0)).toEqual({});
  });
});

describe("the compendium", () => {
  const told = (tile: { name: string }): string => tile.name;
  const found = (filter: Partial<Parameters<typeof matches>[1]>): string[] =>
    TILES.filter((tile) => matches(tile, { text: "", season: "", gives: "", scores: "", ...filter }, told, folded)).map((tile) => tile.id);
  it("finds what gives green workers and what scores skills", () => {
    expect(found({ gives: "green" })).toContain("trader");
    expect(found({ gives: "iron", text: "boat 7" })).toEqual(["summer-boat-7b"]);
    expect(found({ scores: "skills", season: "winter" })).toEqual(expect.arrayContaining(["key-guild", "scholar", "scribes"]));
    expect(found({ scores: "skills" })).not.toContain("apothecary");
    expect(found({ text: "KEY guild" })).toEqual(["key-guild"]);
  });
  it("knows a word for all that tiles deal in", () => {
    const given = new Set(TILES.flatMap((tile) => [...dealings(tile).gives]));
    const scored = new Set(TILES.flatMap((tile) => [...dealings(tile).scores]));
    expect([...given].filter((thing) => !(THINGS as readonly string[]).includes(thing))).toEqual([]);
    expect([...scored].filter((thing) => !(SCORED as readonly string[]).includes(thing))).toEqual([]);
  });
  it("says what goes with what", () => {
    const friends = goesWith(tileFacts("jeweller")).map((tile) => dealings(tile));
    expect(friends.length).toBeGreaterThan(0);
    expect(friends.every((each) => each.gives.has("gold"))).toBe(true);
    const late = goesWith(tileFacts("keyside")).map((tile) => tile.id); // its goods come when nothing can be moved any more
    expect(late).toContain("windmill");
    expect(late.filter((tile) => ["barn", "blacksmith", "workshop"].includes(tile))).toEqual([]);
  });
});

describe("the season guide", () => {
  it.each(Object.keys(LANGUAGES))("has the sentence of every step in %s", (language) => {
    const names: ChapterName[] = ["base", "merchants", "promos"];
    const rules = sentences(names.map((name) => chapter(name, readFileSync(`../docs/rules/${language}/${name}.md`, "utf-8"))));
    for (const rule of GUIDED) expect(rules.get(rule), rule).toMatch(/\S/);
  });
  const rules = (steps: GuideStep[]): string[] => steps.map((step) => step.rule);
  const game = (modules: string[], ...tiles: string[]): GuidedGame => ({ modules, tiles: tiles.length > 0 ? new Set(tiles) : null });
  it("has no boats to empty in winter, and contracts only with The Merchants", () => {
    expect(rules(ending("winter", game([])))).not.toContain("END-5");
    expect(rules(ending("winter", game([])))).toContain("END-11");
    expect(rules(ending("spring", game([])))).not.toContain("CON-2");
    expect(rules(ending("spring", game(["merchants"])))).toContain("CON-2");
    expect(rules(beginning("winter", game([])))).toContain("SEA-6");
  });
  it("speaks of a boat only where it is in the game, and of gold and cabins with The Merchants", () => {
    const paying = (told: GuidedGame): string[] => rules(ending("autumn", told)).filter((rule) => /^SUM|^PRO|^MER/.test(rule));
    expect(paying(game([], "summer-boat-1b", "miner"))).toEqual(["SUM-1b"]);
    expect(paying(game(["merchants", "summer-boat-7"], "summer-boat-7b", "sea-bastion-2"))).toEqual(["MER-6", "PRO-13"]);
    expect(paying(game([]))).toEqual(["SUM-1a", "SUM-1b"]); // nobody drew here: both may be
    expect(ending("autumn", game(["merchants"])).find((step) => step.rule === "END-5")?.mind).toContain("MER-5");
    expect(rules(ending("winter", game(["keyside"])))).toContain("PRO-12");
  });
});

describe("the printed sheets", () => {
  const read = (path: string): string => readFileSync(path, "utf-8");
  it.each(Object.keys(LANGUAGES) as Language[])("say everything in %s", (language) => {
    const rules = Object.fromEntries(["base", "merchants", "promos", "icons"].map((name) => [name, read(`../docs/rules/${language}/${name}.md`)]));
    const messages = readdirSync(`messages/${language}`).map((file) => read(`messages/${language}/${file}`));
    const sheets = paperOf(language, { palette: read("src/art/palette.css"), messages, rules });
    const text = JSON.stringify(sheets);
    expect(text).not.toMatch(/var\(|undefined|NaN|\d \/ \d+%/);
    const lines = [...sheets.aid.flatMap((part) => part.lines), ...sheets.setUp.lines, ...sheets.setUp.merchants];
    expect(lines.map((line) => line.rule)).toEqual(PRINTED);
    for (const line of lines) expect(line.text, line.rule).toMatch(/\S/);
    expect(sheets.tiles.flatMap((group) => group.tiles)).toHaveLength(TILES.length);
    expect(sheets.icons.every((part) => part.title && part.rows.length > 0 && part.rows.every((row) => row.icons.length > 0))).toBe(true);
    expect(sheets.setUp.table).toHaveLength(6);
    expect(sheets.setUp.merchantsTable.map((row) => row.length)).toEqual([6, 6, 6]);
    expect(sheets.score.rows.every((row) => !row.startsWith("sheet-"))).toBe(true);
  });
});
