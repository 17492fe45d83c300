import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { until } from "./fingers";
import { chance, Hands } from "./hands";
import { SHORT } from "./house";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const VARIANTS: readonly (readonly [string, number, readonly string[], number])[] = [
  ["all four advanced rules", 3, ["taxes", "office_trade", "conflicts", "memory"], 21],
  ["five seats, Bornholm and a pirate", 5, ["five_players", "bornholm", "pirate"], 23],
  ["three piles and more chips", 3, ["three_piles", "bonus_chips"], 22],
  ["nobody else", 1, ["solo"], 24],
];

/** By the screen for new tables, with dabblers on the other seats. */
async function make(page: Page, seats: number, variants: readonly string[]): Promise<void> {
  await page.goto(`${inject("address")}#/new`);
  await page.locator("fieldset").first().waitFor();
  await page.locator("label.field select").first().selectOption(String(seats));
  for (let seat = 1; seat < seats; seat++)
    await page
      .locator("label.seat select")
      .nth(seat - 1)
      .selectOption("dabbler");
  for (const variant of variants) await page.locator(`input[value=${variant}]`).check();
  await page.locator("form .button.go").click();
  await page.locator(".city").first().waitFor();
}

test.concurrent.each(SHORT ? VARIANTS.slice(0, 2) : VARIANTS)(
  "a whole game with %s",
  async (name, seats, variants, seed) => {
    const { page, context, errors, journal } = await person(browser, { size: "tall", locale: "de-DE" });
    await make(page, seats, variants);
    expect(await page.locator(".city").count()).toBe(variants.includes("bornholm") ? 10 : 9);
    await new Hands(page, "touch", chance(seed)).play();
    expect(await page.locator(".over").count()).toBe(1);
    expect(await page.locator("[data-end] .fall").count()).toBe(seats);
    expect(await page.getByText(/\w+-kogge-\w+/).count()).toBe(0);
    expect(errors).toEqual([]);
    journal.keep(name);
    await context.close();
  },
);

test("a new table tells what excludes what", async () => {
  const { page, context, errors } = await person(browser, { size: "phone" });
  await page.goto(`${inject("address")}#/new`);
  const seats = page.locator("label.field select").first();
  const reason = (variant: string): Locator =>
    page.locator("label.tick", { has: page.locator(`input[value=${variant}]`) }).locator(".reason");
  await seats.selectOption("1");
  await reason("pirate").getByText("Pirate and Alone do not go together.").waitFor();
  await page.locator("input[value=solo]").uncheck();
  await reason("taxes").getByText("With so many players").waitFor();
  await page.locator("input[value=solo]").check();
  await until(async () => !(await reason("taxes").count()));
  await seats.selectOption("4");
  await reason("solo").getByText("Alone: for one player alone.").waitFor();
  await page.locator("input[value=pirate]").check();
  await seats.selectOption("3");
  await page.getByRole("alert").getByText("Pirate: for 4, 5 players.").waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
