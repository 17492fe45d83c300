import type { Page } from "playwright-core";
import { inject } from "vitest";

export interface Wanted {
  readonly game?: string;
  /** The name under which one sits down. */
  readonly name?: string;
  readonly seats?: number;
  /** The bot on every other seat; nothing for people who are invited. */
  readonly bot?: string;
  readonly variants?: readonly string[];
}

/** The screen for new tables, once it can be filled in. */
export async function openNewTable(page: Page, game = "", address = inject("address")): Promise<void> {
  await page.goto(`${address}#/new${game && `/${game}`}`);
  await page.locator("fieldset").first().waitFor();
}

/** Unfold the book and the variants. */
export async function unfoldRules(page: Page): Promise<void> {
  const rules = page.locator(".rules > details");
  if (!(await rules.evaluate((one: HTMLDetailsElement) => one.open))) await rules.locator("summary").first().click();
}

/** Tick or untick a variant by its line, as a person does. */
export async function tick(page: Page, variant: string, on = true): Promise<void> {
  const box = page.locator(`input[value=${variant}]`);
  if ((await box.isChecked()) !== on) await page.locator("label.tick", { has: box }).click();
}

/** Fill in a new table as it is wanted, and open it. */
export async function makeTable(page: Page, wanted: Wanted, address = inject("address")): Promise<void> {
  await openNewTable(page, wanted.game, address);
  if (wanted.name) await page.locator("input[autocomplete=nickname]").fill(wanted.name);
  if (wanted.seats) await page.locator("label.field select").first().selectOption(String(wanted.seats));
  const others = page.locator("label.seat select");
  if (wanted.bot !== undefined)
    for (let at = 0; at < (await others.count()); at++) await others.nth(at).selectOption(wanted.bot);
  if (wanted.variants?.length) await unfoldRules(page);
  for (const variant of wanted.variants ?? []) await tick(page, variant);
  await page.locator("form .button.go").click();
}
