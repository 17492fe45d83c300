import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { viewHash } from "./viewHash";

interface Hashed {
  readonly sections: Readonly<Record<string, unknown>>;
  readonly hash: number;
}

const told = JSON.parse(readFileSync("tests/view-hashes.json", "utf-8")) as readonly Hashed[];

test("views have the hashes that the server computes", () => {
  expect(told.length).toBeGreaterThan(3);
  for (const { sections, hash } of told) expect(viewHash(sections)).toBe(hash);
});

test("sections that hold nothing do not count, and every other change does", () => {
  const [{ sections, hash }] = told as [Hashed];
  expect(viewHash({ ...sections, asked: null })).toBe(hash);
  expect(viewHash({ ...sections, asked: {} })).not.toBe(hash);
});
