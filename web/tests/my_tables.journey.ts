import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { until } from "./fingers";
import { chance, Hands } from "./hands";
import { OwnServer } from "./own_server";

const SHOTS = process.env["HANSE_SHOTS"];
let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  browser = await launch();
  server = await OwnServer.begin();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const cards = (page: Page) => page.locator(".mine li");
const waiting = (page: Page) => page.locator(".mine li.due");

async function front(page: Page): Promise<void> {
  await page.goto(`${server.address}#/`);
  await cards(page).first().waitFor();
}

test("my tables are there after a reload and a restart; the next that waits is one tap away", async () => {
  const { page, context, errors } = await person(browser, { size: "laptop" });
  for (let table = 0; table < 2; table++) {
    await page.goto(`${server.address}#/`);
    await page.locator(".hero [data-play]").click();
    await page.locator(".composer [data-shape]").first().waitFor();
  }
  await front(page);
  await until(async () => (await waiting(page).count()) === 2);
  expect(await cards(page).count()).toBe(2);
  expect(await page.title()).toMatch(/^\(2\) /);
  expect(await findings(page)).toEqual([]);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/mine-${scheme}.png`, fullPage: true });
  }
  await page.reload();
  await until(async () => (await waiting(page).count()) === 2);
  await server.stop();
  await server.start();
  await front(page);
  expect(await waiting(page).count()).toBe(2);
  await page.locator("[data-to-turn]").click();
  await page.locator(".composer [data-shape]").first().waitFor();
  await until(async () => (await page.title()).startsWith("(1) "));
  await new Hands(page, "mouse", chance(4)).play(1);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${server.address}#/`);
  await cards(page).first().waitFor();
  await cards(page).first().scrollIntoViewIfNeeded();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/mine-phone.png` });
  expect(await findings(page)).toEqual([]);
  expect(errors.filter((line) => !line.includes("ERR_CONNECTION"))).toEqual([]);
  await context.close();
});
