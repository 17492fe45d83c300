import type { Page } from "playwright-core";
import { expect } from "vitest";
import { chance, Hands } from "./hands";

export const NAMES = ["Hinrich", "Grete", "Tilda"];

/**
 * Three friends on this very screen, at the form for a new table; two of them have the same name. Bots get further
 * seats.
 */
export async function fillIn(page: Page, address: string, seats = 3): Promise<void> {
  await page.goto(`${address}#/new`);
  await page.locator("label.field select").first().selectOption(String(seats));
  for (const at of [0, 1]) await page.locator("label.seat select").nth(at).selectOption("");
  const shared = page.locator('input[value="pass"]');
  if (await shared.count()) await page.locator(".screens label", { has: shared }).click();
  await page.locator("input[autocomplete=nickname]").fill(NAMES[0] ?? "");
  for (const at of [1, 2]) await page.getByLabel(`Your name ${at + 1}`).fill(NAMES[1] ?? "");
}

/** What somebody does at the curtain, before the screen is theirs. */
type AtCurtain = (next: string, held: readonly string[]) => Promise<void>;

/** Pass the screen round until each has had it so many times, or the game is over; return who had it. */
export async function passRound(page: Page, times: number, look: AtCurtain, steps = 400): Promise<string[]> {
  const held: string[] = [];
  const hands = new Hands(page, "touch", chance(7));
  const enough = (): boolean => NAMES.every((_, seat) => held.filter((one) => one === String(seat)).length >= times);
  for (let step = 0; step < steps && !enough(); step++) {
    const curtain = page.locator("[data-curtain]");
    if (await curtain.count()) {
      const next = (await curtain.getAttribute("data-curtain").catch(() => null)) ?? "-1";
      if (next === "-1") await page.waitForTimeout(200);
      else {
        await look(next, held);
        await page.locator("[data-curtain] .button.go").tap();
        held.push(next);
        await page.locator(".strip").first().waitFor();
      }
    } else if (await page.locator(".recap .button.go").count()) await page.locator(".recap .button.go").tap();
    else if (!(await hands.perhaps())) await page.waitForTimeout(100);
  }
  expect(enough(), held.join(" ")).toBe(true);
  return held;
}
