import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, words } from "../words/catalogue";
import { PHRASES, SIGNS, spokenWords } from "./phrases";

const textOf = (language: string): string => readFileSync(`words/together/${language}.ftl`, "utf8");

test.each(LANGUAGES)("%s: every phrase has its words, if need be English ones, and every sign a name", (language) => {
  const said = words(language, textOf(language));
  said.fallback = words("en", textOf("en"));
  for (const key of [...PHRASES, ...SIGNS]) {
    expect(said.has(`web-phrase-${key}`), key).toBe(true);
    expect(spokenWords(`/${key}`, said)).not.toContain("/");
  }
  for (const key of SIGNS) expect(said.has(`web-phrase-${key}.about`), key).toBe(true);
});

test("what is no phrase is said as it was written", () => {
  const said = words("en", textOf("en"));
  for (const line of ["/", "/nothing", "/hello there", "and/or", "/HELLO"]) expect(spokenWords(line, said)).toBe(line);
});
