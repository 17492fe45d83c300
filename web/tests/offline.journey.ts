import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browser";
import { cutOff, hasEngine } from "./cut_off";
import { chance, Hands } from "./hands";
import { makeTable } from "./new_table";

let browser: Browser;
const engine = await hasEngine();
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

test.skipIf(!engine)("somebody plays without a connection, and a reload in the middle loses nothing", async () => {
  const { page, context, address, errors, missed } = await cutOff(browser, { size: "tall" });
  await makeTable(page, { game: "kogge", seats: 3, bot: "dabbler" }, address);
  await new Hands(page, "touch", chance(3)).play(2);
  const log = await page.locator("[role=log] li").count();
  await page.reload();
  await page.locator(".composer [data-shape]").first().waitFor();
  expect(await page.locator("[role=log] li").count()).toBeGreaterThanOrEqual(log);
  expect(missed).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
