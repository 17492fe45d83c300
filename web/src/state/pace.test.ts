import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, words, type Words } from "../words/catalogue";
import { PACES } from "./pace";

const textOf = (language: string): string => readFileSync(`words/${language}.ftl`, "utf-8");
function said(language: (typeof LANGUAGES)[number]): Words {
  const made = words(language, textOf(language));
  made.fallback = words("en", textOf("en"));
  return made;
}

test.each(LANGUAGES)("every pace has a name in %s", (language) => {
  const names = PACES.map((pace) => said(language).say(`web-speed-${pace}`));
  expect(names.filter((name) => name.startsWith("web-"))).toEqual([]);
  expect(new Set(names).size).toBe(PACES.length);
});
