import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { chooseEach, DOCK_WINDOWS, lookAtDock } from "./dock";
import { Fingers } from "./fingers";
import type { Visit } from "./kinds";
import { look, open, sit } from "./sitting";
import { withoutOrnament } from "./tour";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/**
 * In how many windows each question is looked at; HANSE_DOCK_WINDOWS=14 looks through all of them. The client must have
 * been built with HANSE_GRID=1.
 */
const SAMPLE = Number(process.env["HANSE_DOCK_WINDOWS"] ?? 1);
const LANGUAGES = ["en-GB", "de-DE", "it-IT", "fr-FR"] as const;
/** Moves that end a turn or a question, and have no composer. */
const ENDINGS = ["anchor", "end_turn", "let_pass", "keep_peace", "leave_be", "keep_start"];

/** A question in one window: the menu, then the composer of the move with each of its answers chosen in turn. */
async function wrongIn(page: Page, visit: Visit): Promise<string[]> {
  const found = (await lookAtDock(page)).wrong;
  if (ENDINGS.includes(visit.move)) return found;
  await open(page, visit, new Fingers(page, "mouse"));
  found.push(...(await chooseEach(page)));
  for (let back = page.locator(".bar [data-back]"); await back.count();) await back.first().click();
  return found;
}

test.each(LANGUAGES)("the dock of every question fits its window and stays still, %s", async (locale) => {
  const someone = await person(browser, { size: "desk", locale });
  await someone.page.addInitScript(withoutOrnament);
  const wrong: string[] = [];
  for (const [at, visit] of inject("kinds").visits.entries()) {
    if (visit.aside || at % LANGUAGES.length !== LANGUAGES.indexOf(locale)) continue;
    await sit(someone.page, visit, "?grid");
    await look(someone.page, visit);
    for (let turn = 0; turn < SAMPLE; turn++) {
      const [width, height] = DOCK_WINDOWS[(at + turn) % DOCK_WINDOWS.length] ?? DOCK_WINDOWS[0];
      await someone.page.setViewportSize({ width, height });
      const found = await wrongIn(someone.page, visit);
      wrong.push(...found.map((one) => `${visit.move} at ${width}×${height}: ${one}`));
    }
    await someone.page.setViewportSize({ width: 1440, height: 900 });
  }
  expect(wrong).toEqual([]);
  expect(someone.errors).toEqual([]);
  await someone.context.close();
});
