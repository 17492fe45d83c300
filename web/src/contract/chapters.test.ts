import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chaptersOf, rulesOf, TABLE_CHAPTER, type Chapter } from "./chapters";

const BOOKS = import.meta.glob<readonly Chapter[]>("../games/*/learn/chapters/chapters.ts", {
  import: "CHAPTERS",
  eager: true,
});
const TITLE = /^web-(\w+)-chapter-([\w-]+) =/gm;

/** The ids of all rules of a game and of the table, as the lexicons list them. */
const idsOf = (game: string): string[] => [
  ...listedIn(`games/${game}/lexicon.toml`),
  ...listedIn("words/lexicon.toml"),
];

function listedIn(file: string): string[] {
  const lexicon = readFileSync(new URL(`../../../src/hanse/${file}`, import.meta.url), "utf8");
  const rules = lexicon.split("\n[rules]\n")[1]?.split(/\n\[/)[0] ?? "";
  return [...rules.matchAll(/"([A-Z0-9]+(?:-[A-Z0-9]+)+)(?: \w+)?"/g)].map(([, id = ""]) => id);
}

const GAMES = Object.keys(BOOKS).map((path) => path.split("/")[2] ?? "");

test("two games have chapters", () => expect(GAMES.length).toBe(2));

describe.each(GAMES)("the chapters of %s", (game) => {
  test("each rule stands in one chapter", () => {
    const chapters = chaptersOf(BOOKS[`../games/${game}/learn/chapters/chapters.ts`] ?? []);
    const all = idsOf(game);
    expect(all.length).toBeGreaterThan(40);
    const told = chapters.flatMap((chapter) => rulesOf(chapter, all));
    expect([...told].sort()).toEqual([...all].sort());
  });

  test("T-UNDO-01: the rules of the table have a chapter of their own, before those of variants", () => {
    const chapters = chaptersOf(BOOKS[`../games/${game}/learn/chapters/chapters.ts`] ?? []);
    const table = chapters.indexOf(TABLE_CHAPTER);
    expect(rulesOf(TABLE_CHAPTER, idsOf(game))).toContain("T-UNDO-01");
    expect(chapters.slice(0, table).some(({ variant }) => variant)).toBe(false);
    expect(chapters.slice(table + 1).every(({ variant }) => variant)).toBe(true);
  });

  test("each chapter has a title, and each title a chapter", () => {
    const chapters = BOOKS[`../games/${game}/learn/chapters/chapters.ts`];
    const text = readFileSync(new URL(`../games/${game}/learn/chapters/words/en.ftl`, import.meta.url), "utf8");
    const titles = [...text.matchAll(TITLE)].map(([, , name]) => name);
    expect(chapters?.map(({ name }) => name)).toEqual(titles);
  });
});
