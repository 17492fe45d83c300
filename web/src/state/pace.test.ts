import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, words } from "../words/catalogue";
import { PACES } from "./pace";

const said = (language: (typeof LANGUAGES)[number]) => words(language, readFileSync(`words/${language}.ftl`, "utf-8"));

test.each(LANGUAGES)("every pace has a name in %s", (language) => {
  const names = PACES.map((pace) => said(language).say(`web-speed-${pace}`));
  expect(names.filter((name) => name.startsWith("web-"))).toEqual([]);
  expect(new Set(names).size).toBe(PACES.length);
});
