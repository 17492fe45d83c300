import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { Fingers, until } from "./fingers";
import { gather } from "./people";

const MOST_TO_AIM = 2;
const MOST_TO_MOVE = 4;
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Presses, counted. */
class Clicks {
  count = 0;
  constructor(
    private readonly page: Page,
    private readonly fingers: Fingers,
  ) {}
  async on(selector: string): Promise<void> {
    this.count += 1;
    await this.fingers.press(this.page.locator(selector).first());
  }
}

const coach = (page: Page) => page.locator("[data-coach]:not([data-coach=''])");

test.each([
  ["kogge", "phone", "touch"],
  ["kogge", "desk", "mouse"],
  ["luebeck", "phone", "touch"],
  ["luebeck", "laptop", "mouse"],
] as const)("%s on a %s: two clicks to the aim, four to a first move", async (game, size, way) => {
  const { page, context, errors } = await person(browser, { size });
  const clicks = new Clicks(page, new Fingers(page, way));
  await page.goto(inject("address"));
  await clicks.on(`[data-first-time="${game}"]`);
  await clicks.on("[data-begin]");
  await page.locator(`[data-aim="${game}"] h1`).waitFor();
  expect(clicks.count).toBeLessThanOrEqual(MOST_TO_AIM);
  expect(await findings(page)).toEqual([]);
  await clicks.on("[data-next]");
  await page.locator('[data-lesson][data-step="0"]').waitFor();
  await page.goto(`${inject("address")}#/first/${game}`);
  const straight = new Clicks(page, new Fingers(page, way));
  straight.count = 1;
  expect(await findings(page)).toEqual([]);
  await straight.on("[data-straight]");
  await coach(page).waitFor();
  const first = await coach(page).getAttribute("data-coach");
  await straight.on("[data-do]");
  await until(
    async () => (await coach(page).count()) === 0 || (await coach(page).getAttribute("data-coach")) !== first,
  );
  expect(straight.count).toBeLessThanOrEqual(MOST_TO_MOVE);
  expect(errors).toEqual([]);
  await context.close();
});

test("the coach speaks unasked, says why, offers a second city, and is still once it is hushed", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  const fingers = new Fingers(page, "mouse");
  await page.goto(`${inject("address")}#/first/kogge`);
  await fingers.press(page.locator("[data-straight]"));
  await coach(page).waitFor();
  const said = await coach(page).innerText();
  expect(said.match(/marker \d/g), said).toHaveLength(2);
  expect(await findings(page)).toEqual([]);
  await fingers.press(page.locator("[data-why-open]"));
  await page.locator("[data-why] li").first().waitFor();
  await fingers.press(page.locator("[data-do]"));
  await until(async () => (await page.locator("[data-why]").count()) === 0);
  await page.locator("[data-hush]").waitFor();
  await fingers.press(page.locator("[data-hush]"));
  await until(async () => (await page.locator("[data-guide]").count()) === 0);
  await page.reload();
  await page.locator(".composer").first().waitFor();
  expect(await page.locator("[data-guide]").count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test("the short lessons lead from one to the next, and then to the first game", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await page.goto(`${inject("address")}#/aim/kogge`);
  await new Fingers(page, "mouse").press(page.locator("[data-next]"));
  const dots = page.locator("[data-lesson] .dots i");
  await dots.first().waitFor();
  expect(await dots.count()).toBe(4);
  await context.close();
});

test("whoever is invited learns first, and finds the invitation again", async () => {
  const table = await gather("kogge", ["Anna"], 1, { seats: [{ bot: "" }, { bot: "" }] });
  const { page, context } = await person(browser, { size: "phone" });
  const { invite } = (await (
    await fetch(`${inject("address")}api/tables/${table.match}`, {
      headers: { authorization: `Bearer ${table.secrets[0] ?? ""}` },
    })
  ).json()) as { invite: string };
  await page.goto(`${inject("address")}#/table/${table.match}/join/${invite}`);
  const fingers = new Fingers(page, "touch");
  await fingers.press(page.locator("form [data-first-time]"));
  await fingers.press(page.locator("[data-invited]"));
  await page.locator("form [data-first-time]").waitFor();
  await context.close();
});

test("whoever comes back sees the table that waits, and one tap leads to the turn", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  const fingers = new Fingers(page, "mouse");
  await page.goto(`${inject("address")}#/first/kogge`);
  await fingers.press(page.locator("[data-straight]"));
  await fingers.press(page.locator("[data-do]"));
  await page.locator('[data-move="bid"]').waitFor();
  await page.goto(`${inject("address")}#/`);
  await page.locator("[data-waits] .news").waitFor();
  expect(await page.locator(".hero .button.go").count(), "only one button calls").toBe(1);
  expect(await findings(page)).toEqual([]);
  await fingers.press(page.locator("[data-to-turn]"));
  await page.locator('[data-move="bid"]').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
