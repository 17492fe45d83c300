import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person, SIZES } from "./browser";
import { until } from "./fingers";
import type { Visit } from "./kinds";
import { look, sit } from "./sitting";
import { tapTab } from "./tabs";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** A position at which this move can be made. */
function visit(move: string): Visit {
  const found = inject("kinds").visits.find((one) => one.move === move);
  if (!found) throw new Error(`no question of ${move}`);
  return found;
}

/** A position at which this seat knows a covered route: it laid that marker face down itself. */
function visitWithSecret(): Visit {
  const found = inject("kinds").visits.find(({ position, seat, move }) => {
    const covered = /table\.covered: (.*)/.exec(position)?.[1]?.split(/[ |]+/) ?? [];
    return move !== "withdraw" && covered.includes(String(seat + 1));
  });
  if (!found) throw new Error("no seat knows a covered route");
  return { ...found, aside: false };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many pixels two boxes share. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

async function boxOf(page: Page, what: string): Promise<Box> {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`${what} is not to be seen`);
  return box;
}

test("a piece says what it is on hover, on focus and on a long press; Escape closes it", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  await sit(page, visit("sail"));
  await look(page, visit("sail"));
  const words = page.getByRole("tooltip");
  const slot = page.locator("[data-city='3'] .slot [data-explain]").first();
  const number = (await slot.getAttribute("data-explain"))?.split(":")[1];
  await slot.hover();
  await words.getByText(`Marker ${number}`).waitFor();
  await page.keyboard.press("Escape");
  await words.waitFor({ state: "hidden" });
  await page.mouse.move(1, 1);
  const strip = page.locator(".strip").first();
  await page.locator(".top button").last().focus();
  for (let step = 0; step < 40 && !(await strip.evaluate((one) => one === document.activeElement)); step++)
    await page.keyboard.press("Tab");
  await words.getByText("development points").waitFor();
  expect(await strip.getAttribute("aria-label")).toContain("development points");
  expect(errors).toEqual([]);
  await context.close();
});

test("a long press explains and does not choose", async () => {
  const { page, context } = await person(browser, { size: "tall" });
  await sit(page, visit("sail"));
  await look(page, visit("sail"));
  const good = page.locator("[data-city] [data-good]").first();
  const { x, y } = await boxOf(page, "[data-city] [data-good]");
  const finger = await context.newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 4, y: y + 4 }] });
  await page
    .getByRole("tooltip")
    .getByText(/: \d points?/)
    .waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await good.tap();
  await page.getByRole("tooltip").waitFor({ state: "hidden" });
  await context.close();
});

test("sheets lie beside map and dock, on phones below the tray; a tab shuts its sheet", async () => {
  const { page, context } = await person(browser, { size: "phone" });
  await sit(page, visit("sail"));
  await look(page, visit("sail"));
  for (const size of ["phone", "tall"] as const) {
    await page.setViewportSize(SIZES[size]);
    for (const tab of ["log", "market", "offers", "chat", "rules"]) {
      await tapTab(page, tab);
      const sheet = await boxOf(page, "dialog[open]");
      for (const part of [".sea", ".side", ".tray", ".tabs"])
        expect(shared(sheet, await boxOf(page, part)), `${tab} over ${part}, ${size}`).toBeLessThan(1);
      await page.locator(`[data-tab=${tab}]`).tap();
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
  }
  for (const size of ["laptop", "desk"] as const) {
    await page.setViewportSize(SIZES[size]);
    for (const key of ["l", "o", "c", "k", "?"]) {
      await page.keyboard.press(key);
      const sheet = await boxOf(page, "dialog[open]");
      for (const part of [".sea", ".act", ".tray"])
        expect(shared(sheet, await boxOf(page, part)), `${key} over ${part}, ${size}`).toBeLessThan(1);
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
  }
  await context.close();
});

test("after a sheet that a key opened, focus is where it was, and never on the body", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await sit(page, visit("sail"));
  await look(page, visit("sail"));
  const holder = (): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? "");
  await page.keyboard.press("l");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await until(async () => (await holder()) !== "BODY" && (await page.locator("dialog[open]").count()) === 0);
  await page.keyboard.press("a");
  const before = await page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await until(async () => (await page.evaluate(() => document.activeElement?.textContent)) === before);
  await context.close();
});

test("a city says why one can sail there, and its neighbours are one press away", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await sit(page, visit("sail"));
  await look(page, visit("sail"));
  await page.locator("[data-city]:not(.lit):not(.own)").first().click();
  const city = page.locator("dialog[open]");
  expect(await city.locator("[data-reach]").innerText()).toMatch(/route|way|closed/);
  const title = await city.getAttribute("aria-label");
  await city.locator("[data-beside=after]").click();
  await until(async () => (await city.getAttribute("aria-label")) !== title);
  await context.close();
});

test("a counter-offer is filled in, tells what one would have, and its draft stays", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await sit(page, visit("accept"));
  await look(page, visit("accept"));
  const counter = page.locator("dialog [data-option=offer][data-offer]").first();
  await counter.click();
  const deal = page.locator('[data-shape="deal"]');
  expect(await deal.locator(".token.on").count(), "what was offered is in it").toBeGreaterThan(0);
  expect(await deal.locator("[data-side=take]").innerText()).not.toContain("×");
  const then = await deal.locator("[data-then]").innerText();
  await deal.locator('[data-side=take] [data-add][data-full="false"]').first().click();
  await until(async () => (await deal.locator("[data-then]").innerText()) !== then);
  const changed = await deal.locator("[data-then]").innerText();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.keyboard.press("o");
  expect(await deal.locator("[data-then]").innerText()).toBe(changed);
  await page.locator("dialog [data-back]").click();
  await counter.waitFor();
  await context.close();
});

test("a raid compares its preys and names its costs; then the loot is shown", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await sit(page, visit("raid_city"));
  await look(page, visit("raid_city"));
  await page.locator("[data-option=raid_city]").first().click();
  const raid = page.locator("[data-raid]");
  await raid.waitFor();
  expect(await raid.locator(".costs li").count()).toBe(3);
  expect(await raid.locator("[data-prey='-1']").innerText()).toMatch(/worth \d+|Nothing/);
  for (const part of [".act", ".tray"]) {
    const shade = await boxOf(page, ".hush");
    expect(shared(shade, await boxOf(page, part)), part).toBeLessThan(1);
  }
  await page.locator("[data-send]").click();
  await page.locator("[data-loot]").waitFor();
  await context.close();
});

test("at the edge of a phone the guild master is whole, and an eye leaves its digit free", async () => {
  const { page, context } = await person(browser, { size: "phone" });
  await sit(page, visit("accept"));
  await look(page, { ...visit("accept"), aside: false });
  const map = await boxOf(page, ".map");
  const guild = await boxOf(page, "[data-city] .guild");
  expect(shared(map, guild)).toBeCloseTo(guild.width * guild.height, 0);
  const knowing = visitWithSecret();
  await sit(page, knowing);
  await look(page, knowing);
  expect(await page.locator(".marker .eye").count()).toBeGreaterThan(0);
  const covered = await page.locator(".marker:has(.eye)").evaluateAll((all) =>
    all.map((one) => {
      const [eye, digit] = [".eye", "b"].map((part) => one.querySelector(part)?.getBoundingClientRect());
      if (!eye || !digit) return 0;
      const middle = { x: digit.left + digit.width / 2, y: digit.top + digit.height / 2 };
      return middle.x > eye.left - 2 && middle.y < eye.bottom + 2 ? 1 : 0;
    }),
  );
  expect(covered.filter(Boolean)).toEqual([]);
  await context.close();
});

/** The move of the composer that has the focus. */
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.closest("[data-move]")?.getAttribute("data-move"));

test("by keys alone: what is opened next has the focus, Enter confirms it, a full token is given back", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await sit(page, visit("sell"));
  await look(page, visit("sell"));
  await page.locator("[data-option=sell]").first().focus();
  await page.keyboard.press("Enter");
  await until(async () => (await focused(page)) === "sell");
  await page.keyboard.press("Enter");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Enter");
  await page.locator('.composer [data-move="sell"]').waitFor({ state: "detached" });
  await sit(page, visit("bid"));
  await look(page, visit("bid"));
  const marker = page.locator('.composer [data-add][data-full="false"]').first();
  await marker.focus();
  await page.keyboard.press("Enter");
  await page.locator('.composer [data-add][data-full="true"]:focus').waitFor();
  await page.keyboard.press("Enter");
  expect(await page.locator(".composer .step.on").count()).toBe(0);
  await context.close();
});
