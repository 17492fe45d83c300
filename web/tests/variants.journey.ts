import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browser";
import { until } from "./fingers";
import { chance, Hands } from "./hands";
import { SHORT } from "./folders";
import { makeTable, openNewTable, tick, unfoldRules } from "./new_table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const VARIANTS: readonly (readonly [string, number, readonly string[], number])[] = [
  ["all four advanced rules", 3, ["taxes", "office_trade", "conflicts", "memory"], 21],
  ["five seats, Bornholm and a pirate", 5, ["five_players", "bornholm", "pirate"], 23],
  ["three piles and more chips", 3, ["three_piles", "bonus_chips"], 22],
  ["nobody else", 1, ["solo"], 24],
];

test.concurrent.each(SHORT ? VARIANTS.slice(0, 2) : VARIANTS)(
  "a whole game with %s",
  async (name, seats, variants, seed) => {
    const { page, context, errors, journal } = await person(browser, { size: "tall", locale: "de-DE" });
    await makeTable(page, { seats, bot: "dabbler", variants });
    await page.locator(".city").first().waitFor();
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

/** What stands below a variant that cannot be ticked, or that comes along. */
const below = (page: Page, variant: string, what: ".reason" | ".because"): Locator =>
  page.locator("label.tick", { has: page.locator(`input[value=${variant}]`) }).locator(what);

test("a new table tells what to do instead of what cannot be", async () => {
  const { page, context, errors } = await person(browser, { size: "phone" });
  await openNewTable(page);
  await unfoldRules(page);
  const seats = page.locator("label.field select").first();
  await seats.selectOption("1");
  await below(page, "pirate", ".reason").getByText("Only for 4 or 5 players: choose so many seats.").waitFor();
  await tick(page, "solo", false);
  await page.getByRole("alert").getByText("for 2, 3, 4 players").waitFor();
  await tick(page, "solo");
  await until(async () => !(await below(page, "taxes", ".reason").count()));
  await seats.selectOption("4");
  for (const variant of ["solo", "solo_advanced"])
    await below(page, variant, ".reason").getByText("Only for one player: take the card “Alone”.").waitFor();
  await tick(page, "pirate");
  await seats.selectOption("3");
  await page.getByRole("alert").getByText("Pirate: for 4, 5 players.").waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("what comes along is ticked, names its cause and goes with it", async () => {
  const { page, context, errors } = await person(browser, { size: "phone" });
  await openNewTable(page);
  await page.locator("[data-preset=five_with_the_pirate]").click();
  await page.locator(".folded").getByText("Five players and Bornholm are added").waitFor();
  await unfoldRules(page);
  await below(page, "bornholm", ".because").getByText("comes along with “Pirate”").waitFor();
  await below(page, "five_players", ".because").getByText("comes along with 5 players").waitFor();
  expect(await page.locator("input[value=bornholm]").isChecked()).toBe(true);
  await page.locator("label.field select").first().selectOption("4");
  await until(async () => !(await page.locator("input[value=five_players]").isChecked()));
  await tick(page, "pirate", false);
  await until(async () => !(await page.locator("input[value=bornholm]").isChecked()));
  expect(await page.locator("[aria-pressed=true][data-preset]").count(), "no card fits any more").toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
