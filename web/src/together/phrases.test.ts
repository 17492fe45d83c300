import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, words } from "../words/catalogue";
import { settings } from "../state/settings.svelte";
import { PHRASES, SIGNS, spokenWords } from "./phrases";

const textOf = (language: string): string => readFileSync(`words/together/${language}.ftl`, "utf8");

test.each(LANGUAGES)("%s: every phrase has its words, and every sign a name", (language) => {
  settings.words = words(language, [textOf(language), textOf("en")]);
  for (const key of [...PHRASES, ...SIGNS]) {
    expect(textOf(language), key).toContain(`web-phrase-${key} =`);
    expect(spokenWords(`/${key}`)).not.toContain("/");
  }
  for (const key of SIGNS) expect(settings.words.has(`web-phrase-${key}.about`), key).toBe(true);
});

test("what is no phrase is said as it was written", () => {
  settings.words = words("en", [textOf("en")]);
  for (const line of ["/", "/nothing", "/hello there", "and/or", "/HELLO"]) expect(spokenWords(line)).toBe(line);
});
