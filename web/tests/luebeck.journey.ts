import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { chance } from "./hands";
import { LuebeckHands } from "./luebeck_hands";

const SHOTS = process.env["HANSE_SHOTS"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function open(page: Page): Promise<void> {
  await page.goto(`${inject("address")}#/new/luebeck`);
  await page.locator("label.seat").nth(1).waitFor();
  await page.locator("form .button.go").click();
  await page.locator(".composer [data-move]").first().waitFor({ timeout: 60_000 });
}

async function judge(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/luebeck-${name}.png` });
  expect(await findings(page), name).toEqual([]);
}

/** What is chosen is there again after a reload. */
async function reload(page: Page, hands: LuebeckHands): Promise<void> {
  const move = await hands.asked();
  await hands.compose(move);
  const label = await page.locator("[data-send]").textContent();
  const log = await page.locator("[role=log] li").count();
  await page.reload();
  await page.locator(".composer [data-move]").first().waitFor({ timeout: 60_000 });
  await expect.poll(() => page.locator("[data-send]").textContent()).toBe(label);
  expect(await page.locator("[role=log] li").count()).toBe(log);
}

const SEATS = [
  ["desk", "mouse", "light", "en-GB", 5],
  ["phone", "touch", "dark", "de-DE", 6],
] as const;

test.each(SEATS)(
  "a whole game of Lübeck with four bots, and a reload in its middle: %s",
  async (size, way, ...rest) => {
    const [scheme, locale, seed] = rest;
    const { page, context, errors } = await person(browser, { size, scheme, locale });
    const hands = new LuebeckHands(page, way, chance(seed));
    const seen = new Set<string>();
    const look = async (move: string): Promise<void> => {
      if (!seen.has(move)) await judge(page, `${size}-${move}`);
      seen.add(move);
    };
    await open(page);
    expect(await page.locator("[data-city]").count()).toBe(11);
    await hands.play(9, look);
    await reload(page, hands);
    await hands.send();
    await hands.play(2000, look);
    expect([...seen].sort()).toEqual(["acting", "name_first", "take_home", "take_packet"]);
    await judge(page, `${size}-end`);
    expect(await page.locator(".ledger .rows > li").count()).toBe(5);
    expect(errors).toEqual([]);
    await context.close();
  },
);
