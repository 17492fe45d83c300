import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person, type Person } from "./browser";
import { until } from "./fingers";
import { chance, Hands } from "./hands";
import { previewsShown } from "./sitting";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

test("a reload keeps the table and the half-filled bid", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  await page.goto(inject("address"));
  await page.locator(".hero [data-play]").click();
  const hands = new Hands(page, "mouse", chance(9));
  await page.locator(".city[aria-pressed]").first().waitFor();
  await hands.answer();
  await page.locator('[data-move="bid"]').waitFor();
  await page.locator('[data-move="bid"] .add').nth(2).click();
  await previewsShown(page);
  const before = await page.locator('[data-move="bid"]').innerText();
  const lines = await page.locator("[role=log] li").count();
  await page.reload();
  await page.locator('[data-move="bid"]').waitFor();
  await previewsShown(page);
  expect(await page.locator('[data-move="bid"]').innerText()).toBe(before);
  expect(await page.locator("[role=log] li").count()).toBe(lines);
  await page.keyboard.press("a");
  expect(await page.locator(".composer :focus").count(), "A leads to the answers").toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

/** Two people at one table, the second by the first one's link. */
async function two(): Promise<Person[]> {
  const one = await person(browser, { size: "desk" });
  const other = await person(browser, { size: "tall" });
  await one.page.goto(`${inject("address")}#/new`);
  await one.page.locator("input[autocomplete=nickname]").fill("Anna");
  await one.page.locator("label.field select").first().selectOption("2");
  await one.page.locator("label.seat select").first().selectOption("");
  await one.page.locator("form .button.go").click();
  await other.page.goto(await one.page.locator("input[readonly]").first().inputValue());
  await other.page.locator("input[autocomplete=nickname]").fill("Birger");
  await other.page.locator("form .button.go").click();
  for (const { page } of [one, other]) await page.locator(".city").first().waitFor();
  return [one, other];
}

/** Two people of whom the first has made the other an offer. */
async function offering(): Promise<[Person, Person]> {
  const [one, other] = (await two()) as [Person, Person];
  for (const { page } of [one, other]) {
    await page.locator('[data-city="4"]').click();
    await page.locator(".send .button.go").click();
  }
  await one.page.getByText("Round 1 begins.").first().waitFor();
  await one.page.keyboard.press("o");
  await one.page.getByRole("button", { name: "Offer to Birger" }).click();
  await one.page.locator(".deal .add").first().click();
  await one.page.locator("dialog .send .button.go").click();
  return [one, other];
}

test("an offer that is declined stays in sight, with the ship of whoever declined it", async () => {
  const [one, other] = await offering();
  await other.page.getByRole("button", { name: "Offers 1 new" }).tap();
  await other.page.getByRole("button", { name: "Decline" }).tap();
  const answer = one.page.locator("dialog .answers li");
  await answer.getByText("Birger declines your offer 1.").waitFor();
  await answer.getByText("You offer Birger").waitFor();
  expect(await answer.locator("svg").first().textContent()).toBe("B");
  expect(await one.page.locator(".caption .sign svg").first().textContent()).toBe("B");
  if (process.env["HANSE_SHOTS"]) await one.page.screenshot({ path: `${process.env["HANSE_SHOTS"]}/declined.png` });
  expect([...one.errors, ...other.errors]).toEqual([]);
  await Promise.all([one.context.close(), other.context.close()]);
});

test("an offer interrupts nobody, is taken, and both see it in the log", async () => {
  const [one, other] = await offering();
  await other.page.getByRole("button", { name: "Offers 1 new" }).tap();
  await other.page.getByRole("button", { name: "Accept" }).tap();
  await one.page.keyboard.press("Escape");
  await one.page.getByText("Agreed: you give 1 ore, Birger gives nothing.").first().waitFor();
  expect([...one.errors, ...other.errors]).toEqual([]);
  await Promise.all([one.context.close(), other.context.close()]);
});

test("two people meet by a link, play, and talk beside the game", async () => {
  const [one, other] = await two();
  if (!one || !other) return;
  const hands = [new Hands(one.page, "mouse", chance(11)), new Hands(other.page, "touch", chance(12))];
  await until(async () => {
    for (const each of hands) await each.perhaps();
    return [one, other].every(({ journal }) => journal.answered.has("bid"));
  }, 60_000);
  await one.page.getByRole("button", { name: "Chat" }).click();
  await one.page.getByPlaceholder("Say something").fill("Ahoi!");
  await one.page.keyboard.press("Enter");
  await one.page.getByText("Ahoi!").waitFor();
  await other.page.getByRole("button", { name: "Chat 1 new" }).tap();
  await other.page.getByText("Ahoi!").waitFor();
  await other.page.keyboard.press("Escape");
  await other.page.getByRole("button", { name: "Chat", exact: true }).waitFor();
  expect([...one.errors, ...other.errors]).toEqual([]);
  await one.context.close();
  await other.context.close();
});
