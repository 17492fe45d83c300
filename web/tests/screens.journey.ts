import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person, SIZES, type Person } from "./browser";
import { findings, shades } from "./checks";
import { composerOf, fill } from "./composing";
import { Fingers, until } from "./fingers";
import { chance, Hands } from "./hands";
import { openNewTable, unfoldRules } from "./new_table";
import { inspect, painted } from "./inspector";
import { look, open, sit } from "./sitting";
import { tapTab } from "./tabs";

const SHOTS = process.env["HANSE_SHOTS"];
const SCHEMES = ["light", "dark"] as const;
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** One screen at every size, light and dark: what is wrong with it. In the dark only colours differ. */
async function judge(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of ["desk", "laptop", "tall", "phone"] as const) {
    await page.setViewportSize(SIZES[size]);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      await painted(page);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${size}-${scheme}.png` });
      const found =
        size === "tall" || size === "laptop" ? [] : await findings(page, scheme === "dark" ? ["color-contrast"] : []);
      wrong.push(...found.map((one) => `${name}, ${size}, ${scheme}: ${one}`));
    }
    wrong.push(...(await inspect(page)).wrong.map((one) => `${name}, ${size}: ${one}`));
  }
  await page.setViewportSize(SIZES.phone);
  return wrong;
}

/** Screens outside a table. */
async function pages({ page, errors }: Person): Promise<string[]> {
  const address = inject("address");
  await page.goto(address);
  await page.locator(".hero").waitFor();
  const wrong = await judge(page, "front");
  await page.goto(`${address}#/table/nowhere`);
  await page.locator("h1").waitFor();
  wrong.push(...(await judge(page, "nowhere")));
  errors.splice(0);
  await openNewTable(page);
  await unfoldRules(page);
  await page.locator(".readings summary").click();
  wrong.push(...(await judge(page, "new")));
  await page.locator("label.seat select").first().selectOption("");
  await page.locator("form .button.go").click();
  await page.locator(".room").waitFor();
  wrong.push(...(await judge(page, "waiting")));
  const guest = await person(browser, { size: "phone" });
  await guest.page.goto(await page.locator("input[readonly]").first().inputValue());
  await guest.page.locator("form .button.go").waitFor();
  wrong.push(...(await judge(guest.page, "joining")));
  await guest.context.close();
  return wrong;
}

/** The books side by side, in the reader's own language. */
async function books({ page }: Person): Promise<string[]> {
  await openNewTable(page);
  await unfoldRules(page);
  const opened = page.context().waitForEvent("page");
  await page.locator('a[href="#/rules/compare"]').tap();
  expect((await opened).url()).toContain("#/rules/compare");
  await (await opened).close();
  await page.goto(`${inject("address")}#/rules/compare`);
  const first = page.locator("[data-point=D-01]");
  await first.getByText("the movement is over").first().waitFor();
  const wrong = await judge(page, "compare");
  await page.locator("input[type=search]").fill("memory fur");
  expect(
    await page.locator("[data-point]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["point"])),
  ).toContain("D-10");
  expect(await first.count()).toBe(0);
  return wrong;
}

/** The first questions of a game, with all that is said to somebody who never played. */
async function beginning({ page }: Person): Promise<string[]> {
  await page.goto(inject("address"));
  await page.locator(".hero [data-play]").tap();
  await page.locator("[data-city][aria-pressed]").first().waitFor();
  const wrong = await judge(page, "setup");
  const fingers = new Fingers(page, "touch");
  await fill(composerOf(page), fingers, () => 0);
  await fingers.press(page.locator("[data-send]"));
  await page.locator('.composer [data-shape="bag"]').waitFor();
  wrong.push(...(await judge(page, "bidding")));
  return wrong;
}

/** A composer of each shape, empty and filled; a menu. */
async function composers({ page }: Person): Promise<string[]> {
  const finger = new Fingers(page, "touch");
  const wrong: string[] = [];
  for (const shape of ["choice", "bag", "pay", "exchange", "split", "deal"]) {
    const visit = inject("kinds").visits.find((one) => one.shape === shape && one.aside === (shape === "deal"));
    if (!visit) throw new Error(`no question of the shape ${shape}`);
    await sit(page, visit);
    await look(page, visit);
    if (shape === "exchange") wrong.push(...(await judge(page, "menu")));
    await open(page, visit, finger);
    await fill(composerOf(page, visit.move), finger, () => 0);
    wrong.push(...(await judge(page, shape)));
  }
  return wrong;
}

/** Whatever lies over a table. */
async function sheets({ page }: Person): Promise<string[]> {
  await page.goto(inject("address"));
  await page.locator(".hero [data-play]").click();
  const hands = new Hands(page, "touch", chance(4));
  await hands.play(12);
  const wrong = await judge(page, "table");
  for (const tab of ["log", "market", "offers", "chat", "rules", "legend", "settings"]) {
    await tapTab(page, tab);
    await page.locator("dialog[open]").waitFor();
    wrong.push(...(await judge(page, tab)));
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
  await page.locator("[data-city]:not(.lit)").first().tap();
  wrong.push(...(await judge(page, "city")));
  return wrong;
}

/** Bots play alone; somebody watches, and sees the end. */
async function watching({ page }: Person): Promise<string[]> {
  const seats = Array.from({ length: 4 }, () => ({ bot: "dabbler" }));
  const made = await page.request.post(`${inject("address")}api/tables`, { data: { game: "kogge", seats } });
  const { match } = (await made.json()) as { match: string };
  await page.goto(`${inject("address")}#/table/${match}`);
  await page.locator("[data-city]").first().waitFor();
  const wrong = await judge(page, "watching");
  await page.locator("[data-end] .fall").nth(3).waitFor({ timeout: 300_000 });
  wrong.push(...(await judge(page, "end")));
  await page.locator("[data-ended]").tap();
  wrong.push(...(await judge(page, "over")));
  return wrong;
}

test.concurrent.each([
  ["pages", pages, "en-GB"],
  ["books", books, "en-GB"],
  ["beginning", beginning, "de-DE"],
  ["composers", composers, "en-GB"],
  ["sheets", sheets, "en-GB"],
  ["watching", watching, "en-GB"],
] as const)("%s at every size, light and dark", async (_, through, locale) => {
  const someone = await person(browser, { size: "phone", locale });
  expect(await through(someone)).toEqual([]);
  expect(someone.errors).toEqual([]);
  await someone.context.close();
});

test("goods and players are told apart without colour", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await page.goto(inject("address"));
  await page.locator(".hero [data-play]").click();
  await new Hands(page, "mouse", chance(5)).play(3);
  await until(async () => Object.keys((await shades(page)).cog ?? {}).length === 4);
  const found = await shades(page);
  expect(Object.keys(found).sort()).toEqual(["cog", "good", "house"]);
  for (const [kind, looks] of Object.entries(found)) {
    expect(Math.min(...Object.values(looks).map(({ contrast }) => contrast)), kind).toBeGreaterThanOrEqual(3);
    const unlike = new Set(Object.values(looks).map(({ drawn }) => drawn));
    expect(unlike.size, `${kind}: ${JSON.stringify(looks)}`).toBe(Object.keys(looks).length);
  }
  await context.close();
});
