import { existsSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fileList } from "./tools/fileList";
import { serviceWorker, type ClientKind } from "./tools/serviceWorker";
import { preparedAnswers, staticPage, withoutSentences } from "./tools/staticPage";
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

/** `vite build --mode static` makes a folder for static hosts: the engine instead of a server. */
const STATIC = "static";
const kindOf = (mode: string): ClientKind => (mode === STATIC ? STATIC : engine === "null" ? "plain" : "engine");

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    serviceWorker(kindOf(mode)),
    mode === STATIC && staticPage(engine),
    kindOf(mode) !== "plain" && fileList(),
  ],
  base: "./",
  // Where one of these is spoken, the page fetches English too.
  define: {
    __UNTRANSLATED__: JSON.stringify(untranslated()),
    __STATIC__: mode === STATIC,
    __ENGINE__: mode === STATIC ? withoutSentences(engine) : engine,
    __ANSWERS__: mode === STATIC ? preparedAnswers() : "null",
  },
  build: {
    outDir: mode === STATIC ? (process.env.HANSE_STATIC ?? "../dist/static") : "../src/hanse/server/client",
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
            // Every page needs these, and each would weigh more as a file of its own.
            {
              name: "page-parts",
              test: /src\/(words\/vocabulary|verify\/witness|state\/storage|net\/link|people\/sharedScreen)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // Every table needs these, and each would weigh more as a file of its own.
            {
              name: "table-parts",
              test: /src\/(composers\/shapes|match\/(drafts|lines)|ui\/(dom\/scrolls|seatColours))\.ts$/,
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
}));
