// The rules' texts: the same in every language, whole, and with no link that leads nowhere.
import { describe, expect, it } from "vitest";
import { ICON_NAMES } from "$/art/icons";
import { LANGUAGES, type Language } from "$/i18n/i18n.svelte";
import { TILES } from "$/game/catalogue";
import { TOPIC_OF } from "./topics";
import { inline, parse, type Block, type Inline } from "./markdown";
import { chapter, chapterOf, CHAPTERS, folded, passages, search, type Chapter } from "./rulebook";

const sources = import.meta.glob<string>("../../../docs/rules/*/*.md", { query: "?raw", import: "default", eager: true });
const pictures = Object.keys(import.meta.glob("../../../docs/rules/pictures/**/*.svg"));
const positions = Object.keys(import.meta.glob("../../../docs/rules/positions/*.json"));
const WRITTEN = CHAPTERS.filter((name) => name !== "tiles" && name !== "keys");
const languages = Object.keys(LANGUAGES) as Language[];

const read = (language: Language): Chapter[] =>
  WRITTEN.map((name) => chapter(name, sources[`../../../docs/rules/${language}/${name}.md`] ?? ""));

const rulesIn = (chapters: Chapter[]): string[] =>
  chapters.flatMap((each) => each.blocks.flatMap((block) => (block.kind === "list" ? block.items.map((item) => item.rule).filter(Boolean) : [])));

const parts = (block: Block): Inline[] =>
  block.kind === "heading"
    ? []
    : block.kind === "paragraph"
      ? block.inner
      : block.kind === "list"
        ? block.items.flatMap((item) => item.inner)
        : [...block.head, ...block.rows.flat()].flat();

/** The bones of a chapter: what must be alike in every language. */
const bones = (each: Chapter): unknown =>
  each.blocks.map((block) =>
    block.kind === "heading"
      ? [block.level, block.id]
      : block.kind === "list"
        ? block.items.map((item) => item.rule)
        : block.kind === "table"
          ? [block.head.length, block.rows.length]
          : block.kind,
  );

describe("the rules in four languages", () => {
  const english = read("en");
  it.each(languages)("%s has the same chapters, sections, rules, rows and pictures", (language) => {
    const chapters = read(language);
    chapters.forEach((each, place) => {
      expect(each.title, each.name).not.toBe(each.name);
      expect(bones(each), `${language}/${each.name}`).toEqual(bones(english[place] as Chapter));
      const named = (one: Chapter, kind: Inline["kind"]): string[] =>
        one.blocks
          .flatMap(parts)
          .filter((part) => part.kind === kind)
          .map((part) => ("name" in part ? part.name : "id" in part ? part.id : ""))
          .sort();
      for (const kind of ["picture", "position"] as const) expect(named(each, kind)).toEqual(named(english[place] as Chapter, kind));
      expect(new Set(named(each, "rule")), `${language}/${each.name}`).toEqual(new Set(named(english[place] as Chapter, "rule")));
      expect(new Set(named(each, "tile")), `${language}/${each.name}`).toEqual(new Set(named(english[place] as Chapter, "tile")));
    });
  });
  it.each(languages)("%s tells each rule once, and every link leads somewhere", (language) => {
    const chapters = read(language);
    const rules = rulesIn(chapters);
    expect(new Set(rules).size).toBe(rules.length);
    for (const each of chapters)
      for (const part of each.blocks.flatMap(parts)) {
        if (part.kind === "rule") expect(rules, `${language}/${each.name}`).toContain(part.id);
        if (part.kind === "picture") expect(pictures).toContain(`../../../docs/rules/pictures/${part.name}.svg`);
        if (part.kind === "position") expect(positions).toContain(`../../../docs/rules/positions/${part.name}.json`);
        if (part.kind === "link") expect(part.href).toMatch(new RegExp(`^/help/(${CHAPTERS.join("|")})$`));
      }
    const shown = chapters.flatMap((each) => each.blocks.flatMap(parts)).flatMap((part) => (part.kind === "picture" ? [part.name] : []));
    for (const name of ICON_NAMES) expect(shown, `${language}: the key of icons`).toContain(`icons/${name}`);
    expect(chapterOf(chapters, "")).toBe("course");
    for (const topic of Object.values(TOPIC_OF)) expect(["course", topic]).toContain(chapterOf(chapters, topic));
  });
  it("names no tile that the catalogue does not know by another letter", () => {
    const names = new Set(TILES.map((tile) => tile.name.toLowerCase()));
    for (const part of english.flatMap((each) => each.blocks.flatMap(parts)))
      if (part.kind === "em" && part.inner[0]?.kind === "text") expect(names).not.toContain(part.inner[0].text.toLowerCase());
  });
});

describe("reading and finding", () => {
  it("takes a line apart", () => {
    expect(inline("Use *Stable* [BID-4], see SCO-3.")).toEqual([
      { kind: "text", text: "Use " },
      { kind: "tile", id: "stable" },
      { kind: "text", text: " " },
      { kind: "rule", id: "BID-4" },
      { kind: "text", text: ", see " },
      { kind: "rule", id: "SCO-3" },
      { kind: "text", text: "." },
    ]);
    expect(parse("- **SUM-1a** two workers")).toEqual([
      { kind: "list", items: [{ rule: "SUM-1a", inner: [{ kind: "text", text: "two workers" }] }] },
    ]);
  });
  it("finds without regard to case and marks", () => {
    expect(folded("Żółty Łódź șapte")).toBe("zolty lodz sapte");
    const hits = search(passages(read("pl"), (tile) => tile), "zielony dzokerem");
    expect(hits.map((hit) => hit.topic)).toContain("BID-3");
  });
});
