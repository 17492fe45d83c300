import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESK, judge, LANGUAGES, open, SCHEMES, WINDOWS, type View } from "./book_views";
import { launch, person } from "./browser";
import { SHORT } from "./folders";
import { BOOK_TABLES, openTable } from "./rulebook_tables";

/** With HANSE_FULL=1 every table in every language and window; else each in one, by turns; in CI half of them. */
const FULL = process.env["HANSE_FULL"] === "1";
const VIEWS: readonly View[] = ["rules", "paragraph", "learn", "compare"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** All of them in a full run, else one. */
const byTurns = <T>(all: readonly T[], turn: number): T[] => all.filter((_, at) => FULL || at === turn % all.length);

const LOOKS = BOOK_TABLES.filter((_, at) => !SHORT || at % 2 === 1).flatMap((table, turn) =>
  byTurns(LANGUAGES, turn).flatMap((locale) =>
    byTurns(WINDOWS, turn).map(([width, height]) => ({ table, locale, width, height, turn })),
  ),
);

test.concurrent.each(LOOKS)(
  "the rulebook of $table.name in $locale at $width × $height",
  async ({ table, locale, width, height, turn }) => {
    const { page, context, errors } = await person(browser, { size: width < DESK ? "phone" : "desk", locale });
    await page.setViewportSize({ width, height });
    const match = await openTable(table);
    const wrong: string[] = [];
    for (const view of VIEWS) {
      await open(page, view, table, match);
      const name = `${table.name}-${view}-${locale.slice(0, 2)}`;
      for (const scheme of byTurns(SCHEMES, turn)) wrong.push(...(await judge(page, name, scheme)));
    }
    expect(wrong).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  },
);
