import type { Browser, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ARGS, CHROMIUM, launch, person } from "./browser";
import { findings } from "./checks";
import { hasEngine } from "./cut_off";
import { Wire } from "./severed";

const LOCALES = ["en-GB", "de-DE", "it-IT", "fr-FR"] as const;
const CLUB = "club.test";
let browser: Browser;
const engine = await hasEngine();
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const offer = (page: Page) => page.locator("[data-offline]");

test.skipIf(!engine).each(LOCALES)(
  "%s: the front page offers play without a connection, with its size",
  async (locale) => {
    const { page, context, errors } = await person(browser, { size: "phone", locale });
    await page.goto(inject("address"));
    await offer(page).waitFor();
    expect(await offer(page).innerText()).toMatch(/\b\d[.,]\d\u00a0M[Bo]\b/);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => caches.keys()), "nothing is fetched before it is wanted").toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test.skipIf(!engine)("who accepts it can come back without a connection", async () => {
  const wire = await Wire.to(inject("address"));
  const { page, context } = await person(browser, { size: "phone" });
  await page.goto(wire.url);
  await offer(page).locator("button").click();
  await page.locator("progress").waitFor();
  await page.waitForURL("**/?offline");
  await offer(page).waitFor();
  await wire.cut();
  await page.goto(wire.url);
  await page.locator('[data-offline="kept"]').waitFor();
  expect(page.url()).toContain("?offline");
  await wire.mend();
  await page.locator('[data-offline] a[href="./"]').click();
  await page.locator('[data-offline="kept"] a[href="?offline"]').waitFor();
  await wire.cut();
  await context.close();
});

test.skipIf(!engine)("over plain http the front page says why it is impossible", async () => {
  const { port } = new URL(inject("address"));
  const club = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...ARGS, `--host-resolver-rules=MAP ${CLUB} 127.0.0.1`],
  });
  const { page } = await person(club, { size: "phone" });
  await page.goto(`http://${CLUB}:${port}/`);
  await page.locator('[data-offline="insecure"]').waitFor();
  expect(await offer(page).locator("button, a").count()).toBe(0);
  expect(await offer(page).innerText()).toContain("https://");
  await club.close();
});
