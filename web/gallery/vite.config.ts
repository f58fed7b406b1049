// Shows all drawings while one draws: npx vite --config gallery/vite.config.ts
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at("."),
  cacheDir: at("../node_modules/.vite-gallery"),
  resolve: { alias: { $: at("../src"), "@messages": at("../messages") } },
  plugins: [svelte({ configFile: at("../svelte.config.js") })],
  server: { fs: { allow: [at("..")] } },
});
