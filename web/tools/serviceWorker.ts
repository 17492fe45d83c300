import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** A scope has one service worker, so all its parts are in one file, which keeps its name in every version. */
const FILE = "service-worker.js";

const partOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../worker/${name}.js`, import.meta.url)), "utf8");

/** The text of the service worker. Without the engine there are no kept files that it could answer with. */
export const serviceWorkerText = (hasEngine: boolean): string =>
  ["notifications", ...(hasEngine ? ["keptFiles"] : [])].map(partOf).join("\n");

/** A plugin that writes the service worker, and answers with it while the client is developed. */
export function serviceWorker(hasEngine: boolean): Plugin {
  return {
    name: "hanse-service-worker",
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_, answer) => {
        answer.setHeader("content-type", "text/javascript").end(serviceWorkerText(hasEngine));
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: serviceWorkerText(hasEngine) });
    },
  };
}
