import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newId } from "./ids";

test("an id is a random UUID, and no two are the same", () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

/** The files that may use features of SAFE_ONLY, which browsers offer only over HTTPS; each file has a fallback. */
const SHARING =
  /^(end\/shareFile|ui\/dom\/shareText|offline\/(playOffline|keptFiles)|net\/serviceWorker|people\/channels\/push)\.ts/;
const SAFE_ONLY =
  /randomUUID|crypto\.subtle|serviceWorker|navigator\.(locks|storage|share|wakeLock)|Notification|showSaveFilePicker/;

test("nothing in the client needs https", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"),
  );
  const lines = files.flatMap((name) =>
    readFileSync(`src/${name}`, "utf8")
      .split("\n")
      .map((line) => `${name}: ${line}`),
  );
  expect(lines.length).toBeGreaterThan(1000);
  const code = lines.filter((line) => !/: \s*\/?\*/.test(line));
  expect(code.filter((line) => SAFE_ONLY.test(line) && !SHARING.test(line))).toEqual([]);
  expect(
    code.filter((line) => line.includes("navigator.clipboard") && !line.startsWith("ui/dom/clipboard.ts")),
  ).toEqual([]);
});
