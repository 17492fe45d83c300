import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person, SIZES } from "./browser";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const SLOWER = 4;
const SECONDS = 40;
const LONGEST_TASK = 50;
const LONGEST_GAP = 34;
const SHARE = 0.95;

interface Measured {
  readonly gaps: number[];
  readonly tasks: number[];
}

/** Notes every frame and every long task for as long as something travels. */
function measure(): void {
  const found: Measured = { gaps: [], tasks: [] };
  (window as unknown as { measured: Measured }).measured = found;
  let moving = false;
  let last = 0;
  const frame = (now: number): void => {
    const still = !document.querySelector("[data-flight], .cog.under");
    if (moving && !still) found.gaps.push(now - last);
    moving = !still;
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) found.tasks.push(task.duration);
  }).observe({ entryTypes: ["longtask"] });
}

const share = (all: readonly number[], below: number): number =>
  all.filter((one) => one < below).length / Math.max(1, all.length);

test.each(["desk", "tall"] as const satisfies readonly (keyof typeof SIZES)[])("motion on a slow %s", async (size) => {
  const { page, context, errors } = await person(browser, { size, pace: "1", motion: true });
  const seats = Array.from({ length: 4 }, () => ({ bot: "builder" }));
  const answer = await page.request.post(`${inject("address")}api/tables`, { data: { game: "kogge", seats } });
  const { match } = (await answer.json()) as { match: string };
  await page.goto(`${inject("address")}#/table/${match}`);
  await page.locator(".step").waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(measure);
  await page.waitForTimeout(SECONDS * 1000);
  const { gaps, tasks } = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
  const good = share(gaps, LONGEST_GAP);
  const longest = Math.round(Math.max(0, ...tasks));
  const told = `${gaps.length} frames, ${(100 * good).toFixed(1)} % of gaps under ${LONGEST_GAP} ms`;
  console.log(`motion, ${size}: ${told}; ${tasks.length} tasks over ${LONGEST_TASK} ms, the longest ${longest} ms`);
  expect(gaps.length).toBeGreaterThan(100);
  expect(good).toBeGreaterThanOrEqual(SHARE);
  expect(tasks.filter((task) => task > LONGEST_TASK)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
