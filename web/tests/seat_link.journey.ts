import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { until } from "./fingers";
import { come, gather } from "./people";

const SHOTS = process.env["HANSE_SHOTS"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** The seat that the page's browser has there; -1 for none. */
const seatOf = (page: Page, match: string): Promise<number> =>
  page.evaluate(
    async (path) => {
      const answer = await fetch(path);
      return answer.ok ? ((await answer.json()) as { seat: number }).seat : -1;
    },
    `${inject("address")}api/tables/${match}`,
  );

test("a seat that was opened elsewhere is taken back with one tap", async () => {
  const gathering = await gather("kogge", ["Anna", "Ben"]);
  const [anna, ben] = [await person(browser, { size: "phone" }), await person(browser, { size: "desk" })];
  const thief = await person(browser, { size: "laptop" });
  await come(anna.page, gathering, 0);
  await come(ben.page, gathering, 1);
  for (const { page } of [anna, ben]) await page.locator(".city").first().waitFor();

  await come(thief.page, gathering, 0);
  await thief.page.locator(".city").first().waitFor();
  expect(await seatOf(thief.page, gathering.match)).toBe(0);
  const notice = anna.page.locator("[data-notice=opened]");
  const sign = anna.page.locator("[data-folded=opened]");
  await sign.or(notice).first().waitFor();
  if (!(await notice.count())) await sign.tap();
  await notice.waitFor();
  if (SHOTS) await anna.page.screenshot({ path: `${SHOTS}/seat-opened.png` });
  expect(await findings(anna.page)).toEqual([]);
  await notice.locator(".button.go").tap();
  await notice.waitFor({ state: "detached" });
  await until(async () => (await seatOf(thief.page, gathering.match)) === -1);
  expect(await seatOf(anna.page, gathering.match)).toBe(0);
  expect(await ben.page.locator("[data-notice=opened]").count()).toBe(0);

  await come(thief.page, gathering, 0);
  await thief.page.reload();
  expect(await seatOf(thief.page, gathering.match), "the old link").toBe(-1);
  await anna.page.reload();
  await anna.page.locator(".city").first().waitFor();
  expect(await seatOf(anna.page, gathering.match)).toBe(0);
  expect(await notice.count()).toBe(0);
  expect([...anna.errors, ...ben.errors]).toEqual([]);
  for (const { context } of [anna, ben, thief]) await context.close();
});
