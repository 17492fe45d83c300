import { readFileSync } from "node:fs";
import { ESLint } from "eslint";
import { expect, test, vi } from "vitest";

const ROOT = new URL("../", import.meta.url).pathname;
const lint = new ESLint({ cwd: ROOT });
// Reading the configuration takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The messages of the layers rule for this code, as if it were the content of the file. */
async function faults(file: string, code: string): Promise<string[]> {
  const [result] = await lint.lintText(code, { filePath: `${ROOT}src/${file}` });
  return (result?.messages ?? []).flatMap(({ ruleId, message }) => (ruleId === "hanse/layers" ? [message] : []));
}
const before = (file: string, line: string): string => {
  const code = readFileSync(`${ROOT}src/${file}`, "utf8");
  return file.endsWith(".svelte") ? code.replace(/(<script[^>]*>\n)/, `$1${line}\n`) : `${line}\n${code}`;
};

test.each([
  ["upward", "words/planted.ts", 'import { settings } from "../state/settings.svelte";', "is below state/"],
  ["upward for a type", "net/planted.ts", 'import type { Story } from "../words/story";', "is below words/"],
  ["upward and later", "learn/planted.ts", 'export const page = () => import("../screens/Front.svelte");', "is below"],
  ["to a table from the kit", "ui/planted.ts", 'import { lines } from "../match/lines";', "is below match/"],
  [
    "to the kit from a table",
    "match/planted.ts",
    'import { whenIdle } from "../ui/dom/idle";',
    "nothing of each other",
  ],
  ["between games", "games/kogge/planted.ts", 'import { face } from "../luebeck/face";', "knows no other game"],
  ["to a game", "screens/planted.ts", 'import { face } from "../games/kogge/face";', "contract/registry.ts alone"],
  ["to a game's types", "table/planted.ts", 'import type { View } from "../protocol/kogge";', "its own folder"],
  ["from nowhere", "planted/planted.ts", 'import { outage } from "../net/outage.svelte";', "no place in LAYERS"],
])("an import is refused that leads %s", async (_, file, code, told) => {
  expect(await faults(file, code)).toEqual([expect.stringContaining(told)]);
});

test.each([
  ["words/catalogue.ts", 'import type { Story } from "./story";'],
  ["ui/Icon.svelte", 'import type Fact from "./Fact.svelte";'],
])("a circle of imports is refused, for types alone too: %s", async (file, line) => {
  expect(await faults(file, before(file, line))).toEqual([expect.stringContaining("import each other")]);
});

test("what is allowed is left alone", async () => {
  expect(await faults("words/story.ts", readFileSync(`${ROOT}src/words/story.ts`, "utf8"))).toEqual([]);
});
