import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person, SIZES, type Look } from "./browser";
import { findings, overhang, tooSmall } from "./checks";
import { chance, Hands } from "./hands";

const SHOTS = process.env["HANSE_SHOTS"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const LOOKS = (Object.keys(SIZES) as (keyof typeof SIZES)[]).flatMap((size) =>
  (["light", "dark"] as const).map((scheme): Look => ({ size, scheme })));

async function look(page: Page, name: string, how: Look): Promise<void> {
  await page.waitForTimeout(80);
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${how.size}-${how.scheme}.png` });
  expect(await overhang(page), `${name} is too wide`).toBeLessThanOrEqual(0);
  if (how.size !== "desk") expect(await tooSmall(page), `${name} is too small to tap`).toEqual([]);
  expect(await findings(page), name).toEqual([]);
}

/** Play until a composer of this shape is open. */
async function until(hands: Hands, wanted: string): Promise<void> {
  for (let answers = 0; answers < 400 && !(await hands.over()); answers++) {
    const open = hands.page.locator(".composer [data-shape]").first();
    await open.waitFor({ timeout: 30_000 }).catch(() => {});
    if ((await open.getAttribute("data-shape").catch(() => "")) === wanted) return;
    await hands.answer().catch(() => false);
  }
}

test.each(LOOKS)("every main screen on $size, $scheme", async (how) => {
  const { page, context, errors } = await person(browser, how);
  const address = inject("address");
  await page.goto(address);
  await page.locator(".hero").waitFor();
  await look(page, "front", how);
  await page.goto(`${address}#/new`);
  await page.locator("fieldset").first().waitFor();
  await look(page, "new", how);
  await page.locator("label.seat select").first().selectOption("");
  await page.locator("form .button.go").click();
  await page.locator(".room").waitFor();
  await look(page, "waiting", how);
  await page.goto(`${address}#/`);
  await page.locator(".hero .button.go").click();
  await page.locator(".city").first().waitFor();
  await look(page, "start", how);
  const hands = new Hands(page, how.size === "desk" ? "mouse" : "touch", chance(4));
  for (const shape of ["bag", "menu", "exchange"]) {
    await until(hands, shape);
    await look(page, shape, how);
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.locator("dialog [data-rule]").first().waitFor();
  await look(page, "rules", how);
  await page.keyboard.press("Escape");
  await page.keyboard.press("o");
  await look(page, "offers", how);
  await page.keyboard.press("Escape");
  await page.locator(".top .button").last().click();
  await look(page, "settings", how);
  expect(errors).toEqual([]);
  await context.close();
});
