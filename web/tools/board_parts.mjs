import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { coloursOf, Plain } from "./boardParts/plain.mjs";
import { koggeParts } from "./boardParts/kogge.mjs";
import { luebeckParts } from "./boardParts/luebeck.mjs";

/**
 * Prints the drawings and places of the boards as JSON, for `tools/make_board_parts.py`. The maps of Lübeck come from
 * the standard input.
 */
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (name) => readFileSync(`${ROOT}${name}`, "utf-8");

const vite = await createServer({
  root: ROOT,
  configFile: `${ROOT}vite.config.ts`,
  cacheDir: `${ROOT}node_modules/.vite/board-parts`,
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: "custom",
  logLevel: "error",
});
const { render } = await vite.ssrLoadModule("svelte/server");
const colours = coloursOf(read("src/tokens.css"));
const tools = {
  load: (name) => vite.ssrLoadModule(name),
  draw: async (name, props) => render((await vite.ssrLoadModule(name)).default, { props }).body,
  read,
  plain: new Plain(colours),
};
const kogge = await koggeParts(tools);
const luebeck = await luebeckParts(tools, JSON.parse(readFileSync(0, "utf-8")));
await vite.close();
process.stdout.write(JSON.stringify({ theme: { colours }, kogge, luebeck }));
