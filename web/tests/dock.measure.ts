import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { chooseEach, DOCK_WINDOWS, lookAtDock } from "./dock";
import { Fingers, RETRIED } from "./fingers";
import type { Visit } from "./kinds";
import { open, sit } from "./sitting";
import { withoutOrnament } from "./tour";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** In how many windows each question is looked at; HANSE_DOCK_WINDOWS=14 looks through all of them. */
const SAMPLE = Number(process.env["HANSE_DOCK_WINDOWS"] ?? 1);
const LANGUAGES = ["en-GB", "de-DE", "it-IT", "fr-FR"] as const;
/** Moves that end a turn or a question, and have no composer. */
const ENDINGS = ["anchor", "end_turn", "let_pass", "keep_peace", "leave_be", "keep_start"];

/** HANSE_KINDS=bid,land looks at these kinds only, for those who work on them. */
const wanted = process.env["HANSE_KINDS"]?.split(",") ?? [];

/** Deals behind their home: the list, then the first offer or the terms for the first partner, and their markers. */
async function wrongInDeals(page: Page): Promise<string[]> {
  const home = page.locator(".bar button[data-option='deal']:not([aria-disabled='true'])");
  if (!(await home.count())) return [];
  await home.click();
  const found: string[] = [];
  for (const next of ["button[data-offer]", "button[data-part^='deal:']"]) {
    found.push(...(await lookAtDock(page)).wrong);
    const one = page.locator(`.bar ${next}`).first();
    if (!(await one.count())) continue;
    await one.click();
    found.push(...(await chooseEach(page)));
    const terms = page.locator(".bar button[data-terms]");
    for (let at = 0; at < (await terms.count()); at++) {
      await terms.nth(at).click();
      found.push(...(await chooseEach(page)));
      await page.locator(".bar [data-back]").click();
    }
    if (await page.locator(".bar [data-back]").count()) await page.locator(".bar [data-back]").click();
  }
  return found;
}

async function backToMenu(page: Page): Promise<void> {
  for (let back = page.locator(".bar [data-back]"); await back.count();) await back.first().click();
}

/** A question in one window: the menu, then the composer of the move with each of its answers chosen in turn. */
async function wrongIn(page: Page, visit: Visit): Promise<string[]> {
  const found = (await lookAtDock(page)).wrong;
  found.push(...(await wrongInDeals(page)));
  await backToMenu(page);
  if (!visit.aside && !ENDINGS.includes(visit.move)) {
    await open(page, visit, new Fingers(page, "mouse"));
    found.push(...(await chooseEach(page)));
  }
  await backToMenu(page);
  return found;
}

/** What is wrong with one question in some of the windows. */
async function wrongAt(page: Page, visit: Visit, at: number): Promise<string[]> {
  await sit(page, visit);
  await page.locator(".composer [data-shape]").first().waitFor();
  const wrong: string[] = [];
  for (let turn = 0; turn < SAMPLE; turn++) {
    const [width, height] = DOCK_WINDOWS[(at + turn) % DOCK_WINDOWS.length] ?? DOCK_WINDOWS[0];
    await page.setViewportSize({ width, height });
    const found = await wrongIn(page, visit);
    wrong.push(...new Set(found.map((one) => `${visit.move} at ${width}×${height}: ${one}`)));
  }
  return wrong;
}

test.each(LANGUAGES)("the dock of every question fits its window and stays still, %s", async (locale) => {
  const someone = await person(browser, { size: "desk", locale });
  await someone.page.addInitScript(withoutOrnament);
  someone.page.setDefaultTimeout(4 * RETRIED);
  const wrong: string[] = [];
  for (const [at, visit] of inject("kinds").visits.entries()) {
    if (wanted.length ? !wanted.includes(visit.move) : at % LANGUAGES.length !== LANGUAGES.indexOf(locale)) continue;
    if (visit.move === "withdraw") continue;
    await someone.page.setViewportSize({ width: 1440, height: 900 });
    const found = await wrongAt(someone.page, visit, at).catch((problem: unknown) => [`${visit.move}: ${problem}`]);
    for (const one of found) console.log(`${locale} ${one}`);
    wrong.push(...found);
  }
  expect(wrong).toEqual([]);
  expect(someone.errors).toEqual([]);
  await someone.context.close();
});
