// Every sentence that is put together from parts, in every language, with English and with translated names.
import { afterAll, describe, expect, it } from "vitest";
import { CONTRACTS, EXTENSIONS, TILES } from "$/game/catalogue";
import { contractWords, extensionWords, tileName, tileNames, tileWords } from "$/game/describe";
import { eventWords } from "$/game/events";
import { refusalWords } from "$/game/refusal";
import { itemWords } from "$/game/sheet";
import type { View } from "$/game/view";
import { QUESTIONS } from "$/generated/vocabulary";
import { LANGUAGES, t, words, type Language } from "$/i18n/i18n.svelte";
import { LESSONS } from "$/learn/lessons";
import type { GameEvent } from "$/net/protocol";
import { actionWords, questionWords } from "./words";

const sources = import.meta.glob<string>("../../messages/*/*.ftl", { query: "?raw", import: "default", eager: true });
const view = { seat: 0, names: ["Maria", "Ben"], season: "autumn" } as unknown as View;

/** One tile of each kind, with names of either gender and with an article of their own. */
const SOME = ["home-1", "stable", "gold-mine", "miner", "workshop", "turn-order-2", "summer-boat-1-a", "scribes"].filter((id) =>
  TILES.some((tile) => tile.id === id),
);
const PAIRS: [string, string][] = SOME.map((id, at) => [id, SOME[(at + 1) % SOME.length] as string]);
const COLOURS = ["blue", "red", "yellow", "green"];
const RESOURCES = ["gold", "iron", "stone", "wood"];
const EDGES = ["road", "water", "grass"];

function actions(): string[] {
  const lines = ["pass", "stop", "wait", "boat keyflower", "boat sea-breese", "replace white-wind", "contract draw", "pay anvil", "take skills"];
  for (const [one, other] of PAIRS)
    lines.push(
      `bid ${one} 2 red`,
      `bid ${one} 0 yellow +${other}`,
      `bid ${one} 1 blue +${other} +workshop`,
      `use ${one} 3 green`,
      `use ${one} 0 red +${other}`,
      `pay +${one}`,
      `move gold ${one} ${other}`,
      `upgrade ${one} wood wood anvil`,
      `offer ${one} ${other}`,
      `build ${one} 1,-1 3`,
      `haunt ${one}`,
      `copy ${one}`,
      `put gold ${one}`,
      `upgrade ${one} red +${other}`,
      ...EXTENSIONS.slice(0, 1).flatMap((each) => [`extend ${one} ${each.id} iron`, `extend ${one} ${each.id} +${other}`]),
    );
  for (const contract of CONTRACTS.slice(0, 2)) lines.push(`show ${contract.id}`, `swap ${contract.id} gold`, `contract ${contract.id}`);
  return lines;
}

function events(): GameEvent[] {
  const found: GameEvent[] = [];
  for (const [one, other] of PAIRS)
    for (const seat of [0, 1])
      found.push(
        { kind: "bid", seat, tile: one, colour: "red", count: 1, total: 1, groups: [] },
        { kind: "bid", seat, tile: one, colour: "blue", count: 2, total: 5, groups: [] },
        { kind: "bid", seat, tile: one, colour: "green", count: 5, total: 5, groups: [other] },
        { kind: "bid", seat, tile: one, colour: "green", count: 5, total: 5, groups: [other, "workshop"] },
        { kind: "use", seat, tile: one, colour: "mixed", count: 2, groups: [] },
        { kind: "use", seat, tile: one, colour: "yellow", count: 3, groups: [other] },
        { kind: "placed-workers", seat, tile: one, workers: { red: 1, blue: 2 } },
        { kind: "paid", seat, pieces: { saw: 1 } },
        { kind: "paid", seat, group: other, pieces: { red: 2 } },
        { kind: "gained-resources", seat, tile: one, goods: { gold: 2, stone: 3 } },
        ...RESOURCES.map((resource) => ({ kind: "moved", seat, resource, from: one, to: other })),
        ...RESOURCES.map((resource) => ({ kind: "put", seat, resource, tile: one })),
        { kind: "copied", seat, tile: one, by: other },
        { kind: "upgraded", seat, tile: one },
        { kind: "upgraded", seat, tile: one, pieces: { wood: 2, saw: 1 } },
        { kind: "took-tile", seat, tile: one },
        { kind: "tile-left", tile: one },
        { kind: "placed", seat, tile: one },
        { kind: "tile-lost", seat, tile: one },
        ...COLOURS.map((colour) => ({ kind: "extended", seat, tile: one, colour, pieces: { iron: 1 } })),
        { kind: "haunted", seat, tile: one, other: 1 - seat, workers: { red: 2 } },
        { kind: "took-boat", seat, tile: "sea-breese", cargo: {} },
        { kind: "took-boat", seat, tile: "keyflower", cargo: { red: 2, anvil: 1 } },
        { kind: "boat-loaded", tile: "keyflower", cargo: { red: 2, gold: 1 } },
        { kind: "boat-replaced", seat, from: "sea-bastion-2", to: "flipper" },
        { kind: "season-began", season: "winter", offered: [2, 1] },
      );
  return found;
}

/** Every refusal that names a tile, in every choice of its words. */
function refusals(language: string): string[] {
  const text = Object.entries(sources).find(([path]) => path.includes(`/${language}/refusal.ftl`))?.[1] ?? "";
  const keys = [...text.matchAll(/^refusal-([\w-]+) =/gm)].map((found) => found[1] as string);
  return keys.flatMap((key) =>
    PAIRS.flatMap(([tile, to]) =>
      [0, 1, 2, 5].flatMap((have) =>
        COLOURS.map((colour, at) =>
          refusalWords({
            code: "illegal",
            key,
            args: {
              tile,
              from: tile,
              to,
              by: to,
              other: to,
              count: 1 + at,
              have,
              need: have + 1,
              more: 1 + at,
              limit: 6,
              least: 0,
              most: 1 + at,
              steps: 1 + at,
              points: 1,
              colour,
              needed: colour,
              given: colour,
              price: at % 2 ? "skill" : "worker",
              resource: RESOURCES[at] as string,
              piece: ([...COLOURS, ...RESOURCES, "anvil", "pick", "saw", "cabins"] as const)[(4 * have + at) % 12] as string,
              shown: EDGES[at % 3] as string,
              wanted: EDGES[(at + 1) % 3] as string,
            },
          } as never),
        ),
      ),
    ),
  );
}

const ABOUT = { tile: "gold-mine", points: 1, resource: "wood" };

function everything(language: Language): string[] {
  return [
    ...actions().map(actionWords),
    ...events().map((event) => eventWords(event, view)),
    ...refusals(language),
    ...SOME.flatMap((tile) => QUESTIONS.map((kind) => questionWords(kind, { ...ABOUT, tile }, view))),
    ...SOME.flatMap((tile) => [1, 2, 5, 21].flatMap((count) => ["losing-bid", "move-here"].map((key) => t(key, { tile: tileName(tile), count })))),
    ...LESSONS.flatMap((lesson) => ["1", "2", "3", "end"].map((part) => t(`learn-${lesson.id}-${part}`, tileNames()))),
    ...TILES.flatMap((tile) => {
      const told = tileWords(tile);
      return [told.upgrade, ...told.notes, ...told.sides.flatMap((side) => side.lines)];
    }),
    ...CONTRACTS.map((contract) => contractWords(contract.id)),
    ...EXTENSIONS.map((extension) => extensionWords(extension.id)),
    itemWords({ step: "gold_left", source: "", points: 7, note: "gold-left", what: { gold: 1, wood: 6 } } as never),
  ].filter((line) => !/^learn-\w+-\d$/.test(line));
}

/** What no reader should meet. The names themselves may contain anything, so they are taken out before. */
const BAD: Partial<Record<Language, RegExp[]>> = {
  en: [/\b1 (workers|steps|moves|points|tiles)\b/, /, (and|or) 1? ?\w+$/, /\ba (wood|iron|gold)\b/, /(paying|Choose one:|; or) [A-Z]/],
  pl: [/\b(z|na|o|od|do|przy|za|licytuje|usprawnia|zdobywa|[Uu]żyj|używa|[Ll]icytuj) ◊/, /(?<!afel )◊ (jest|nie jest) \w+(ny|ty)\b/, /\b[2-4] punktów/, /32 punktów/],
  ro: [/\b(pe|la|pentru|de la|[Ff]olosește|[Dd]ezvoltă|câștigă) ◊/i, /(?<!lăcuța |Barca )◊ este deja \w+ă/, /\b(2\d|3\d|48) (puncte|muncitori|aur|fier)\b/, /(?<!jucătoru)lui Maria/, /casa? ta casă/],
  it: [/\b([Ss]u|[Dd]a|[Pp]er|[Dd]i|[Uu]sa|[Mm]igliora|vince) ◊/, /\b[2-9] (legno|pietra|oro|ferro)\b/, /\b1 (lavoratori|passi|mosse|punti)\b/],
};
const BAD_ANYWHERE = [/undefined|\{|\$/, /: \.|:\s*$/, /\b0 \p{L}+ (workers|robotnik|muncitor|lavorator)/iu, /\.\./, / [.,;:]/, /[.!?] [.,;]/, /\(\)/];

afterAll(async () => {
  words.setTranslateNames(false);
  await words.use("en");
});

describe("composed sentences", () => {
  for (const language of Object.keys(LANGUAGES) as Language[])
    for (const translated of [false, true])
      it(`are sound in ${language} with ${translated ? "translated" : "English"} names`, async () => {
        await words.use(language);
        words.setTranslateNames(translated);
        const names = Object.values(tileNames()).sort((one, other) => other.length - one.length);
        const bad = new Set<string>();
        for (const line of everything(language)) {
          const bare = names.reduce((text, name) => text.replaceAll(name, "◊"), line);
          for (const pattern of [...BAD_ANYWHERE, ...(BAD[language] ?? [])]) if (pattern.test(bare)) bad.add(`${line}   <- ${pattern}`);
        }
        expect([...bad]).toEqual([]);
      });
  it("has a noun in front of a tile's name wherever a case could go wrong", () => {
    const nouns: Record<string, RegExp> = {
      pl: /(kafel|kafla|kaflu|kaflem|kafli|kafle|łódź|łodzi|łodzią) $/i,
      ro: /(plăcuța|plăcuței|plăcuțele|barca|bărcii) $/i,
      it: /(tessera|tessere|barca) $/i,
    };
    // The name alone is what these say.
    const bare = /^(do-boat|do-replace|do-copy|do-build|draft-bid|draft-use|seat-facts)$/;
    const found: string[] = [];
    for (const [path, text] of Object.entries(sources)) {
      const noun = nouns[/messages\/(\w+)\//.exec(path)?.[1] ?? ""];
      if (!noun) continue;
      for (const entry of text.split(/\n(?=[a-z])/)) {
        const key = entry.split(" =")[0] ?? "";
        if (bare.test(key)) continue;
        for (const use of entry.matchAll(/([^{}]*)\{ \$(tile|from|boat|tiles) \}/g))
          if (!noun.test(use[1] ?? "")) found.push(`${path} ${key}: ${use[0]}`);
      }
    }
    expect(found).toEqual([]);
  });
});
