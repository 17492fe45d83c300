import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browser";
import { cutOff } from "./cut_off";
import { memory, processorTime, quantile, watchThoughts } from "./engine_costs";
import { chance, Hands, RECAP } from "./hands";
import { LuebeckHands } from "./luebeck_hands";
import { makeTable } from "./new_table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** The most megabytes that both workers may take. */
const MOST_MEMORY = 150;
const ANSWERS = 8;
/** Milliseconds until a browser has given back what a worker had. */
const GIVEN_BACK = 3000;

interface WithWorkers {
  readonly engineWorkers: Worker[];
}

/** Note the workers of every page, so that they can be ended. */
const noteWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted: Worker[] = [];
    Object.assign(window, { engineWorkers: noted });
    const Plain = Worker;
    window.Worker = class extends Plain {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        noted.push(this);
      }
    };
  });

/** The megabytes that the page needs less after its workers have ended. */
async function memoryOfWorkers(page: Page): Promise<number> {
  const before = await memory(browser);
  await page.evaluate(() => {
    for (const one of (window as unknown as WithWorkers).engineWorkers) one.terminate();
  });
  await page.waitForTimeout(GIVEN_BACK);
  return before - (await memory(browser));
}

/** The seconds of CPU that something takes in all pages of the browser. */
async function timed(something: () => Promise<void>): Promise<number> {
  const before = await processorTime(browser);
  await something();
  return (await processorTime(browser)) - before;
}

const GAMES = [
  ["kogge", "captain"],
  ["luebeck", "pilot"],
] as const;

test.each(GAMES)("what a game of %s against %s costs without a connection", async (game, bot) => {
  const { page, context, address, missed } = await cutOff(browser, { size: "desk" });
  await noteWorkers(page);
  const start = await timed(async () => {
    await page.reload();
    await page.locator(".hero [data-play]").waitFor();
  });
  const question = await timed(async () => {
    await makeTable(page, { game, seats: 3, bot }, address);
    await page.locator(`.composer [data-shape], .composer [data-move], ${RECAP}`).first().waitFor();
  });
  const thoughts = await watchThoughts(page);
  const hands = game === "kogge" ? new Hands(page, "mouse", chance(5)) : new LuebeckHands(page, "mouse", chance(5));
  await hands.play(ANSWERS);
  const all = await thoughts();
  const used = await memoryOfWorkers(page);
  const waits = `${all.length} thoughts, ${quantile(all, 0.5)} ms, at p95 ${quantile(all, 0.95)} ms`;
  console.log(
    `${bot}: ${start.toFixed(1)} s of CPU to the front page, ${question.toFixed(1)} s more to the first question; ` +
      `${waits}; both workers ${used} MB`,
  );
  expect(used).toBeLessThan(MOST_MEMORY);
  expect(missed).toEqual([]);
  await context.close();
});
