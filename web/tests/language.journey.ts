import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const lang = (page: Page): Promise<string | null> => page.locator("html").getAttribute("lang");
const search = (page: Page): string => new URL(page.url()).search;
const speaks = (page: Page, language: string): Promise<void> =>
  page.locator(`html[lang=${language}]`).waitFor({ state: "attached" });

test("the address says the language, and keeps it from page to page", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  await page.goto(`${inject("address")}?lang=fr#/rules/compare`);
  await page.getByRole("heading", { name: "Les livrets côte à côte" }).waitFor();
  expect(await lang(page)).toBe("fr");

  await page.evaluate(() => (location.hash = "#/"));
  await page.locator("a[href^='#/new']").first().click();
  await page.locator("label.seat").first().waitFor();
  expect(search(page)).toBe("?lang=fr");

  await page.reload();
  await page.locator("label.seat").first().waitFor();
  expect(await lang(page)).toBe("fr");
  expect(errors).toEqual([]);
  await context.close();
});

test("whoever chooses another language finds it in the address and the next time", async () => {
  const { page, context, errors } = await person(browser, { size: "phone" });
  await page.goto(`${inject("address")}?lang=fr`);
  await speaks(page, "fr");
  await page.locator("select:has(option[value=it])").first().selectOption("it");
  await speaks(page, "it");
  expect(search(page)).toBe("?lang=it");

  await page.goto(inject("address"));
  await speaks(page, "it");
  expect(search(page)).toBe("");
  expect(errors).toEqual([]);
  await context.close();
});
