import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { SHORT } from "./folders";
import { chance } from "./hands";
import { LuebeckHands } from "./luebeck_hands";
import { makeTable } from "./new_table";

const SHOTS = process.env["HANSE_SHOTS"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

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

/** CI plays the first to its end, `make journeys` all. */
const GAMES = [
  [5, "phone", "touch", "dark", "de-DE"],
  [5, "desk", "mouse", "light", "en-GB"],
  [4, "desk", "mouse", "dark", "de-DE"],
  [4, "phone", "touch", "light", "en-GB"],
  [3, "desk", "mouse", "light", "en-GB"],
  [3, "phone", "touch", "light", "de-DE"],
] as const;

test.each(GAMES.slice(0, SHORT ? 1 : GAMES.length))(
  "a whole game of Lübeck at %i seats, and a reload in its middle: %s",
  async (seats, size, way, ...rest) => {
    const [scheme, locale] = rest;
    const { page, context, errors } = await person(browser, { size, scheme, locale });
    const hands = new LuebeckHands(page, way, chance(seats));
    const seen = new Set<string>();
    const look = async (move: string): Promise<void> => {
      if (!seen.has(move)) await judge(page, `${seats}-${size}-${move}`);
      seen.add(move);
    };
    await makeTable(page, { game: "luebeck", seats, bot: "dabbler" });
    await page.locator(".composer [data-move]").first().waitFor({ timeout: 60_000 });
    expect(await page.locator("[data-city]").count()).toBe(11);
    await hands.play(9, look);
    await reload(page, hands);
    await hands.send();
    await hands.play(2000, look);
    expect([...seen]).toEqual(expect.arrayContaining(["acting", "take_packet"]));
    await judge(page, `${seats}-${size}-end`);
    expect(await page.locator(".ledger .rows > li").count()).toBe(seats);
    expect(errors).toEqual([]);
    await context.close();
  },
);
