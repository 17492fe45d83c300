import type { Browser, BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { person } from "./browser";

/** A phone of the middle class on slow 4G: bytes a second, milliseconds for each request, four times as slow. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;
const USABLE = 2000;
const TRIES = 5;
/** What the yardstick takes on a machine that does nothing else. */
const ALONE = 1500;

/** Where a page is, what it is there for, and what is tapped before if one comes there by a tap. */
export interface Way {
  readonly path: string;
  readonly there: string;
  readonly tap?: string;
}

/** A page that was opened on the slow phone: milliseconds until it could be used, and the bytes until then. */
export interface Opening {
  readonly usable: number;
  readonly bytes: number;
  /** How many times as slow as alone the machine was meanwhile. */
  readonly busy: number;
}

async function slow(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** Notes when what the page is there for is painted and the page has time to answer it. */
function noteUsable(there: string): void {
  const seen = window as unknown as { usable?: number };
  const look = (): void => {
    if (!document.querySelector(there)) return void requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => (seen.usable ??= performance.now())));
  };
  look();
}

/** Tap what leads to a page; when that was, by the page's own clock. */
async function tapped(page: Page, tap: string, there: string): Promise<number> {
  await page.locator(tap).first().waitFor();
  // Whoever taps has read what stands there; meanwhile the page fetched what may come next.
  await page.waitForLoadState("networkidle");
  const began = await page.evaluate(() => performance.now());
  await page.evaluate(noteUsable, there);
  await page.locator(tap).first().tap();
  return began;
}

/** From the address, or the tap, to a page that can be used; nothing known of it before. */
async function opening(browser: Browser, { path, there, tap }: Way): Promise<{ usable: number; bytes: number }> {
  const { page, context } = await person(browser, { size: "tall" });
  await slow(context, page);
  if (!tap) await page.addInitScript(noteUsable, there);
  await page.goto(`${inject("address")}${path}`, { waitUntil: "commit" });
  const began = tap ? await tapped(page, tap, there) : 0;
  const noted = await page.waitForFunction(() => (window as unknown as { usable?: number }).usable);
  const until = (await noted.jsonValue()) ?? Infinity;
  const bytes = await page.evaluate(
    ([from, to]) => {
      const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
      return (all as PerformanceResourceTiming[])
        .filter((one) => one.startTime >= from && one.responseStart <= to)
        .reduce((sum, one) => sum + one.transferSize, 0);
    },
    [began, until] as const,
  );
  await context.close();
  return { usable: Math.round(until - began), bytes };
}

/** Requests and work of a fixed size, much as a first page has them; the milliseconds that all of it takes. */
async function fixedWork(): Promise<number> {
  for (let round = 0; round < 4; round++) {
    await (await fetch("/healthz", { cache: "no-store" })).text();
    let sum = 0;
    for (let step = 0; step < 4e6; step++) sum = (sum * 31 + step) % 65_521;
    document.body.dataset["sum"] = String(sum);
    for (let line = 0; line < 400; line++) document.body.append(Object.assign(document.createElement("p"), { line }));
    document.body.getBoundingClientRect();
  }
  return performance.now();
}

/** How long the fixed work takes on the same slow phone just now. */
async function yardstick(browser: Browser): Promise<number> {
  const { page, context } = await person(browser, { size: "tall" });
  await slow(context, page);
  await page.goto(`${inject("address")}healthz`);
  const took = Math.round(await page.evaluate(fixedWork));
  await context.close();
  return took;
}

/** An opening, and how much longer than alone the yardstick took before and after it: never less than once. */
async function measured(browser: Browser, way: Way): Promise<Opening> {
  const before = await yardstick(browser);
  const found = await opening(browser, way);
  return { ...found, busy: Math.max(1, Math.min(before, await yardstick(browser)) / ALONE) };
}

/**
 * The best of a few openings of a page, in milliseconds as on a machine that does nothing else: what others do slows
 * the page and the yardstick alike. It is told how long each took.
 */
export async function bestOpening(browser: Browser, way: Way): Promise<Opening & { best: number }> {
  const tries = [await measured(browser, way)];
  const best = (): number => Math.min(...tries.map(({ usable, busy }) => usable / busy));
  while (best() > USABLE && tries.length < TRIES) tries.push(await measured(browser, way));
  const told = tries.map(({ usable, busy }) => `${usable} ms (machine ${busy.toFixed(2)} times as slow as alone)`);
  const name = [way.path || "the first page", way.tap ?? ""].join(" ").trim();
  console.log(`${name} usable after ${told.join(", ")}; ${tries[0]?.bytes} bytes until then`);
  return { ...(tries[0] as Opening), best: Math.round(best()) };
}
