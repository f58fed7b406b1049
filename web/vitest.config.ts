import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

// Apart from the page's own settings, so that the page can be built without the packages of its tests.
export default mergeConfig(
  page,
  defineConfig({
    resolve: {
      conditions: ["browser"], // component tests need Svelte's browser build
    },
    test: {
      include: ["src/**/*.test.ts"],
      testTimeout: 60_000, // drawing every tile takes a while on a busy machine
      environment: "happy-dom",
      isolate: false,
    },
  }),
);
