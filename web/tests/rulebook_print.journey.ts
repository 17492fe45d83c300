import { writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGES, open } from "./book_views";
import { launch, person } from "./browser";
import { lonelyHeading, printedPages, type PrintedPage } from "./printed";
import { BOOK_TABLES, openTable } from "./rulebook_tables";

/** With HANSE_FULL=1 every table on both papers; else a few, by turns. */
const FULL = process.env["HANSE_FULL"] === "1";
/** HANSE_SHOTS=folder keeps every PDF. */
const SHOTS = process.env["HANSE_SHOTS"];
const PAPERS = { A4: [596, 843], Letter: [612, 792] } as const;
type Paper = keyof typeof PAPERS;
const SOME = ["italian", "own-map"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const tables = BOOK_TABLES.filter(({ name }) => FULL || SOME.includes(name));
const prints = tables.flatMap((table, turn) =>
  (["A4", "Letter"] as const)
    .filter((_, at) => FULL || at === turn % 2)
    .map((paper) => ({ table, paper, locale: LANGUAGES[(turn + 1) % LANGUAGES.length] ?? "" })),
);

/** A page as it comes out of the printer. */
async function print(page: Page, paper: Paper, name: string): Promise<PrintedPage[]> {
  const pdf = await page.pdf({ format: paper });
  if (SHOTS) writeFileSync(`${SHOTS}/${name}-${paper}.pdf`, pdf);
  return printedPages(pdf);
}

const wordsOf = (pages: readonly PrintedPage[]): string =>
  pages.flatMap(({ lines }) => lines.map(({ words }) => words)).join(" ");

/** Words that one presses, which have no use on paper; the titles of chapters that are not played are ordinary words. */
const pressed = async (page: Page): Promise<string[]> => {
  const buttons = "main .head .button, main summary:not(.off summary), [data-take], [data-lessons-start]";
  return (await page.locator(buttons).allInnerTexts()).filter(Boolean);
};

/** What every printed page has: its number, and no heading left alone at its foot. */
function expectWhole(pages: readonly PrintedPage[], [width, height]: readonly [number, number]): void {
  expect(pages.map(({ foot }) => foot)).toEqual(pages.map((_, at) => `${at + 1} / ${pages.length}`));
  expect(pages.map(lonelyHeading).filter(Boolean)).toEqual([]);
  for (const page of pages) expect([Math.round(page.width), Math.round(page.height)]).toEqual([width, height]);
}

test.each(prints)("the rulebook of $table.name on $paper in $locale", async ({ table, paper, locale }) => {
  const { page, context, errors } = await person(browser, { size: "desk", locale, scheme: "dark" });
  const match = await openTable(table);
  for (const view of ["rules", "learn"] as const) {
    await open(page, view, table, match);
    const [terms, buttons] = [await page.locator(".played p, p.played").first().innerText(), await pressed(page)];
    const pages = await print(page, paper, `${table.name}-${view}`);
    expectWhole(pages, PAPERS[paper]);
    expect(wordsOf(pages.slice(0, 1)), "the table's terms on page one").toContain(terms.replaceAll(/\s+/g, " "));
    expect(buttons.length).toBeGreaterThan(1);
    expect(buttons.filter((one) => wordsOf(pages).includes(one))).toEqual([]);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test("on paper struck words are dark under a pale line, and the books stay whole", async () => {
  const { page, context } = await person(browser, { size: "desk", scheme: "dark" });
  const [, italian] = BOOK_TABLES;
  if (!italian) throw new Error("no table");
  const match = await openTable(italian);
  await open(page, "rules", italian, match);
  await page.emulateMedia({ media: "print" });
  const struck = page.locator('[data-rule="K-SETUP-10"] s');
  const drawn = await struck.evaluate((one) => {
    const { color, textDecorationThickness, textDecorationColor } = getComputedStyle(one);
    return [color, textDecorationThickness, textDecorationColor === color];
  });
  expect(drawn).toEqual(["rgb(51, 51, 51)", "1px", false]);
  await page.emulateMedia({ media: null });
  await open(page, "compare", italian, match);
  const points = await page.locator("[data-point] h2").allInnerTexts();
  const pages = await print(page, "A4", "compare");
  expectWhole(pages, PAPERS.A4);
  expect(points.length).toBeGreaterThan(20);
  const there = wordsOf(pages);
  expect(points.filter((one) => !there.includes(one.replaceAll(/\s+/g, " ")))).toEqual([]);
  await context.close();
});
