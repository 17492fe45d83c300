import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { Fingers, until } from "./fingers";
import { finishedGame } from "./finished";
import { bestOpening } from "./slow_phone";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const USABLE = 2000;
const MAX_BYTES = 150_000;

test("a slow phone can use the page within 2 s, and of 150 kB", async () => {
  const { best, bytes } = await bestOpening(browser, { path: "", there: ".hero [data-play]" });
  expect(best).toBeLessThanOrEqual(USABLE);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});

test.each([
  ["#/learn/kogge", ".parts h2"],
  ["#/learn/luebeck", ".parts h2"],
  ["#/rules/kogge", "[data-chapter]"],
  ["#/rules/luebeck", "[data-chapter]"],
  ["#/replay", "[data-file]"],
])("a slow phone can use %s within 2 s", async (path, there) => {
  expect((await bestOpening(browser, { path, there })).best).toBeLessThanOrEqual(USABLE);
});

test.each(["kogge", "luebeck"])("a slow phone can use a replay of %s within 2 s", async (game) => {
  const path = `#/replay/${await finishedGame(game)}/open/40`;
  expect((await bestOpening(browser, { path, there: ".replay input" })).best).toBeLessThanOrEqual(USABLE);
});

test.each(["kogge", "luebeck"])("a slow phone can use a lesson of %s 2 s after a tap", async (game) => {
  const lesson = { path: `#/learn/${game}`, tap: "[data-lessons-start]", there: "[data-lesson] p" };
  expect((await bestOpening(browser, lesson)).best).toBeLessThanOrEqual(USABLE);
});

test("a first move of one's own against bots within four taps and a minute", async () => {
  const { page, context, journal } = await person(browser, { size: "phone" });
  const began = Date.now();
  await page.goto(inject("address"));
  const finger = new Fingers(page, "touch");
  await finger.press(page.locator(".hero [data-play]"));
  await finger.press(page.locator("[data-city][aria-pressed]").first());
  await finger.press(page.locator("[data-send]"));
  await until(() => journal.answered.has("pick_start"));
  expect(finger.taps).toBeLessThanOrEqual(4);
  expect(Date.now() - began).toBeLessThan(60_000);
  await context.close();
});
