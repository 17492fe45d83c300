import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { Fingers, until } from "./fingers";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** A phone of the middle class on slow 4G: bytes a second, milliseconds for each request, four times as slow. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;
const USABLE = 2500;
const MOST_BYTES = 200_000;

async function slow(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** Notes when the button to play with is painted and the page has time to answer it. */
function noteUsable(): void {
  const seen = window as unknown as { usable?: number };
  const look = (): void => {
    if (!document.querySelector(".hero .button.go")) return void requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => (seen.usable ??= performance.now())));
  };
  look();
}

/** Milliseconds from the address to a page that can be used, nothing known of it before; and its scripts' bytes. */
async function opening(): Promise<{ usable: number; scripts: number }> {
  const { page, context } = await person(browser, { size: "tall" });
  await slow(context, page);
  await page.addInitScript(noteUsable);
  await page.goto(inject("address"), { waitUntil: "commit" });
  const usable = await page.waitForFunction(() => (window as unknown as { usable?: number }).usable, undefined, {
    timeout: 30_000,
  });
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter((one) => one.name.endsWith(".js"))
      .reduce((sum, one) => sum + one.encodedBodySize, 0),
  );
  const found = { usable: Math.round((await usable.jsonValue()) ?? Infinity), scripts };
  await context.close();
  return found;
}

/** What others do on this machine counts against the page; so the best of a few openings is judged. */
test("a slow phone can use the page within 2.5 s", async () => {
  const tries = [await opening()];
  while ((tries.at(-1)?.usable ?? 0) > USABLE && tries.length < 5) tries.push(await opening());
  console.log(`usable after ${tries.map((one) => one.usable).join(", ")} ms; scripts of ${tries[0]?.scripts} bytes`);
  expect(Math.min(...tries.map((one) => one.usable))).toBeLessThanOrEqual(USABLE);
  expect(tries[0]?.scripts).toBeGreaterThan(0);
  expect(tries[0]?.scripts).toBeLessThanOrEqual(MOST_BYTES);
});

test("a first move of one's own against bots within four taps and a minute", async () => {
  const { page, context, journal } = await person(browser, { size: "phone" });
  const began = Date.now();
  await page.goto(inject("address"));
  const finger = new Fingers(page, "touch");
  await finger.press(page.locator(".hero .button.go"));
  await finger.press(page.locator("[data-city][aria-pressed]").first());
  await finger.press(page.locator("[data-send]"));
  await until(() => journal.answered.has("pick_start"));
  expect(finger.taps).toBeLessThanOrEqual(4);
  expect(Date.now() - began).toBeLessThan(60_000);
  await context.close();
});
