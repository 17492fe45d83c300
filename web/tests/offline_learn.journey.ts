import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { LessonInfo } from "../src/protocol/wire";
import { launch } from "./browser";
import { cutOff, hasEngine } from "./cut_off";
import { Fingers } from "./fingers";
import { take } from "./pupil";

let browser: Browser;
const engine = await hasEngine();
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

test.skipIf(!engine).each(["kogge", "luebeck"])(
  "without a connection, a lesson of %s is taken and the coach advises on the first game",
  async (game) => {
    const { page, context, address, errors, missed } = await cutOff(browser, { size: "desk" });
    const fingers = new Fingers(page, "mouse");
    // Whoever tests has a connection all the time.
    const all = (await (await fetch(`${inject("address")}api/games/${game}/lessons`)).json()) as LessonInfo[];
    await page.goto(`${address}#/learn/${game}`);
    await fingers.press(page.locator("[data-lessons-start]"));
    const [first] = all;
    if (!first) throw new Error("there is no lesson");
    await take(page, fingers, first);
    await page.goto(`${address}#/learn/${game}`);
    await fingers.press(page.locator("[data-first-game]"));
    await fingers.press(page.locator('[data-rule="coach"]'));
    await page.locator(".thought").first().waitFor();
    expect(missed).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  },
);
