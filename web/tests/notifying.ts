import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { NewTable, Seated } from "../src/protocol/wire";

/** The link to Anna's seat at a new table with two bots. */
export async function newSeat(address: string): Promise<string> {
  const bots = [{ bot: "dabbler" }, { bot: "dabbler" }];
  const wanted: NewTable = { game: "kogge", seats: [{ bot: "" }, ...bots], name: "Anna", clock: "none" };
  const answer = await fetch(`${address}api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wanted),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const seated = (await answer.json()) as Seated;
  return `${address}#/table/${seated.match}/${seated.secret}`;
}

/** Open the panel of channels in a table's settings. */
export async function openPanel(page: Page): Promise<void> {
  await page.locator(".city").first().waitFor();
  await page
    .locator("[data-tab=settings]")
    .or(page.getByRole("button", { name: /^(Settings|Einstellungen|Impostazioni|Réglages)/ }))
    .first()
    .click();
  await page.locator("[data-notify] summary").click();
  await page.locator("[data-add=mail]").waitFor();
}
