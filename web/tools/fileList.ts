import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import type { FileList } from "../src/offline/keptFiles";

const LIST = "files.json";
const PAGE = "index.html";
/** Files that no page without a connection asks for. */
const LEFT_OUT = [LIST, "service-worker.js", "engine/engine.json", "LICENSE.txt", "NOTICE.txt", ".nojekyll"];
/** Files that servers compress on the way. */
const TEXT = /\.(js|css|ftl|html|svg|json|txt|webmanifest)$/;

/** The list of a built client's files. */
export function listFiles(folder: string): FileList {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)).replaceAll(sep, "/"))
    .filter((name) => !LEFT_OUT.includes(name))
    .sort();
  const version = createHash("sha256");
  const files: Record<string, number> = {};
  let sent = 0;
  for (const name of found) {
    const content = readFileSync(join(folder, name));
    version.update(`${name}\n`).update(content);
    files[name === PAGE ? "" : name] = content.length;
    sent += TEXT.test(name) ? gzipSync(content).length : content.length;
  }
  return { version: version.digest("hex").slice(0, 12), sent, files };
}

/** A plugin that writes the list of all files, for pages that keep them for play without a connection. */
export function fileList(): Plugin {
  let folder = "";
  return {
    name: "hanse-file-list",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      writeFileSync(join(folder, LIST), JSON.stringify(listFiles(folder)));
    },
  };
}
