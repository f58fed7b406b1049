import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],

  base: "/",
  resolve: {
    alias: { $: at("./src"), "@messages": at("./messages") },
  },
  build: {
    outDir: at("../src/keyflower/server/page"),
    emptyOutDir: true,
    target: "es2022",
    // Nothing is inlined as a data: address, so that the content policy can stay strict.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The words of a language come in one file, those that not every reader needs in others.
        advancedChunks: {
          groups: [{ test: /messages[\\/]/, name: (id) => `words-${/messages[\\/](\w+)/.exec(id)?.[1]}${/[\\/](companion|coach)\.ftl/.test(id) ? `-${/(\w+)\.ftl/.exec(id)?.[1]}` : ""}` }],
        },
      },
    },
  },
  server: {
    fs: { allow: [at("."), at("../docs/rules")] }, // the rules are read where they stand
    proxy: {
      "/api": { target: "http://127.0.0.1:8765", ws: true },
    },
  },
});
