import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { POLICY, withoutSentences, withPolicy } from "./staticPage";

/** The server's policy, from its source. */
function serverPolicy(): string {
  const source = readFileSync("../src/hanse/server/connections/guard.py", "utf8");
  const [, text = ""] = source.match(/"content-security-policy": \(\n([^)]*)\)/) ?? [];
  return [...text.matchAll(/"([^"]*)"/g)].map(([, part]) => part).join("");
}

test("the policy of a static page is the server's, and lets the engine start", () => {
  const parts = serverPolicy().split("; ");
  expect(parts).toContain("frame-ancestors 'none'");
  const expected = parts
    .filter((part) => !part.startsWith("frame-ancestors"))
    .map((part) => (part === "script-src 'self'" ? "script-src 'self' 'wasm-unsafe-eval'" : part));
  expect(POLICY.split("; ")).toEqual(expected);
});

test("the policy comes before every script of the page", () => {
  const page = withPolicy(readFileSync("index.html", "utf8"));
  expect(page.indexOf(POLICY)).toBeGreaterThan(0);
  expect(page.indexOf(POLICY)).toBeLessThan(page.indexOf("<script"));
  expect(() => withPolicy("<html></html>")).toThrow("index.html");
});

test("an engine without sentences keeps everything else", () => {
  const engine = { folder: "engine/x/", files: { "sentences.json.packed": 1, "hanse.zip.packed": 2 }, lock: {} };
  expect(JSON.parse(withoutSentences(JSON.stringify(engine)))).toEqual({
    ...engine,
    files: { "hanse.zip.packed": 2 },
  });
});
