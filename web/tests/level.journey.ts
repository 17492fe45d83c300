import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("level-of-8"));
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent.trim() ?? "");
/** The names of the bots at the table. */
async function bots(page: Page): Promise<string[]> {
  await page.locator(".composer").first().waitFor();
  const match = page.url().split("/").at(-1);
  const answer = await page.request.get(`${inject("address")}api/tables/${match}`);
  const { players } = (await answer.json()) as { players: { name: string; bot?: string }[] };
  return players.flatMap(({ bot }) => bot ?? []);
}

test("arrow keys mark a level, Enter settles it, and Play now sits down with its bots", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  await page.goto(inject("address"));
  const radios = page.locator("input[name=level]");
  await radios.first().focus();
  for (const at of [1, 2, 3]) {
    await page.keyboard.press("ArrowDown");
    expect(await radios.nth(at).isChecked()).toBe(true);
    expect(await radios.nth(at).evaluate((one) => one === document.activeElement)).toBe(true);
  }
  expect(await kept(page)).toBeNull();
  await page.keyboard.press("Enter");
  expect(await kept(page)).toBe("3");
  await expect.poll(() => focused(page)).toBe("Change");
  await page.keyboard.press("Enter");
  await expect.poll(() => radios.nth(3).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.locator("label", { hasText: "I know the rules" }).click();
  await expect.poll(() => focused(page)).toBe("Change");
  await page.locator(".hero [data-play]").focus();
  await page.keyboard.press("Enter");
  expect(new Set(await bots(page))).toEqual(new Set(["pedlar"]));
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches("[data-rest]"))).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test("who says nothing meets the bots for beginners, in every game, and is asked again", async () => {
  const { page, context, errors } = await person(browser, { size: "phone" });
  await page.goto(inject("address"));
  await page.locator(".hero [data-play]").tap();
  expect(new Set(await bots(page))).toEqual(new Set(["greenhorn"]));
  await page.goto(inject("address"));
  await page.locator("input[name=level]").first().waitFor();
  await page.locator('[data-game="luebeck"] .button.go').tap();
  expect(new Set(await bots(page))).toEqual(new Set(["passenger"]));
  expect(errors).toEqual([]);
  await context.close();
});

test("a new table begins with bots of one's level, and names the levels first", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  await context.addInitScript(() => localStorage.setItem("level-of-8", "6"));
  for (const [game, bot, names] of [
    ["kogge", "captain", "Greenhorn Deckhand Pedlar Apprentice Journeyman Mate Captain Alderman"],
    ["luebeck", "pilot", "Passenger Ferryman Skipper Lookout Supercargo Shipowner Pilot Navigator"],
  ] as const) {
    await page.goto(`${inject("address")}#/new/${game}`);
    const seat = page.locator("label.seat select").first();
    await expect.poll(() => seat.inputValue()).toBe(bot);
    const levels = await seat
      .locator("optgroup option")
      .evaluateAll((all) => all.slice(0, 8).map((one) => one.textContent));
    expect(levels).toEqual(names.split(" "));
  }
  expect(errors).toEqual([]);
  await context.close();
});
