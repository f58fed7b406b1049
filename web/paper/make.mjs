// Writes what the printed sheets say, a file for each language, into the folder that is named.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const RULES = join(WEB, "..", "docs", "rules");
const CHAPTERS = ["base", "merchants", "promos", "icons"];
const read = (...path) => readFileSync(join(...path), "utf-8");

const [folder] = process.argv.slice(2);
const server = await createServer({ root: WEB, server: { middlewareMode: true, ws: false }, appType: "custom", logLevel: "error" });
try {
  globalThis.location ??= { pathname: "/", hash: "" };
  const { paperOf } = await server.ssrLoadModule("/src/companion/paper.ts");
  for (const language of readdirSync(join(WEB, "messages"))) {
    const messages = readdirSync(join(WEB, "messages", language)).map((file) => read(WEB, "messages", language, file));
    const rules = Object.fromEntries(CHAPTERS.map((name) => [name, read(RULES, language, `${name}.md`)]));
    const sheets = paperOf(language, { palette: read(WEB, "src", "art", "palette.css"), messages, rules });
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(sheets));
  }
} finally {
  await server.close();
}
