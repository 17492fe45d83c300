import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person, SIZES } from "./browser";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const SLOWER = 4;
const SECONDS = 40;
const TRIES = 3;
const LONGEST_TASK = 50;
const LONGEST_GAP = 34;
const SHARE = 0.95;

interface Measured {
  /** From frame to frame while something travels. */
  readonly gaps: number[];
  /** When something travelled: from the frame in which it set off to the last one before it was there. */
  readonly motions: [from: number, to: number][];
  readonly tasks: { readonly from: number; readonly to: number }[];
}

/**
 * Notes every frame while something travels, and every long task. A piece sets off when the page is painted on which
 * it lies: until then its animation is pending.
 */
function measure(): void {
  const found: Measured = { gaps: [], motions: [], tasks: [] };
  (window as unknown as { measured: Measured }).measured = found;
  const travels = ({ pending, playState, effect }: Animation): boolean =>
    !pending && playState === "running" && (effect as KeyframeEffect).getKeyframes().some((key) => "transform" in key);
  let moving = false;
  let last = 0;
  const frame = (now: number): void => {
    const travelling = document.getAnimations().some(travels);
    const motion = found.motions.at(-1);
    if (travelling && moving && motion) {
      found.gaps.push(now - last);
      motion[1] = performance.now();
    } else if (travelling) found.motions.push([performance.now(), now]);
    moving = travelling;
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      found.tasks.push({ from: startTime, to: startTime + duration });
  }).observe({ entryTypes: ["longtask"] });
}

const share = (all: readonly number[], below: number): number =>
  all.filter((one) => one < below).length / Math.max(1, all.length);
const longest = (tasks: Measured["tasks"]): number =>
  Math.round(Math.max(0, ...tasks.map(({ from, to }) => to - from)));

const BOTS = { kogge: "builder", luebeck: "skipper" } as const;
type Size = keyof typeof SIZES;

/** Watch bots for a while on a slow machine; whether all of it was smooth. */
async function watched(game: keyof typeof BOTS, size: Size): Promise<boolean> {
  const { page, context, errors } = await person(browser, { size, pace: "1", motion: true });
  const seats = Array.from({ length: 4 }, () => ({ bot: BOTS[game] }));
  const answer = await page.request.post(`${inject("address")}api/tables`, { data: { game, seats } });
  const { match } = (await answer.json()) as { match: string };
  await page.goto(`${inject("address")}#/table/${match}`);
  await page.locator(".step").first().waitFor();
  // What is fetched once the table is drawn is here too.
  await page.waitForLoadState("networkidle");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(measure);
  await page.waitForTimeout(SECONDS * 1000);
  const { gaps, motions, tasks } = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
  const during = tasks.filter((task) => motions.some(([from, to]) => task.from < to && task.to > from));
  const besides = tasks.filter((task) => !during.includes(task));
  const good = share(gaps, LONGEST_GAP);
  const told = `${motions.length} motions of ${gaps.length} frames, ${(100 * good).toFixed(1)} % of gaps under ${LONGEST_GAP} ms`;
  const long = `${during.length} tasks over ${LONGEST_TASK} ms, the longest ${longest(during)} ms`;
  console.log(`${game}, ${size}: ${told}; ${long}; between them ${besides.length}, the longest ${longest(besides)} ms`);
  expect(gaps.length).toBeGreaterThan(100);
  expect(errors).toEqual([]);
  await context.close();
  return good >= SHARE && !during.length;
}

test.each([
  ["kogge", "desk"],
  ["kogge", "tall"],
  ["luebeck", "desk"],
  ["luebeck", "tall"],
] as const)("motion of %s on a slow %s", async (game, size) => {
  let smooth = false;
  // Others may have had the processor once.
  for (let tries = 0; tries < TRIES && !smooth; tries++) smooth = await watched(game, size);
  expect(smooth).toBe(true);
});
