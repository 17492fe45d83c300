import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { takeRefused } from "./policy";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const PAGES = ["", "#/new", "#/learn/kogge", "#/learn/luebeck", "#/rules/kogge", "#/rules/luebeck", "#/replay"];

test.each(["desk", "phone"] as const)("every page is content with the policy, %s", async (size) => {
  const { page, context, errors } = await person(browser, { size, motion: true });
  for (const hash of PAGES) {
    await page.goto(`${inject("address")}${hash}`);
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle");
  }
  expect(errors).toEqual([]);
  await context.close();
});

test("a style or a script that somebody smuggles into a page does nothing, and is noticed", async () => {
  const { page, context } = await person(browser, { size: "phone" });
  await page.goto(inject("address"));
  await page.locator("h1").first().waitFor();
  await page.evaluate(() => {
    document.body.setAttribute("style", "opacity: 0.5");
    document.body.append(Object.assign(document.createElement("script"), { textContent: "smuggled = true" }));
  });
  expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe("1");
  expect(await page.evaluate(() => "smuggled" in window)).toBe(false);
  const noticed = takeRefused().join("\n");
  expect(noticed).toContain("style-src-attr");
  expect(noticed).toContain("script-src-elem");
  await context.close();
});
