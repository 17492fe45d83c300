import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browser";
import { cutOff } from "./cut_off";
import { memory, processorTime, quantile, watchThoughts } from "./engine_costs";
import { verifyExported } from "./exported";
import { chance, Hands, RECAP } from "./hands";
import { LuebeckHands } from "./luebeck_hands";
import { makeTable } from "./new_table";
import { fillIn, NAMES, passRound } from "./passing";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Three levels of each game: a middle one, a strong one and the strongest. */
const GAMES = [
  ["kogge", "apprentice"],
  ["kogge", "captain"],
  ["kogge", "alderman"],
  ["luebeck", "skipper"],
  ["luebeck", "pilot"],
  ["luebeck", "navigator"],
] as const;

/** Look at the whole game again, from its first step to its last. */
async function replay(page: Page, address: string): Promise<void> {
  const match = new URL(page.url()).hash.split("/")[2] ?? "";
  await page.goto(`${address}#/replay/${match}`);
  const dock = page.locator(".replay");
  await dock.waitFor();
  await page.keyboard.press("End");
  await expect.poll(async () => dock.getAttribute("data-replay")).toBe(await dock.getAttribute("data-of"));
}

test.each(GAMES)("a whole game of %s against %s without a connection", async (game, bot) => {
  const before = [await processorTime(browser), await memory(browser)] as const;
  const { page, context, address, errors, missed } = await cutOff(browser, { size: "desk" });
  const thoughts = await watchThoughts(page);
  await makeTable(page, { game, seats: 3, bot }, address);
  const asked = game === "kogge" ? ".composer [data-shape]" : ".composer [data-move]";
  // Whoever comes back sees first what has happened since the last answer.
  const question = page.locator(`${asked}, ${RECAP}`).first();
  await question.waitFor();
  const started = (await processorTime(browser)) - before[0];
  const hands = game === "kogge" ? new Hands(page, "mouse", chance(5)) : new LuebeckHands(page, "mouse", chance(5));
  await hands.play(12);
  const thought = await thoughts();
  const log = await page.locator("[role=log] li").count();
  await page.reload();
  await question.waitFor();
  expect(await page.locator("[role=log] li").count()).toBeGreaterThanOrEqual(log);
  const later = await watchThoughts(page);
  await hands.play();
  await page.locator(".verify button").first().press("Enter");
  await page.locator('[data-verified="right"]').waitFor();
  expect(await verifyExported(page)).not.toContain("wrong");
  await replay(page, address);
  const all = [...thought, ...(await later())];
  const used = (await memory(browser)) - before[1];
  const waits = `${all.length} thoughts of ${bot}: ${quantile(all, 0.5)} ms, at p95 ${quantile(all, 0.95)} ms`;
  console.log(`${game}: ${started.toFixed(1)} s of CPU to the first question; ${waits}; ${used} MB with the page`);
  expect(missed).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test("three pass one tablet round without a connection", async () => {
  const { page, context, address, errors, missed } = await cutOff(browser, { size: "tall" });
  await page.setViewportSize({ width: 768, height: 1024 });
  await fillIn(page, address);
  await page.getByLabel("Your name 3").fill(NAMES[2] ?? "");
  await page.locator("form .button.go").click();
  await page.locator("[data-curtain]").waitFor();
  await passRound(page, 2, async (next, held) => expect(next, "it is another's turn").not.toBe(held.at(-1)));
  await page.reload();
  await page.locator("[data-curtain]:not([data-curtain='-1'])").waitFor();
  expect(await page.locator(".composer, .tray, .city, [role=log]").count()).toBe(0);
  expect(missed).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
