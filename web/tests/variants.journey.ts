import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { chance, Hands } from "./hands";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const VARIANTS: readonly (readonly [string, readonly string[], number])[] = [
  ["memory and taxes", ["memory", "taxes"], 21],
  ["conflicts, three piles and more chips", ["conflicts", "three_piles", "bonus_chips", "office_trade"], 22],
];

test.concurrent.each(VARIANTS)("a whole game with %s", async (name, variants, seed) => {
  const { page, context, errors, journal } = await person(browser, { size: "tall", locale: "de-DE" });
  await page.goto(`${inject("address")}#/new`);
  await page.locator("fieldset").first().waitFor();
  await page.locator("label.field select").first().selectOption("3");
  for (const seat of [0, 1]) await page.locator("label.seat select").nth(seat).selectOption("dabbler");
  for (const variant of variants) await page.locator(`input[value=${variant}]`).check();
  await page.locator("form .button.go").click();
  await page.locator(".city").first().waitFor();
  const hands = new Hands(page, "touch", chance(seed));
  await hands.play();
  expect(await page.locator(".over").count()).toBe(1);
  expect(await page.getByText(/\w+-kogge-\w+/).count()).toBe(0);
  expect(errors).toEqual([]);
  journal.keep(name);
  await context.close();
});
