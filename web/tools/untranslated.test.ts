import { expect, test } from "vitest";
import { keysOf, lacks, untranslated } from "./untranslated";

const ENGLISH =
  "# A comment. English.\na = { $n ->\n    [one] One\n   *[other] More\n }\n    .title = A\nb =\n    Long\n";

test("keys are messages and their attributes", () => expect(keysOf(ENGLISH)).toEqual(["a", "a.title", "b"]));

test("a language lacks what English has and it has not", () => {
  expect(lacks("a = Eins\n    .title = A\nb = Lang\nc = Mehr", ENGLISH)).toBe(false);
  expect(lacks("a = Eins\nb = Lang", ENGLISH)).toBe(true);
  expect(lacks("", ENGLISH)).toBe(true);
});

test("only languages that are spoken can lack something", () => {
  for (const language of untranslated()) expect(["de", "it", "fr"]).toContain(language);
});
