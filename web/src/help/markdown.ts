// The rules' own Markdown, taken apart: headings, paragraphs, lists, tables; in a line bold, italics, links, pictures.
// CONTRIBUTING.md states the syntax. Rules, tiles, pictures and positions become things of their own.
import { TILES } from "$/game/catalogue";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; inner: Inline[] }
  | { kind: "em"; inner: Inline[] }
  | { kind: "link"; href: string; inner: Inline[] }
  | { kind: "tile"; id: string }
  | { kind: "rule"; id: string }
  | { kind: "position"; name: string; text: string }
  | { kind: "picture"; name: string; label: string };

export type Block =
  | { kind: "heading"; level: number; id: string; text: string }
  | { kind: "paragraph"; inner: Inline[] }
  | { kind: "list"; items: { rule: string; inner: Inline[] }[] }
  | { kind: "table"; figures: boolean; head: Inline[][]; rows: Inline[][][] };

export const RULE_ID = /[A-Z]{3,4}-(?:\d+[a-z]?|[A-C])\b/;
const PARTS = new RegExp(
  [
    /\*\*(?<strong>.+?)\*\*/,
    /\*(?<em>.+?)\*/,
    /!\[(?<label>[^\]]*)\]\(\.\.\/pictures\/(?<picture>[^)]+)\.svg\)/,
    /\[(?<text>[^\]]+)\]\((?<href>[^)]+)\)/,
    new RegExp(`\\[?(?<rule>${RULE_ID.source})\\]?`),
  ]
    .map((part) => part.source)
    .join("|"),
  "g",
);
const POSITION = /^\.\.\/positions\/([\w-]+)\.json$/;
const CHAPTER = /^([\w-]+)\.md$/;
const tileByName = new Map(TILES.map((tile) => [tile.name, tile.id]));

function part(found: Record<string, string | undefined>): Inline {
  const { strong, em, label = "", picture, text = "", href, rule = "" } = found;
  if (strong !== undefined) return { kind: "strong", inner: inline(strong) };
  if (em !== undefined) {
    const tile = tileByName.get(em);
    return tile ? { kind: "tile", id: tile } : { kind: "em", inner: inline(em) };
  }
  if (picture !== undefined) return { kind: "picture", name: picture, label };
  if (href === undefined) return { kind: "rule", id: rule };
  const position = POSITION.exec(href)?.[1];
  if (position) return { kind: "position", name: position, text };
  return { kind: "link", href: href.replace(CHAPTER, "/help/$1"), inner: inline(text) };
}

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(PARTS)) {
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    parts.push(part(found.groups ?? {}));
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

const cells = (line: string): string[] =>
  line
    .replace(/^\| | \|$/g, "")
    .split(" | ")
    .map((cell) => cell.trim());

const ITEM = new RegExp(`^- (?:\\*\\*(${RULE_ID.source})\\*\\* )?(.*)$`);

function item(line: string): { rule: string; inner: Inline[] } {
  const [, rule = "", text = ""] = ITEM.exec(line) ?? [];
  return { rule, inner: inline(text) };
}

function block(lines: string[]): Block {
  const first = lines[0] ?? "";
  const heading = /^(#+) (.*?)(?: \{#([\w-]+)\})?$/.exec(first);
  if (heading)
    return { kind: "heading", level: heading[1]?.length ?? 1, id: heading[3] ?? "", text: heading[2] ?? "" };
  if (first.startsWith("- ")) return { kind: "list", items: lines.map(item) };
  if (first.startsWith("| ")) {
    const [head = [], , ...rows] = lines.map(cells);
    return {
      kind: "table",
      figures: rows.every((row) => row.slice(1).every((cell) => cell.length < 7)),
      head: head.map(inline),
      rows: rows.map((row) => row.map(inline)),
    };
  }
  return { kind: "paragraph", inner: inline(lines.join(" ")) };
}

export const parse = (text: string): Block[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((chunk) => block(chunk.split("\n")));

/** The words of a line, for searching. */
export function plain(parts: readonly Inline[], name: (tile: string) => string): string {
  return parts
    .map((each) => {
      switch (each.kind) {
        case "text":
        case "position":
          return each.text;
        case "tile":
          return name(each.id);
        case "rule":
          return each.id;
        case "picture":
          return each.label;
        default:
          return plain(each.inner, name);
      }
    })
    .join("");
}
