import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person, type Person } from "./browser";
import { Fingers } from "./fingers";
import { chance, Hands } from "./hands";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Counts whatever is done with a mouse or a finger from now on. */
async function watchPointers({ page }: Person): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = window as unknown as { pointers: number };
    seen.pointers = 0;
    addEventListener("pointerdown", () => seen.pointers++, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { pointers: number }).pointers);
}

/** A table for two people and a bot, made by keys alone; the link for the other one. */
async function invite({ page }: Person, keys: Fingers): Promise<string> {
  await keys.press(page.locator('a[href="#/new"]'));
  await keys.focus(page.locator("input[autocomplete=nickname]"));
  await page.keyboard.type("Anna");
  await keys.focus(page.locator("label.seat select").first());
  await page.keyboard.press("Home");
  await keys.press(page.locator("form .button.go"));
  await page.locator(".room").waitFor();
  return page.locator("input[readonly]").first().inputValue();
}

async function accept({ page }: Person, link: string, touch: Fingers): Promise<void> {
  await page.goto(link);
  await page.locator("input[autocomplete=nickname]").fill("Birger");
  await touch.press(page.locator("form .button.go"));
}

test("two people and a bot play a whole game, by keys on a desk and by touch on a phone", async () => {
  const anna = await person(browser, { size: "desk" });
  const birger = await person(browser, { size: "tall", scheme: "dark", locale: "de-DE" });
  const hands = [new Hands(anna.page, "keys", chance(3)), new Hands(birger.page, "touch", chance(2))] as const;
  await anna.page.goto(inject("address"));
  await anna.page.locator(".hero").waitFor();
  const pointers = await watchPointers(anna);
  await accept(birger, await invite(anna, hands[0].fingers), hands[1].fingers);
  await Promise.all(hands.map((each) => each.play()));
  for (const { page, errors } of [anna, birger]) {
    await page.locator("[data-end] .fall").nth(2).waitFor();
    expect(await page.locator("[data-end] .fall").count()).toBe(3);
    await page.locator(".verify button").press("Enter");
    await page.locator('[data-verified="right"]').waitFor();
    expect(await page.locator("[data-check]:not([data-finding=right])").count(), "all is checked").toBe(0);
    expect(errors).toEqual([]);
  }
  expect(await pointers()).toBe(0);
  anna.journal.keep("a whole game by keys");
  birger.journal.keep("a whole game by touch");
  await Promise.all([anna.context.close(), birger.context.close()]);
});
