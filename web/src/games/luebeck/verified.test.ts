import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRecord } from "../../verify/record";
import { commitmentOf, keyOf, wrongDraw } from "../../verify/verify";

/** Games that the Python program made and verifies, with a map and a deck in them. */
const GAMES = ["answered-for-luebeck", "ended-by-others-luebeck"];

test.each(GAMES)("commitment, key and draws of %s come out as the server's", (name) => {
  const told = readRecord(readFileSync(new URL(`../../../../tests/records/${name}.hanse`, import.meta.url), "utf8"));
  expect(commitmentOf(told)).toBe(told.commitment);
  expect(told.draws.length).toBeGreaterThanOrEqual(20);
  expect(wrongDraw(told.draws, keyOf(told))).toBe(0);
});
