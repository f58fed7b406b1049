// The chapters of the rules in the reader's language. Their one source is docs/rules/<language>/*.md; they are fetched
// as they are when somebody opens the rules, and are no part of the page's script.
import type { Language } from "$/i18n/i18n.svelte";
import { parse, plain, type Block } from "./markdown";

const texts = import.meta.glob<string>(["../../../docs/rules/*/*.md", "!../../../docs/rules/*/tiles.md"], {
  query: "?url",
  import: "default",
  eager: true,
});
const drawings = import.meta.glob<string>("../../../docs/rules/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** In the order in which one would read them. Tiles and keys are made by the page itself. */
export const CHAPTERS = ["course", "base", "merchants", "promos", "tiles", "icons", "examples", "questions", "hints", "keys"] as const;
export type ChapterName = (typeof CHAPTERS)[number];

export interface Chapter {
  name: ChapterName;
  title: string;
  blocks: Block[];
}

export const drawing = (name: string): string => drawings[`../../../docs/rules/pictures/${name}.svg`] ?? "";

export function chapter(name: ChapterName, text: string): Chapter {
  const [first, ...blocks] = parse(text);
  return { name, title: first?.kind === "heading" ? first.text : name, blocks };
}

export async function load(language: Language): Promise<Chapter[]> {
  const written = CHAPTERS.flatMap((name) => {
    const address = texts[`../../../docs/rules/${language}/${name}.md`];
    return address ? [{ name, address }] : [];
  });
  return Promise.all(
    written.map(async ({ name, address }) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return chapter(name, await answer.text());
    }),
  );
}

/** Where a section, a rule or a tile stands. */
export function chapterOf(chapters: readonly Chapter[], topic: string): ChapterName {
  const named = CHAPTERS.find((name) => name === topic);
  if (named) return named;
  if (topic === "") return "course";
  if (topic.startsWith("tile-")) return "tiles";
  const holds = (block: Block): boolean =>
    block.kind === "heading" ? block.id === topic : block.kind === "list" && block.items.some((item) => item.rule === topic);
  return chapters.find((each) => each.blocks.some(holds))?.name ?? "course";
}

export interface Hit {
  chapter: string;
  /** The section or the rule. */
  topic: string;
  title: string;
  text: string;
}

/** Letters without their marks, so that "zolty" finds "żółty". */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l");

/** Every rule, paragraph and table row, with the section that it belongs to. */
export function passages(chapters: readonly Chapter[], name: (tile: string) => string): Hit[] {
  const found: Hit[] = [];
  for (const each of chapters) {
    let topic: string = each.name;
    let title = each.title;
    const add = (text: string, rule = ""): void => {
      found.push({ chapter: each.title, topic: rule || topic, title: rule || title, text });
    };
    for (const block of each.blocks)
      if (block.kind === "heading") {
        topic = block.id || topic;
        title = block.text;
      } else if (block.kind === "paragraph") add(plain(block.inner, name));
      else if (block.kind === "list") for (const item of block.items) add(plain(item.inner, name), item.rule);
      else for (const row of block.rows) add(row.map((cell) => plain(cell, name)).join(" · "));
  }
  return found;
}

export function search(all: readonly Hit[], wanted: string): Hit[] {
  const parts = folded(wanted).split(/\s+/).filter(Boolean);
  return all.filter((hit) => {
    const text = folded(`${hit.title} ${hit.text}`);
    return parts.every((part) => text.includes(part));
  });
}
