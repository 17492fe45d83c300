import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { until } from "./fingers";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const PLAY = ".hero [data-play]";
const NOTICE = "[data-notice]";
const MAX_PAGES = 5;
/** Parts of the first page: its entry, what that imports, its style sheet, its words. */
const ENTRY = /\/index-[\w-]{8}\.js$/;
const PARTS = [ENTRY, /\/settings\.svelte-.*\.js$/, /\/index-[\w-]{8}\.css$/, /\/en-.*\.ftl$/];

/** Let requests fail so many times, or every time; how often that happened is counted. */
async function lose(page: Page, part: RegExp, times = Infinity, status = 404): Promise<() => number> {
  let lost = 0;
  await page.route(part, (route) => (lost < times && ++lost ? route.fulfill({ status, body: "" }) : route.fallback()));
  return () => lost;
}

const style = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily).catch(() => "");

test.each(PARTS)("a first page whose %s is missing comes as soon as it is there", async (part) => {
  const { page, context } = await person(browser, { size: "desk" });
  const lost = await lose(page, part, 2, 503);
  await page.goto(inject("address"));
  await page.locator(PLAY).waitFor();
  await until(() => lost() === 2);
  await page.locator(`${PLAY}:visible`).waitFor();
  await until(async () => (await style(page)).includes("Alegreya"));
  expect(await page.locator("body").innerText()).not.toContain("web-");
  await context.close();
});

const AGAIN = { "en-GB": "Try again", "de-AT": "Erneut versuchen", "it-IT": "Riprova", "fr-FR": "Réessayer" };

async function stayMissing(locale: string, label: string): Promise<void> {
  const { page, context } = await person(browser, { size: "tall", locale });
  let pages = 0;
  page.on("request", (request) => void (pages += Number(request.isNavigationRequest())));
  const lost = await lose(page, ENTRY);
  await page.goto(inject("address"));
  await until(async () => lost() >= MAX_PAGES && (await page.locator(NOTICE).count()) > 0);
  await new Promise((wake) => setTimeout(wake, 3000));
  expect(pages, "it does not try for ever").toBe(MAX_PAGES);
  await page.unrouteAll();
  await page.locator(NOTICE).getByRole("button", { name: label }).click();
  await page.locator(PLAY).waitFor();
  expect(await page.locator(NOTICE).count()).toBe(0);
  await context.close();
}

test("a first page whose entry stays missing says so in four languages", async () => {
  await Promise.all(Object.entries(AGAIN).map(([locale, label]) => stayMissing(locale, label)));
});

test("a part that is missing later is fetched with a new page", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await lose(page, /JoinCode-.*\.js$/, 1);
  await page.goto(inject("address"));
  await page.locator(PLAY).waitFor();
  await page.evaluate(() => void (location.hash = "#/join/BCDFGH"));
  await page.locator(".panel input").first().waitFor();
  await context.close();
});

test("while no server answers an open page stays as it is and says so", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await page.goto(inject("address"));
  await page.locator(PLAY).waitFor();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.evaluate(() => void (location.hash = "#/join/BCDFGH"));
  await page.locator(NOTICE).waitFor();
  await context.setOffline(false);
  await page.locator(".panel input").first().waitFor();
  expect(await page.locator(NOTICE).count()).toBe(0);
  await context.close();
});
