import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { until } from "./fingers";
import { cities, resting, shown, startWatching, Told, type Shown } from "./following";
import { chance, Hands } from "./hands";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const MAX_ANSWERS = 80;
const MIN_STEPS = 4;
const PAUSE = 1500;
/** A step lies still for half a second; a busy machine may show it a little shorter. */
const MIN_REST = 400;

interface Seated {
  readonly match: string;
  readonly secret: string;
}

/** A table for one person and one bot. */
async function sitWithBot(page: Page): Promise<Seated> {
  const data = { game: "kogge", seats: [{}, { bot: "builder" }], name: "Anna" };
  const answer = await page.request.post(`${inject("address")}api/tables`, { data });
  const seated = (await answer.json()) as Seated;
  await page.goto(`${inject("address")}#/table/${seated.match}/${seated.secret}`);
  await page.locator(".composer [data-shape]").first().waitFor({ timeout: 120_000 });
  return seated;
}

const pace = (page: Page, name: string): Promise<void> => page.locator(`.top [data-pace="${name}"]`).click();
const asked = (page: Page): Promise<void> =>
  page.locator(".composer [data-shape]").first().waitFor({ timeout: 120_000 });

/** Answers until the bot's turn follows; what was told and shown of it, at the usual pace. */
async function watchTurn(page: Page, told: Told): Promise<{ told: string[]; moments: Shown[] }> {
  const hands = new Hands(page, "mouse", chance(7));
  for (let answer = 0; answer < MAX_ANSWERS; answer++) {
    await asked(page);
    const before = told.updates.length;
    await shown(page);
    if (!(await hands.perhaps())) continue;
    await until(async () => told.updates.length > before || (await page.locator(".composer [data-shape]").count()) > 0);
    await asked(page);
    const found = told.since(before);
    if (found.length > MIN_STEPS && found.slice(1).some((tags) => tags.includes("turn_ended")))
      return { told: found, moments: await shown(page) };
  }
  throw new Error("the bot had no whole turn");
}

test("a bot's whole turn is shown step by step, and the board is then that of a fresh page", async () => {
  const { page, context, errors } = await person(browser, { size: "desk", pace: "1", motion: true });
  const told = new Told(page);
  const { match, secret } = await sitWithBot(page);
  await startWatching(page);
  const turn = await watchTurn(page, told);
  const steps = resting(turn.moments).slice(1 - turn.told.length);
  expect(steps.map(({ tags }) => tags)).toEqual(turn.told.slice(1));
  expect(steps.length).toBeGreaterThanOrEqual(MIN_STEPS);
  for (const step of steps) expect(step.lit.length, step.tags).toBeGreaterThan(0);
  const boards = steps.map((step) => JSON.stringify(step.cities));
  expect(new Set(boards).size, "the board goes from step to step").toBeGreaterThan(1);
  for (const [at, step] of steps.slice(1).entries())
    expect(step.at - (steps[at]?.at ?? 0), "each lies still for a while").toBeGreaterThan(MIN_REST);
  const fresh = await person(browser, { size: "desk" });
  await fresh.page.goto(`${inject("address")}#/table/${match}/${secret}`);
  await asked(fresh.page);
  expect(await cities(page)).toEqual(await cities(fresh.page));
  expect([...errors, ...fresh.errors]).toEqual([]);
  await fresh.context.close();
  await context.close();
});

test("steps are paused, gone on with and skipped; the recap shows the same boards again", async () => {
  const { page, context, errors } = await person(browser, { size: "laptop", pace: "once", motion: true });
  const told = new Told(page);
  await sitWithBot(page);
  await startWatching(page);
  await watchTurn(page, told);
  await pace(page, "1");
  const again = watchTurn(page, told);
  const news = page.locator(".step");
  await page.locator("[data-skip]", { hasText: /·\s[2-9]/ }).waitFor({ timeout: 120_000 });
  await page.keyboard.press("p");
  await until(async () => (await news.getAttribute("data-phase")) === "still");
  const paused = await news.getAttribute("data-step");
  await page.waitForTimeout(PAUSE);
  expect(await news.getAttribute("data-step")).toBe(paused);
  expect(await page.locator(".composer [data-shape]").count(), "the question waits").toBe(0);
  await pace(page, "1");
  await until(async () => (await news.getAttribute("data-step")) !== paused);
  const skip = page.locator("[data-skip]");
  if (await skip.count()) await skip.click({ timeout: 2000 }).catch(() => undefined);
  await again;
  const last = await cities(page);
  await page.locator("[data-recap]").click();
  await page.locator(".recap").waitFor();
  const next = page.getByRole("button", { name: "One step forward" });
  const title = page.locator(".recap h2");
  expect(await page.locator("li.dim").count()).toBeGreaterThan(0);
  const first = await title.textContent();
  await next.click();
  await until(async () => (await title.textContent()) !== first || (await news.getAttribute("data-step")) !== "1");
  while ((await next.getAttribute("aria-disabled")) !== "true") await next.click();
  await until(async () => (await news.getAttribute("data-phase")) === "still");
  expect(await cities(page)).toEqual(last);
  await page.getByRole("button", { name: "To my turn" }).click();
  await asked(page);
  expect(errors).toEqual([]);
  await context.close();
});

test("without motion nothing travels, and each step stays for a second and a half", async () => {
  const { page, context, errors } = await person(browser, { size: "phone", pace: "1" });
  const told = new Told(page);
  await sitWithBot(page);
  await startWatching(page);
  const turn = await watchTurn(page, told);
  expect(turn.moments.filter(({ phase }) => phase === "moving")).toEqual([]);
  const steps = resting(turn.moments).slice(1 - turn.told.length);
  expect(steps.length).toBeGreaterThanOrEqual(MIN_STEPS);
  for (const [at, step] of steps.slice(1).entries())
    expect(step.at - (steps[at]?.at ?? 0)).toBeGreaterThan(3 * MIN_REST);
  expect(errors).toEqual([]);
  await context.close();
});
