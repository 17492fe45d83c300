import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** A scope has one service worker, so all its parts are in one file, which keeps its name in every version. */
const FILE = "service-worker.js";

const partOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../worker/${name}.js`, import.meta.url)), "utf8");

/** The parts of the worker by the kind of client: only those with the engine keep files, and only servers notify. */
const PARTS = {
  plain: ["notifications"],
  engine: ["notifications", "keptFiles"],
  static: ["everyPage", "keptFiles"],
} as const;
export type ClientKind = keyof typeof PARTS;

/** The text of the service worker. */
export const serviceWorkerText = (kind: ClientKind): string => PARTS[kind].map(partOf).join("\n");

/** A plugin that writes the service worker, and answers with it while the client is developed. */
export function serviceWorker(kind: ClientKind): Plugin {
  return {
    name: "hanse-service-worker",
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_, answer) => {
        answer.setHeader("content-type", "text/javascript").end(serviceWorkerText(kind));
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: serviceWorkerText(kind) });
    },
  };
}
