import type { Page } from "playwright-core";
import { expect } from "vitest";
import { selectorOf } from "../src/learn/lessons/lights";
import type { LessonInfo } from "../src/protocol/wire";
import { findings } from "./checks";
import { until, type Fingers } from "./fingers";

const AGAIN = 700;

const stepNow = async (page: Page): Promise<string> =>
  (await page.locator("[data-lesson]").getAttribute("data-step")) ?? "";

/** The first of what is lit that can be seen, from the one after the last touched on. */
async function seen(page: Page, lights: readonly string[], from: number): Promise<number> {
  const order = [...lights.keys()].sort((one, other) => ((one - from + 99) % 99) - ((other - from + 99) % 99));
  for (const at of order) {
    if (
      await page
        .locator(selectorOf(lights[at] ?? ""))
        .first()
        .isVisible()
    )
      return at;
  }
  return -1;
}

/** Do as a step says: touch what it lights up, until it is done. */
async function follow(page: Page, fingers: Fingers, lights: readonly string[]): Promise<void> {
  const step = await stepNow(page);
  let from = 0;
  await page.locator(".composer").first().waitFor();
  await until(async () => {
    if ((await stepNow(page)) !== step) return true;
    const at = await seen(page, lights, from);
    if (at < 0) return false;
    // A press right after another may be taken for a stray one: then it is pressed once more.
    if (at < from) await page.waitForTimeout(AGAIN);
    if ((await stepNow(page)) !== step) return true;
    await fingers.press(page.locator(selectorOf(lights[at] ?? "")).first());
    from = at + 1;
    return false;
  });
}

/** Take a lesson from its first step to its end. */
export async function take(page: Page, fingers: Fingers, lesson: LessonInfo): Promise<void> {
  await page.locator(`[data-lesson="${lesson.name}"][data-step="0"]`).waitFor();
  await page.locator(".composer").first().waitFor();
  // What the mouse happens to rest on explains itself, over everything.
  await page.mouse.move(0, 0);
  await page.locator("[role=tooltip]").waitFor({ state: "hidden" });
  expect(await findings(page)).toEqual([]);
  for (const step of lesson.steps) await follow(page, fingers, step.lights);
  expect(await stepNow(page)).toBe(String(lesson.steps.length));
}
