import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { until, type Fingers } from "./fingers";
import type { Visit } from "./kinds";
import { gather, giveNonce } from "./people";

/** On a phone the sheet of what is said out of turn hides the question. */
const options = (page: Page, aside: boolean): Locator =>
  page.locator(aside ? "dialog :is([data-option], [data-shape])" : ".composer [data-shape]").first();

/** A seat at a table that begins from this position. */
async function seated(page: Page, { setup, seat, position, move }: Visit): Promise<readonly [string, string]> {
  const { game, seats, edition = "", variants = [], readings = [] } = setup;
  const terms = { edition, variants, readings: Object.fromEntries(readings), position };
  // A bot would answer an offer before it can be withdrawn: there people sit, who do nothing.
  if (move === "withdraw") {
    const table = await gather(game, ["Anna", "Ben", "Clara", "Dirk", "Edda"].slice(0, seats), 0, terms);
    for (let at = 0; at < seats; at++) await giveNonce(table, at);
    return [table.match, table.secrets[seat] ?? ""];
  }
  const bots = Array.from({ length: seats }, (_, at) => ({ bot: at === seat ? "" : "dabbler" }));
  const answer = await page.request.post(`${inject("address")}api/tables`, {
    data: { game, seats: bots, name: "Anna", ...terms },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { match, secret } = (await answer.json()) as { match: string; secret: string };
  return [match, secret];
}

/** A table that begins from this position, with bots on the other seats; whatever table was open before is gone. */
export async function sit(page: Page, visit: Visit): Promise<void> {
  const [match, secret] = await seated(page, visit);
  await page.evaluate(() => document.querySelector(".table")?.setAttribute("data-left", ""));
  await page.goto(`${inject("address")}#/table/${match}/${secret}`);
  await page.locator(".table[data-left]").waitFor({ state: "detached" });
}

/** Until what is wanted can be seen; what is said out of turn lies on its own sheet. */
export async function look(page: Page, visit: Visit): Promise<void> {
  // Whoever withdraws an offer need not be asked anything.
  await page
    .locator(visit.move === "withdraw" ? ".table [data-city]" : ".composer [data-shape]")
    .first()
    .waitFor();
  if (visit.aside) await page.keyboard.press("o");
  await options(page, visit.aside).waitFor();
}

/** Wait until every preview is shown. */
export async function previewsShown(page: Page): Promise<void> {
  await until(async () => !(await page.locator('[aria-busy="true"]').count()));
}

/** Press what opens the composer of this move; a move that leaves no choice is made or shown first. */
export async function open(page: Page, visit: Visit, fingers: Fingers): Promise<void> {
  const option = page.locator(`:is([data-option="${visit.move}"], [data-leads~="${visit.move}"])`);
  const exact = page.locator(`[data-part="${visit.move}:${visit.of}"]`);
  if (!(await option.count())) return;
  await fingers.press((await exact.count()) ? exact.first() : option.first());
  if (await page.locator('[data-shape="group"]').count()) await fingers.press(exact.first());
}
