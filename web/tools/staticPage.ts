import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { Engine } from "../src/offline/engineFiles";

/** What tools/make_answers.py has written, seen from this folder. */
const ANSWERS = "../build/answers";
/** A static host has these among the answers. */
const SENTENCES = "sentences.json.packed";
/** The licences, which go wherever the engine goes; nobody needs them to play. */
export const LICENCES = ["LICENSE", "NOTICE"].map((name) => [`../${name}`, `${name}.txt`] as const);
/** Some hosts leave out files whose names begin with an underscore unless they find this file. */
const WHOLE = ".nojekyll";
/**
 * The server's policy as a page can carry it itself: `frame-ancestors` counts only in headers. A worker follows the
 * policy of its own script, but browsers that let it inherit the page's must be able to start the engine.
 */
export const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "media-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");
const META = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
const FIRST = '<meta charset="utf-8" />';

/** The prepared answers: the file of each path, and the version; null if none are written. */
export const preparedAnswers = (): string =>
  existsSync(`${ANSWERS}/answers.json`) ? readFileSync(`${ANSWERS}/answers.json`, "utf8") : "null";

/** The engine's files without the sentences. */
export function withoutSentences(engine: string): string {
  const { files, ...rest } = JSON.parse(engine) as Engine;
  const kept = Object.entries(files).filter(([name]) => name !== SENTENCES);
  return JSON.stringify({ ...rest, files: Object.fromEntries(kept) });
}

/** The page with its policy, which holds for everything after it. */
export function withPolicy(page: string): string {
  if (!page.includes(FIRST)) throw new Error(`index.html has no ${FIRST}`);
  return page.replace(FIRST, `${FIRST}\n    ${META}`);
}

/** A plugin that makes a built client complete for a static host. */
export function staticPage(engine: string): Plugin {
  let folder = "";
  return {
    name: "hanse-static-page",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: withPolicy,
    writeBundle() {
      const answers = (JSON.parse(preparedAnswers()) as { folder: string }).folder;
      cpSync(join(ANSWERS, answers.replace(/^answers/, "")), join(folder, answers), { recursive: true });
      for (const name of [`${(JSON.parse(engine) as Engine).folder}${SENTENCES}`, "engine/engine.json"])
        rmSync(join(folder, name));
      for (const [from, to] of LICENCES) cpSync(from, join(folder, to));
      writeFileSync(join(folder, WHOLE), "");
    },
  };
}
