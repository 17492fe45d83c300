import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../src", import.meta.url));

/** The folders of src, the lowest first. A file may import its own folder and those before it. */
export const LAYERS = [
  ...["protocol", "net"],
  ...["words", "state"],
  // Tables in a worker of this page.
  "offline",
  // `ui` is a kit that knows nothing about tables; `match` is one table as this browser sees it.
  ...["ui", "match"],
  // The parts that a game supplies, and the registry that finds them.
  "contract",
  // Features.
  ...["setup", "verify", "composers", "people", "playback", "learn", "coach", "replay", "end", "table"],
  ...["games", "screens"],
];
/** Pairs of folders that must not import each other, although LAYERS lists one of them first. */
const APART = [["match", "ui"]];
/** The files of src itself stand above all folders. */
const TOP = LAYERS.length;

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\bnew URL\(\s*)"(\.[^"?]*)/g;
const ENDINGS = ["", ".ts", ".svelte.ts"];

function resolved(file, specifier) {
  const path = join(dirname(file), specifier);
  const ending = ENDINGS.find((one) => existsSync(path + one) && statSync(path + one).isFile());
  return ending === undefined ? path : path + ending;
}

let graph;
/** Return every file of src with the files that it imports, including type-only and dynamic imports. */
function imports() {
  graph ??= new Map(
    readdirSync(SRC, { recursive: true })
      .filter((name) => /\.(ts|svelte)$/.test(name))
      .map((name) => join(SRC, name))
      .map((file) => {
        const found = [...readFileSync(file, "utf8").matchAll(IMPORT)];
        return [file, found.map(([, specifier]) => resolved(file, specifier))];
      }),
  );
  return graph;
}

/** Return whether one file imports another, directly or indirectly. */
function reaches(from, wanted) {
  const seen = new Set([from]);
  for (const file of seen) {
    if (file === wanted) return true;
    for (const next of imports().get(file) ?? []) seen.add(next);
  }
  return false;
}

const placed = (file) => {
  const [folder, inner, ...rest] = relative(SRC, file).split(sep);
  return {
    folder,
    inner: (inner ?? "").replace(/\.ts$/, ""),
    height: inner === undefined ? TOP : LAYERS.indexOf(folder),
    rest,
  };
};

/** Return the reason why one file may not import another; null if it may. */
function fault(file, imported) {
  const [from, to] = [placed(file), placed(imported)];
  if (to.folder === "..") return null;
  if (from.height < 0) return `${from.folder}/ has no place in LAYERS (tools/layers.js).`;
  if (to.folder === "games" && to.rest.length && (from.folder !== "games" || from.inner !== to.inner)) {
    return "A game is found by contract/registry.ts alone, and knows no other game.";
  }
  if (to.folder === "protocol" && to.inner !== "wire" && from.folder !== "protocol" && from.inner !== to.inner) {
    return "The types of a game are for its own folder.";
  }
  if (from.height < to.height) return `${from.folder}/ is below ${to.folder || "the page"}/ and cannot import it.`;
  if (APART.some(([one, other]) => one === from.folder && other === to.folder)) {
    return `${from.folder}/ and ${to.folder}/ know nothing of each other.`;
  }
  if (imported !== file && reaches(imported, file)) return "These two files import each other, directly or not.";
  return null;
}

/** A lint rule: imports, also of types, point downward only, never from game to game, and never in a circle. */
const layers = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const check = ({ source }) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const message = fault(context.filename, resolved(context.filename, source.value));
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default { rules: { layers } };
