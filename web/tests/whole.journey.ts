import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person, type Look } from "./browser";
import { chance, Hands, type Way } from "./hands";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const JOURNEYS: readonly (readonly [string, Look, Way, number])[] = [
  ["on a desk by mouse", { size: "desk" }, "mouse", 1],
  ["on a phone by touch", { size: "phone", scheme: "dark" }, "touch", 2],
  ["by keyboard alone", { size: "desk", locale: "de-DE" }, "keys", 3],
];

test.concurrent.each(JOURNEYS)("a whole game against bots %s", async (_, look, way, seed) => {
  const { page, context, errors } = await person(browser, look);
  await page.goto(inject("address"));
  const play = page.locator(".hero .button.go");
  await play.waitFor();
  if (way === "keys") {
    const focused = (): Promise<boolean> => play.evaluate((button) => button === document.activeElement);
    for (let step = 0; step < 20 && !(await focused()); step++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  } else await play.click();
  const hands = new Hands(page, way, chance(seed));
  await hands.play();
  expect(await page.locator(".over").count()).toBe(1);
  expect(await page.locator("dialog .fall").count()).toBe(4);
  expect(errors).toEqual([]);
  console.log(way, Object.fromEntries(hands.answered));
  await context.close();
});
