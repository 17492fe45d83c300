import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { ROOT } from "./folders";
import { chance } from "./hands";
import { LuebeckHands } from "./luebeck_hands";
import { sitDown } from "./luebeck_tables";
import { openNewTable } from "./new_table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const OWN = { map: `${ROOT}tests/records/luebeck/map.toml`, deck: `${ROOT}tests/records/luebeck/deck.toml` };

/** The points at the end, as they stand in the ledger. */
async function points(page: Page): Promise<string[]> {
  return page.locator(".ledger .rows .name").allInnerTexts();
}

test("two people in two browsers play a whole game, and both see the same end", async () => {
  const one = await person(browser, { size: "desk" });
  const other = await person(browser, { size: "tall" });
  await other.page.goto(await sitDown(one.page, { bots: 1, guests: 1 }));
  await other.page.locator("input[autocomplete=nickname]").fill("Birger");
  await other.page.locator("form .button.go").tap();
  const answers = await Promise.all([
    new LuebeckHands(one.page, "mouse", chance(21)).play(),
    new LuebeckHands(other.page, "touch", chance(22)).play(),
  ]);
  expect(Math.min(...answers)).toBeGreaterThan(10);
  expect(await points(one.page)).toEqual(await points(other.page));
  expect([...one.errors, ...other.errors]).toEqual([]);
  await Promise.all([one.context.close(), other.context.close()]);
});

test("a whole game on the trunk map", async () => {
  const { page, context, errors } = await person(browser, { size: "phone" });
  await sitDown(page, { bots: 2, data: { map: "trunk" } });
  expect(await new LuebeckHands(page, "touch", chance(23)).play()).toBeGreaterThan(10);
  expect(await page.locator(".ledger .rows > li").count()).toBe(3);
  expect(errors).toEqual([]);
  await context.close();
});

test("a whole game with a map and a deck of one's own, chosen as files", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  await openNewTable(page, "luebeck");
  await page.locator("details.files summary").click();
  const files = page.locator("details.files input[type=file]");
  const kinds = (await page.locator("details.files .kind b").allInnerTexts()).map((title) => /deck|cards/i.test(title));
  for (const [at, deck] of kinds.entries()) await files.nth(at).setInputFiles(deck ? OWN.deck : OWN.map);
  await page.locator("details.files figure").waitFor();
  // Until its deck was chosen, too, the map was refused.
  errors.splice(0);
  expect(await findings(page)).toEqual([]);
  await page.locator("form .button.go").click();
  await page.locator("[data-city]").first().waitFor();
  const cities = new Set(readFileSync(OWN.map, "utf8").match(/(?<=(?:from|to) = ").*(?=")/g));
  expect(await page.locator("[data-city]").count()).toBe(cities.size);
  expect(await new LuebeckHands(page, "mouse", chance(24)).play()).toBeGreaterThan(10);
  expect(errors).toEqual([]);
  await context.close();
});

test("a whole game by keys alone", async () => {
  const { page, context, errors } = await person(browser, { size: "laptop" });
  await sitDown(page, { bots: 2 });
  expect(await new LuebeckHands(page, "keys", chance(25)).play()).toBeGreaterThan(10);
  expect(errors).toEqual([]);
  await context.close();
});
