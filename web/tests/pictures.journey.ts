import { test, inject, expect } from "vitest";
import { launch, person } from "./browser";
import { chance, Hands } from "./hands";

const FOLDER = process.env["HANSE_SHOTS"];

/** The pictures of the README: the same table on a desk and on a phone. */
test.runIf(FOLDER)("pictures of a table in the middle of a game", async () => {
  const browser = await launch();
  for (const [size, scheme] of [
    ["desk", "light"],
    ["tall", "dark"],
  ] as const) {
    const { page, context } = await person(browser, { size, scheme });
    await page.goto(inject("address"));
    await page.locator(".hero .button.go").click();
    const hands = new Hands(page, size === "desk" ? "mouse" : "touch", chance(size === "desk" ? 7 : 8));
    await hands.play(22);
    for (let step = 0; step < 40 && !(await page.locator('[data-move="sailing"]').count()); step++) {
      await hands.play(1);
      await page.waitForTimeout(300);
    }
    expect(await page.locator(".city").count()).toBe(9);
    await page.screenshot({ path: `${FOLDER}/table-${size === "desk" ? "desk" : "phone"}.png` });
    await context.close();
  }
  await browser.close();
});
