import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { until } from "./fingers";
import { chance, Hands } from "./hands";
import { come, gather } from "./people";

const SHOTS = process.env["HANSE_SHOTS"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const settings = (page: Page) => page.getByRole("button", { name: "Settings" });
const lines = (page: Page) => page.locator("[role=log] li").allInnerTexts();

/** What the other is offered, wherever it stands on this screen. */
async function offered(page: Page, kind: string): Promise<void> {
  const folded = page.locator(`[data-folded=${kind}]`);
  const whole = page.locator(`.notice[data-notice=${kind}]`);
  await folded.or(whole).first().waitFor();
  if (!(await whole.count())) await folded.click();
  await whole.waitFor();
}

async function judge(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/consent-${name}.png` });
  expect(await findings(page), name).toEqual([]);
}

/** Anna says a last word and wants another game; Ben comes after her and still reads it there. */
async function playAgain(anna: Page, ben: Page): Promise<void> {
  await anna.getByRole("button", { name: "Chat" }).click();
  await anna.getByRole("button", { name: "Well played!" }).click();
  await anna.locator(".talk li").getByText("Well played!").waitFor();
  await anna.keyboard.press("Escape");
  await ben.getByRole("button", { name: "Chat" }).tap();
  await ben.locator(".talk li").getByText("Gut gespielt!").waitFor();
  await ben.keyboard.press("Escape");
  await anna.getByRole("button", { name: "Play again" }).click();
  const before = anna.getByRole("link", { name: "The last game, and its chat" });
  await before.waitFor();
  await judge(anna, "again");
  await before.click();
  await anna.getByRole("button", { name: "Join the next game" }).click();
  await ben.getByRole("button", { name: "Beim nächsten Spiel mitmachen" }).tap();
  for (const page of [anna, ben]) await page.locator(".composer [data-shape]").first().waitFor();
  await ben.getByRole("button", { name: "Chat", exact: true }).tap();
  await ben.locator(".talk li").getByText("Gut gespielt!").waitFor();
}

test("two go back together, decline an end, resign and return, and end together", async () => {
  const gathering = await gather("kogge", ["Anna", "Ben"]);
  const anna = await person(browser, { size: "desk" });
  const ben = await person(browser, { size: "tall", scheme: "dark", locale: "de-DE" });
  await come(anna.page, gathering, 0);
  await come(ben.page, gathering, 1);
  const hands = [new Hands(anna.page, "mouse", chance(3)), new Hands(ben.page, "touch", chance(4))];
  const bids = async (): Promise<number> => (await lines(anna.page)).filter((line) => / bids /.test(line)).length;
  while ((await bids()) < 1) {
    for (const one of hands) await one.perhaps();
    await anna.page.waitForTimeout(100);
  }

  await settings(anna.page).click();
  await anna.page.getByRole("button", { name: "Go back together" }).click();
  const places = anna.page.locator("[data-ply]");
  await places.first().waitFor();
  await judge(anna.page, "places");
  await places.first().click();
  await offered(ben.page, "back");
  await judge(ben.page, "back");
  await ben.page.getByRole("button", { name: "Auch zurückgehen" }).tap();
  await until(async () => (await lines(anna.page)).some((line) => line.includes("the game goes back")));

  await settings(anna.page).click();
  await anna.page.getByRole("button", { name: "Offer to end the game" }).click();
  await anna.page.getByRole("button", { name: "Offer to end the game" }).click();
  await offered(ben.page, "ending");
  await ben.page.getByRole("button", { name: "Weiterspielen" }).tap();
  await until(async () => (await lines(anna.page)).some((line) => line.includes("Ben wants to play on")));

  await ben.page.keyboard.press("Escape");
  await ben.page.getByRole("button", { name: "Einstellungen" }).tap();
  await ben.page.getByRole("button", { name: "Meinen Platz aufgeben" }).tap();
  await judge(ben.page, "resign");
  await ben.page.getByRole("button", { name: "Meinen Platz aufgeben" }).tap();
  await anna.page.locator("[data-presence=left]").waitFor();
  await ben.page.getByRole("button", { name: "Meinen Platz zurücknehmen" }).tap();
  await anna.page.locator("[data-presence=here]").waitFor();

  await settings(anna.page).click();
  await anna.page.getByRole("button", { name: "Offer to end the game" }).click();
  await anna.page.getByRole("button", { name: "Offer to end the game" }).click();
  await offered(ben.page, "ending");
  await ben.page.getByRole("button", { name: "Beenden" }).tap();
  for (const { page } of [anna, ben]) await page.locator("[data-end]").waitFor();
  await playAgain(anna.page, ben.page);
  expect([...anna.errors, ...ben.errors]).toEqual([]);
  for (const { context } of [anna, ben]) await context.close();
});
