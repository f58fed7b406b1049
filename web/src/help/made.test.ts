// What is drawn and told by the page's own code for the rules: pictures, icons, and the list of all tiles in each
// language, for the documentation. After a change of art, words or catalogue renew them with
// `python hatch_build.py test -- src/help -u`.
import { readFileSync } from "node:fs";
import { mount, unmount } from "svelte";
import { afterAll, describe, expect, it } from "vitest";
import { icon, ICON_NAMES, type IconName } from "$/art/icons";
import { daylight, standing as alone } from "$/art/standing";
import TileSvg from "$/art/TileSvg.svelte";
import { CONTRACTS, EXTENSIONS, TILES } from "$/game/catalogue";
import { contractWords, extensionWords, tileWords } from "$/game/describe";
import { LANGUAGES, t, words, type Language } from "$/i18n/i18n.svelte";
import { TILE_GROUPS, tilesOf } from "./tiles";

const RULES = "../../../docs/rules";
const colours = daylight(readFileSync("src/art/palette.css", "utf-8"));
const standing = (box: string, inner: string): string => alone(box, inner, colours);

type TileProps = { tile: string; upgraded?: boolean; turn?: number; goods?: Record<string, number> };

/** One tile with its middle at x, y. */
function tile(x: number, y: number, props: TileProps): string {
  const target = document.createElement("div");
  const drawn = mount(TileSvg, { target, props: { width: 200, level: "large", ...props } });
  const inner = target.querySelector("svg")?.innerHTML ?? "";
  void unmount(drawn);
  return `<g transform="translate(${x} ${y})">${inner}</g>`;
}

const sign = (name: IconName, x: number, y: number, scale = 1.5): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${icon(name)}</g>`;
const arrow = (x: number): string =>
  `<path d="M${x - 16} -8h16v-10l18 18 -18 18v-10h-16z" fill="var(--k-golden)" stroke="var(--k-ink)" stroke-width="1.5"/>`;
const at = (q: number, r: number): [number, number] => [150 * q, Math.round(Math.sqrt(3) * 100 * (r + q / 2))];

const PICTURES: Record<string, () => string> = {
  village: () =>
    standing(
      "-260 -270 520 370",
      tile(...at(0, 0), { tile: "home-1", goods: { wood: 2 } }) +
        tile(...at(0, -1), { tile: "quarryman", goods: { stone: 1 } }) +
        tile(...at(-1, 0), { tile: "stable" }) +
        tile(...at(1, -1), { tile: "gold-mine", turn: 2, goods: { gold: 1 } }),
    ),
  bids: () =>
    standing(
      "-160 -135 320 270",
      tile(0, 0, { tile: "gold-mine" }) +
        [-32, 0, 32].map((x) => sign("yellow", x, 111)).join("") +
        [-16, 16].map((x) => sign("yellow", x, -111)).join("") +
        sign("flag", 70, 111),
    ),
  uses: () =>
    standing(
      "-105 -95 460 190",
      tile(0, 0, { tile: "woodcutter" }) +
        sign("red", 0, 4, 2) +
        arrow(118) +
        tile(250, 0, { tile: "woodcutter" }) +
        [-40, 0, 40].map((x) => sign("red", 250 + x, 4, 2)).join(""),
    ),
  upgrade: () =>
    standing("-105 -95 460 190", tile(0, 0, { tile: "key-mine" }) + arrow(118) + tile(250, 0, { tile: "key-mine", upgraded: true })),
  roads: () =>
    standing(
      "-105 -95 1050 190",
      ["home-1", "key-mine", "tavern", "sawmill", "scribes"].map((each, place) => tile(210 * place, 0, { tile: each })).join(""),
    ),
};

function tilesText(): string {
  const lines = [`# ${t("help-tiles")}`, ""];
  for (const group of TILE_GROUPS) {
    lines.push(`## ${t(`kinds-${group}`)} {#kinds-${group}}`, "");
    for (const each of tilesOf(group)) {
      const told = tileWords(each);
      lines.push(`### ${told.name} {#tile-${each.id}}`, "");
      told.sides.forEach((side, place) => {
        const which = told.sides.length > 1 ? `**${t(place === 0 ? "term-front" : "term-back")}:** ` : "";
        const points = side.points > 0 ? ` ${t("printed-points", { points: side.points })}` : "";
        lines.push(`- ${which}${side.lines.join(" ")}${points}`.replace(/ +/g, " "));
      });
      for (const note of [told.upgrade, ...told.notes].filter(Boolean)) lines.push(`- ${note}`);
      lines.push("");
    }
  }
  lines.push(`## ${t("rules-contracts")} {#all-contracts}`, "", ...CONTRACTS.map((each) => `- ${contractWords(each.id)}`), "");
  lines.push(`## ${t("rules-extensions")} {#all-extensions}`, "", ...EXTENSIONS.map((each) => `- ${extensionWords(each.id)}`), "");
  return lines.join("\n");
}

afterAll(() => words.use("en"));

describe("what is made for the rules", () => {
  it.each(Object.keys(PICTURES))("picture %s", async (name) => {
    const picture = PICTURES[name]?.() ?? "";
    expect(picture).not.toMatch(/var\(|undefined|NaN/);
    await expect(picture).toMatchFileSnapshot(`${RULES}/pictures/${name}.svg`);
  });
  it("an icon each", async () => {
    for (const name of ICON_NAMES) {
      const numbered = name === "points" ? icon(name, 3) : icon(name);
      await expect(standing("-12.5 -12.5 25 25", numbered)).toMatchFileSnapshot(`${RULES}/pictures/icons/${name}.svg`);
    }
  });
  it.each(Object.keys(LANGUAGES) as Language[])("every tile, contract and extension in %s", async (language) => {
    await words.use(language);
    words.setTranslateNames(false);
    const text = tilesText();
    for (const each of TILES) expect(text).toContain(`{#tile-${each.id}}`);
    await expect(text).toMatchFileSnapshot(`${RULES}/${language}/tiles.md`);
  });
});
