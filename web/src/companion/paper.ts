// What the printed sheets say, in one language: sentences of the rules, icons, every tile, all as data for paper/aid.typ.
import { drawing } from "$/art/buildings";
import { ground } from "$/art/ground";
import { icon, type IconName } from "$/art/icons";
import { panel } from "$/art/panel";
import { cargoSigns, mainSigns, signRow, signWidth, upgradeSigns, type Sign } from "$/art/signs";
import { daylight, standing } from "$/art/standing";
import { CONTRACTS, type TileFacts } from "$/game/catalogue";
import { tileName } from "$/game/describe";
import { CATEGORIES } from "$/game/sheet";
import { plain, type Inline } from "$/help/markdown";
import { chapter, type Chapter, type ChapterName } from "$/help/rulebook";
import { TILE_GROUPS, tilesOf } from "$/help/tiles";
import { makeBundle, t, words, type Language } from "$/i18n/i18n.svelte";
import { sentences } from "./guide";

const FONT = "'Libertinus Serif'"; // comes with typst
const SIZE = 24;

// The sentences of the aid, by the section that heads them.
const AID: readonly (readonly [section: string, rules: readonly string[]])[] = [
  ["turns", ["TURN-1", "TURN-2"]],
  ["bids", ["BID-2", "BID-3", "BID-4", "BID-6", "BID-7", "BID-8"]],
  ["uses", ["USE-1", "USE-2", "USE-3", "USE-4", "USE-7"]],
  ["transport-upgrade", ["TRA-2", "TRA-3", "TRA-4", "UPG-2", "UPG-4"]],
  ["season-ends", ["END-1", "END-2", "END-3", "END-4", "END-5", "END-6", "END-7", "END-8", "END-9", "END-10", "END-11", "END-12"]],
  ["villages", ["VIL-1", "VIL-2", "VIL-5"]],
  ["scores", ["SCO-3", "SCO-4", "SCO-6", "SCO-7", "SCO-8"]],
];
const SET_UP = ["SET-2", "SET-3", "SET-4", "SET-5", "SET-6", "SET-7", "SET-8", "SET-9", "SET-10"] as const;
const MERCHANTS = ["MER-1", "MER-2", "MER-3", "MER-4"] as const;
const ICON_SECTIONS = ["icons-workers", "icons-goods", "icons-tiles", "icons-table"] as const;
export const PRINTED: readonly string[] = [...AID.flatMap(([, rules]) => rules), ...SET_UP, ...MERCHANTS];

interface Sources {
  palette: string;
  /** Of this language: the message files, and the chapters of the rules by name. */
  messages: readonly string[];
  rules: Readonly<Record<string, string>>;
}

interface Picture {
  svg: string;
  /** In icons' heights. */
  width: number;
}

export interface PaperTile {
  name: string;
  hex: string;
  /** What it does; then the price of its better side and what that does; or its cargo. */
  front: Picture;
  cost: Picture | null;
  better: Picture | null;
}

interface PaperLine {
  rule: string;
  text: string;
}

export interface PaperSheets {
  language: Language;
  title: string;
  aid: { title: string; lines: PaperLine[] }[];
  icons: { title: string; rows: { icons: string[]; words: string }[] }[];
  tiles: { title: string; tiles: PaperTile[] }[];
  tilesTitle: string;
  contracts: number;
  setUp: { title: string; table: string[][]; lines: PaperLine[]; merchantsTitle: string; merchantsTable: string[][]; merchants: PaperLine[]; boats: { name: string; from: string; cargo: { season: string; picture: Picture }[] }[] };
  score: { title: string; rows: string[]; total: string; players: string };
}

/** The language of everything that follows. */
function speak(language: Language, messages: readonly string[]): void {
  words.bundle = makeBundle(language, messages);
  words.language = language;
}

const sectionsOf = (chapters: readonly Chapter[]): Map<string, string> =>
  new Map(chapters.flatMap((each) => each.blocks.flatMap((block) => (block.kind === "heading" ? [[block.id, block.text] as const] : []))));

/** The tables below a heading. */
function tables(from: Chapter, section: string): Inline[][][][] {
  let here = "";
  return from.blocks.flatMap((block) => {
    if (block.kind === "heading") here = block.id;
    return block.kind === "table" && here === section ? [[block.head, ...block.rows]] : [];
  });
}

export function paperOf(language: Language, sources: Sources): PaperSheets {
  speak(language, sources.messages);
  const colours = daylight(sources.palette);
  const chapters = Object.entries(sources.rules).map(([name, text]) => chapter(name as ChapterName, text));
  const named = (name: string): Chapter => chapters.find((each) => each.name === name)!;
  const told = sentences(chapters);
  const headings = sectionsOf(chapters);
  const say = (inner: readonly Inline[]): string => plain(inner, tileName).trim();
  const firstTable = (from: ChapterName, section: string): string[][] => (tables(named(from), section)[0] ?? []).map((row) => row.map(say));
  const sentence = (rule: string): PaperLine => ({ rule, text: told.get(rule) ?? "" });

  // Typesetters know transparent colours in their older form only.
  const alone = (box: string, inner: string): string =>
    standing(box, inner, colours, FONT).replace(
      /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g,
      (_, red: string, green: string, blue: string, part: string) => `rgba(${red},${green},${blue},${Number(part) / 100})`,
    );
  const sign = (name: IconName): string => alone("-12.5 -12.5 25 25", name === "points" ? icon(name, 3) : icon(name));
  const picture = (signs: Sign[]): Picture => {
    const width = signWidth(signs, SIZE) + 2;
    return { svg: alone(`${-width / 2} -13 ${width} 26`, signRow(signs, 0, 0, SIZE, width)), width: width / 26 };
  };
  const hex = (tile: TileFacts): string =>
    alone(
      "-100.5 -87.1 201 174.2",
      ground(tile, 0, false, "tiny") + drawing(tile, false, "tiny") + panel(tile, { upgraded: false, level: "tiny", purple: false }),
    );
  const printedOn = (tile: TileFacts): PaperTile => {
    const upgradable = Object.keys(tile.cost).length > 0;
    const { cost, better } = upgradeSigns(tile);
    const front = mainSigns(tile, false);
    return {
      name: tileName(tile.id),
      hex: hex(tile),
      front: picture(front.length === 0 && tile.points[0] > 0 ? [{ icon: "points", number: tile.points[0] }] : front),
      cost: upgradable ? picture([{ icon: "upgrade" }, ...cost]) : null,
      better: upgradable ? picture(better) : null,
    };
  };
  const boats = tilesOf("boat").map((tile) => ({
    name: tileName(tile.id),
    from: tile.min_players ? t("boat-min-players", { players: tile.min_players }) : "",
    cargo: Object.keys(tile.cargo).map((season) => ({ season: t(`season-${season}`), picture: picture(cargoSigns(tile, season)) })),
  }));
  const icons = named("icons");
  return {
    language,
    title: "Keyflower",
    aid: AID.map(([section, rules]) => ({ title: headings.get(section) ?? "", lines: rules.map(sentence) })),
    icons: ICON_SECTIONS.map((section) => ({
      title: headings.get(section) ?? "",
      rows: tables(icons, section).flatMap((table) =>
        table.slice(1).map(([first = [], second = []]) => ({
          icons: first.flatMap((part) => (part.kind === "picture" ? [sign(part.name.replace("icons/", "") as IconName)] : [])),
          words: say(second),
        })),
      ),
    })),
    tilesTitle: t("help-tiles"),
    tiles: TILE_GROUPS.map((group) => ({ title: t(`kinds-${group}`), tiles: tilesOf(group).map(printedOn) })),
    contracts: CONTRACTS.length,
    setUp: {
      title: headings.get("setting-up") ?? "",
      table: firstTable("base", "setting-up"),
      lines: SET_UP.map(sentence),
      merchantsTitle: t("module-merchants"),
      merchantsTable: firstTable("merchants", "merchants-setting-up"),
      merchants: MERCHANTS.map(sentence),
      boats,
    },
    score: { title: t("sheet-title"), rows: CATEGORIES.map((each) => t(`sheet-${each}`)), total: t("sheet-total"), players: t("quick-players") },
  };
}
