import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { FIRST_SHELF, onShelf, SECOND_SHELF } from "../src/learn/lessons/shelves";
import type { LessonInfo } from "../src/protocol/wire";
import { launch, person, type Person } from "./browser";
import { findings } from "./checks";
import { Fingers, until, type Way } from "./fingers";
import { take } from "./pupil";

const FULL = process.env["HANSE_FULL"] === "1";
const LANGUAGES = ["en", "de", "fr", "it"];
const SCREENS = [
  ["tall", "touch"],
  ["desk", "mouse"],
] as const;
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function lessonsOn(shelf: number, game: string): Promise<LessonInfo[]> {
  const all = (await (await fetch(`${inject("address")}api/games/${game}/lessons`)).json()) as LessonInfo[];
  return onShelf(all, shelf);
}

/** All lessons on the first shelf of a game, from its page on. */
async function takeAll({ page, errors }: Person, game: string, way: Way): Promise<void> {
  const all = await lessonsOn(FIRST_SHELF, game);
  const fingers = new Fingers(page, way);
  await page.goto(`${inject("address")}#/learn/${game}`);
  await fingers.press(page.locator("[data-lessons-start]"));
  for (const lesson of all) {
    await take(page, fingers, lesson);
    if (lesson !== all.at(-1)) await fingers.press(page.locator("[data-lesson-next]"));
  }
  await fingers.press(page.locator("[data-lesson-over] [data-first-game]"));
  await until(async () => (await page.locator("[data-lesson]").count()) === 0);
  await fingers.press(page.locator('[data-rule="coach"]'));
  expect(await page.locator("dialog:modal").count(), "advice blocks nothing").toBe(0);
  await page.locator(".thought").first().waitFor();
  await page.locator(".plan").waitFor();
  expect(await page.locator(".thought").count()).toBeLessThanOrEqual(2);
  expect(errors).toEqual([]);
}

test.each([
  ["kogge", "phone", "touch"],
  ["kogge", "desk", "mouse"],
  ["luebeck", "phone", "touch"],
  ["luebeck", "desk", "mouse"],
] as const)("the lessons of %s on a %s, from end to end", async (game, size, way) => {
  const pupil = await person(browser, { size });
  await takeAll(pupil, game, way);
  await pupil.context.close();
});

/** A lesson on the second shelf, in a language, up to its rule. */
async function takeSecond(game: string, lesson: LessonInfo, language: string, last: boolean): Promise<void> {
  const [size, way] = SCREENS[(lesson.steps.length + LANGUAGES.indexOf(language)) % SCREENS.length] ?? SCREENS[0];
  const { page, context, errors } = await person(browser, { size });
  const fingers = new Fingers(page, way);
  await page.goto(`${inject("address")}?lang=${language}#/learn/${game}`);
  await fingers.press(page.locator(`[data-shelf="2"] ~ ol [data-take="${lesson.name}"]`));
  await take(page, fingers, lesson);
  await page.locator(`[data-lesson-rule="${lesson.rule ?? ""}"]`).waitFor();
  expect(await page.locator("[data-lesson]").innerText()).not.toMatch(/\b(web|lesson|rule)-[a-z]+-/i);
  await page.locator(last ? "[data-lesson-list]" : "[data-lesson-next]").waitFor();
  expect(errors).toEqual([]);
  await context.close();
}

test.each(["kogge", "luebeck"])("each lesson on the second shelf of %s, up to its rule", async (game) => {
  const all = await lessonsOn(SECOND_SHELF, game);
  for (const [at, lesson] of all.entries()) {
    // One language for each lesson, in turn; all of them only if asked to.
    const spoken = FULL ? LANGUAGES : [LANGUAGES[at % LANGUAGES.length] ?? "en"];
    for (const language of spoken) await takeSecond(game, lesson, language, lesson === all.at(-1));
  }
});

test("something else is answered, a step is gone back, and a lesson is resumed", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  const finger = new Fingers(page, "mouse");
  await page.goto(`${inject("address")}#/learn/kogge`);
  await finger.press(page.locator('[data-take="trade"]'));
  const said = page.locator("[data-lesson] p");
  await page.locator('.composer [data-option="end_turn"]').waitFor();
  const wanted = await said.textContent();
  await finger.press(page.locator('.composer [data-option="buy"]').first());
  await finger.press(page.locator('.composer [data-part="buy:0"]'));
  await finger.press(page.locator('.composer [data-add="0"]'));
  await finger.press(page.locator(".composer [data-send]"));
  await until(async () => (await said.textContent()) !== wanted);
  await finger.press(page.locator("[data-lesson-back]"));
  await until(async () => (await said.textContent()) === wanted);
  await page.reload();
  await page.locator('[data-lesson="trade"][data-step="0"]').waitFor();
  await page.goto(`${inject("address")}#/learn/kogge`);
  await finger.press(page.locator("[data-lessons-start]"));
  await page.locator('[data-lesson="trade"]').waitFor();
  await finger.press(page.locator("[data-lesson-skip]"));
  await until(async () => (await page.locator("[data-lesson]").count()) === 0);
  expect(await page.locator(".composer").count()).toBe(1);
  await context.close();
});

test.each([
  ["kogge", "phone", "touch"],
  ["luebeck", "desk", "mouse"],
] as const)(
  "at a table of %s on a %s the question leads to its rule, and the rule back to it",
  async (game, size, way) => {
    const { page, context, errors } = await person(browser, { size });
    const finger = new Fingers(page, way);
    await page.goto(`${inject("address")}#/learn/${game}`);
    await finger.press(page.locator("[data-first-game]"));
    const why = page.locator('button[data-rule]:not([data-rule="coach"])').first();
    await why.waitFor();
    const rule = (await why.getAttribute("data-rule")) ?? "";
    await finger.press(why);
    const paragraph = page.locator(`dialog .rule[data-rule="${rule}"]`);
    await paragraph.waitFor();
    await until(() =>
      paragraph.evaluate((one) => one.classList.contains("asked") && one.getBoundingClientRect().top < innerHeight),
    );
    await finger.press(paragraph.locator("button"));
    await until(async () => (await page.locator("dialog[open]").count()) === 0);
    expect(await page.locator(".composer").count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test.each(["learn/kogge", "learn/luebeck", "rules/kogge", "rules/luebeck/L-VOY-01"])(
  "axe finds nothing on %s, light and dark, and every word is there",
  async (path) => {
    for (const size of ["phone", "desk"] as const) {
      const { page, context, errors } = await person(browser, { size });
      for (const language of ["en", "de", "it", "fr"]) {
        await page.goto(`${inject("address")}?lang=${language}#/${path}`);
        await page.locator("h2, h3").nth(2).waitFor();
        expect(await page.locator("body").innerText()).not.toMatch(/\b(web|lesson|rule|option)-[a-z]+-/);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findings(page)).toEqual([]);
      }
      expect(errors).toEqual([]);
      await context.close();
    }
  },
);
