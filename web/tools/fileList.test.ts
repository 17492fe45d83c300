import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listFiles } from "./fileList";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hanse-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, "engine"));
  write("index.html", "page");
  write("assets/a.js", "0".repeat(1000));
  write("engine/x.packed", "1".repeat(1000));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

test("the list has every file with its size, and the page under its address", () => {
  expect(listFiles(folder).files).toEqual({ "": 4, "assets/a.js": 1000, "engine/x.packed": 1000 });
});

test("only text is compressed on the way", () => {
  const { sent } = listFiles(folder);
  expect(sent).toBeGreaterThan(1000);
  expect(sent).toBeLessThan(1100);
});

test("any change makes a new version, but the list itself and what is not kept does not count", () => {
  const { version } = listFiles(folder);
  for (const name of ["files.json", "service-worker.js", "engine/engine.json"]) write(name, "anything");
  expect(listFiles(folder).version).toBe(version);
  write("assets/a.js", "1".repeat(1000));
  expect(listFiles(folder).version).not.toBe(version);
});
