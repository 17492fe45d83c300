import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { until } from "./fingers";
import { chance, Hands } from "./hands";
import { look, sit } from "./sitting";

/** Faults that were found once at the table, each as somebody met it. */
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function table(page: Page, move: string): Promise<void> {
  const visit = inject("kinds").visits.find((one) => one.move === move);
  if (!visit) throw new Error(`nobody is asked: ${move}`);
  await sit(page, visit);
  await look(page, visit);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim()}`);

test.each(["o", "l", "?"])("focus returns to where it was after a window opened by the key %s", async (key) => {
  const { page, context } = await person(browser, { size: "desk" });
  await table(page, "buy");
  await page.keyboard.press("a");
  const before = await focused(page);
  expect(before).toMatch(/^BUTTON /);
  await page.keyboard.press(key);
  await until(async () => (await focused(page)) !== before);
  await page.keyboard.press("Escape");
  await until(async () => (await focused(page)) === before);
  await context.close();
});

test("the title speaks of one's move at the table alone", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await table(page, "buy");
  await until(async () => (await page.title()).includes("Your move"));
  await page.goto(`${inject("address")}#/`);
  await until(async () => !(await page.title()).includes("Your move"));
  await context.close();
});

test("why nothing can be taken back is said once, and goes with a second tap", async () => {
  const { page, context } = await person(browser, { size: "phone" });
  await table(page, "buy");
  const said = (): Promise<number> =>
    page.evaluate(() => document.body.innerText.split("Nothing to take back").length - 1);
  expect(await said()).toBe(0);
  const undo = page.locator("button.undo, .undo button").first();
  await undo.click({ force: true });
  await until(async () => (await said()) === 1);
  expect(await page.evaluate(() => document.body.innerText.split("you have not answered").length - 1)).toBe(1);
  await undo.click({ force: true });
  await until(async () => (await said()) === 0);
  await context.close();
});

test.each(["kogge", "luebeck"])("T-UNDO-01: why nothing can be taken back leads to its rule in %s", async (game) => {
  const { page, context } = await person(browser, { size: "desk" });
  const seats = [{ bot: "" }, { bot: "dabbler" }, { bot: "dabbler" }];
  const made = await page.request.post(`${inject("address")}api/tables`, { data: { game, seats, name: "Anna" } });
  const { match, secret } = (await made.json()) as { match: string; secret: string };
  await page.goto(`${inject("address")}#/table/${match}/${secret}`);
  await page.locator("button.undo").first().click({ force: true, timeout: 60_000 });
  await page.locator('.stop button[data-rule="T-UNDO-01"]').click();
  const paragraph = page.locator('.asked[data-rule="T-UNDO-01"]');
  await paragraph.waitFor();
  expect(await paragraph.innerText()).toContain("Taking back");
  await context.close();
});

test("whoever plays alone is not told that nobody sees his choice", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  const alone = { game: "kogge", seats: [{ bot: "" }], name: "Anna", variants: ["solo"] };
  const made = await page.request.post(`${inject("address")}api/tables`, { data: alone });
  const { match, secret } = (await made.json()) as { match: string; secret: string };
  await page.goto(`${inject("address")}#/table/${match}/${secret}`);
  await page.locator("[data-city][aria-pressed]").first().click();
  await until(async () => !(await page.locator('[aria-busy="true"]').count()));
  expect(await page.locator("body").innerText()).not.toContain("Nobody sees it yet");
  await context.close();
});

test("a second tap on the chosen city keeps it chosen; only the button answers", async () => {
  const { page, context, journal } = await person(browser, { size: "phone" });
  await page.goto(inject("address"));
  await page.locator(".hero [data-play]").click();
  const city = page.locator("[data-city][aria-pressed]").first();
  await city.dblclick();
  await page.waitForTimeout(600);
  expect(await city.getAttribute("aria-pressed")).toBe("true");
  expect(journal.answered.has("pick_start")).toBe(false);
  await page.locator("[data-send]").click();
  await until(() => journal.answered.has("pick_start"));
  await context.close();
});

test("to stay in port is a quiet button while one can sail", async () => {
  const { page, context } = await person(browser, { size: "phone" });
  await table(page, "sail");
  const stay = page.locator(".main[data-option]").first();
  await stay.waitFor();
  expect(await stay.getAttribute("class")).not.toMatch(/\bgo\b/);
  await context.close();
});

test("the log opened over a phone's table shows its newest line", async () => {
  const { page, context } = await person(browser, { size: "phone" });
  await page.goto(inject("address"));
  await page.locator(".hero [data-play]").click();
  await new Hands(page, "mouse", chance(3)).play(4);
  await page.locator(".composer [data-shape]").first().waitFor();
  await page.keyboard.press("l");
  const line = page.locator("dialog [role=log] li").last();
  await line.waitFor();
  await until(() =>
    line.evaluate((one) => {
      const { left, top, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 20, (top + bottom) / 2));
    }),
  );
  await context.close();
});
