import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { until, type Fingers } from "./fingers";
import type { Visit } from "./kinds";

/** On a phone the sheet of what is said out of turn hides the question. */
const options = (page: Page, aside: boolean): Locator =>
  page.locator(aside ? "dialog :is([data-option], [data-shape])" : ".composer [data-shape]").first();

/** A table that begins from this position, with bots on the other seats; whatever table was open before is gone. */
export async function sit(page: Page, { setup, seat, position }: Visit): Promise<void> {
  const seats = Array.from({ length: setup.seats }, (_, at) => ({ bot: at === seat ? "" : "dabbler" }));
  const { edition = "", variants = [], readings = [] } = setup;
  const wanted = {
    game: setup.game,
    seats,
    name: "Anna",
    edition,
    variants,
    readings: Object.fromEntries(readings),
    position,
  };
  const answer = await page.request.post(`${inject("address")}api/tables`, { data: wanted });
  expect(answer.status(), await answer.text()).toBe(201);
  const { match, secret } = (await answer.json()) as { match: string; secret: string };
  await page.evaluate(() => document.querySelector(".table")?.setAttribute("data-left", ""));
  await page.goto(`${inject("address")}#/table/${match}/${secret}`);
  await page.locator(".table[data-left]").waitFor({ state: "detached" });
}

/** Until what is wanted can be seen; what is said out of turn lies on its own sheet. */
export async function look(page: Page, visit: Visit): Promise<void> {
  await page.locator(".composer [data-shape]").first().waitFor();
  if (visit.aside) await page.keyboard.press("o");
  await options(page, visit.aside).waitFor();
}

/** Until everything that can be foretold is. */
export async function foretold(page: Page): Promise<void> {
  await until(async () => !(await page.locator('[aria-busy="true"]').count()));
}

/** Press what opens the composer of this move; a move that leaves no choice is made or shown first. */
export async function open(page: Page, visit: Visit, fingers: Fingers): Promise<void> {
  const option = page.locator(`[data-option="${visit.move}"]`);
  const exact = page.locator(`[data-part="${visit.move}:${visit.of}"]`);
  if (!(await option.count())) return;
  await fingers.press((await exact.count()) ? exact.first() : option.first());
  if (await page.locator('[data-shape="group"]').count()) await fingers.press(exact.first());
}
