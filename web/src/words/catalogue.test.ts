import { expect, test } from "vitest";
import { words } from "./catalogue";

/** The same cases as in tests/words/test_words.py. */
test.each([
  ["de", "1.234.567"],
  ["en", "1,234,567"],
  ["it", "1.234.567"],
  ["fr", "1\u202f234\u202f567"],
] as const)("numbers are written as %s writes them", (language, written) => {
  expect(words(language, "many = { $many }").say("many", { many: 1234567 })).toBe(written);
});
