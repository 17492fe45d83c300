import { existsSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fileList } from "./tools/fileList";
import { serviceWorker } from "./tools/serviceWorker";
import { untranslated } from "./tools/untranslated";

/** What a page needs to start the engine, as tools/make_engine.py wrote it; null without. */
const ENGINE = "public/engine/engine.json";
const engine = existsSync(ENGINE) ? readFileSync(ENGINE, "utf8") : "null";

const server = process.env.HANSE_SERVER ?? "http://127.0.0.1:8080";

/** A chunk of one game is named after it. */
function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, game, part] = facadeModuleId?.match(/games\/(\w+)\/(?:\w+\/)?(face|front)\.ts$/) ?? [];
  return game ? `assets/${game}-${part}-[hash].js` : "assets/[name]-[hash].js";
}

const coastOf = (id: string): string | null => {
  const game = id.match(/games\/(\w+)\/art\/coast\.ts$/)?.[1];
  return game ? `${game}-coast` : null;
};

export default defineConfig({
  plugins: [svelte(), serviceWorker(engine !== "null"), engine !== "null" && fileList()],
  base: "./",
  // Where one of these is spoken, the page fetches English too.
  define: {
    __UNTRANSLATED__: JSON.stringify(untranslated()),
    __ENGINE__: engine,
  },
  build: {
    outDir: "../src/hanse/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        // Coastlines, maps set by hand and roses are drawings, weighed and kept by browsers apart from the scripts.
        codeSplitting: {
          groups: [
            { name: coastOf, test: /games\/\w+\/art\/coast\.ts$/ },
            // Every table needs these, and each would weigh more as a file of its own.
            {
              name: "table-parts",
              test: /src\/(match\/(drafts|lines)|ui\/(dom\/scrolls|seatColours))\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "map-drawings",
              test: /games\/luebeck\/board\/plans\/(?!plan|choose)/,
              includeDependenciesRecursively: false,
            },
            {
              name: "chart-drawings",
              test: /ui\/chart\/(chartDrawings\.ts|ChartGround\.svelte)/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts", "tools/*.test.ts"] },
});
