import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { come, gather, giveNonce } from "./people";

const SHOTS = process.env["HANSE_SHOTS"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Everything that scripts of this page could read in the browser's storage. */
const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function openSettings(page: Page): Promise<void> {
  await page.locator(".city").first().waitFor();
  await page
    .locator("[data-tab=settings]")
    .or(page.getByRole("button", { name: /^Settings/ }))
    .first()
    .click();
}

test("no browser stores the secret of a seat, and a reload keeps the seat", async () => {
  const gathering = await gather("kogge", ["Anna", "Ben"]);
  const anna = await person(browser, { size: "tall" });
  const secret = gathering.secrets[0] ?? "";
  expect(secret).not.toBe("");
  await giveNonce(gathering, 1);
  await come(anna.page, gathering, 0);
  await openSettings(anna.page);
  await anna.page.locator("[data-own-link]").waitFor();
  expect(await storedTexts(anna.page)).not.toContain(secret);

  await anna.page.reload();
  await openSettings(anna.page);
  await anna.page.locator("[data-new-link]").waitFor();
  expect(await anna.page.locator("[data-own-link]").count(), "the link is shown once").toBe(0);
  if (SHOTS) await anna.page.screenshot({ path: `${SHOTS}/own-link-gone.png` });
  expect(await findings(anna.page)).toEqual([]);
  await anna.page.locator("[data-new-link]").click();
  await anna.page.locator("p[role=alert] + .row .go").click();
  await anna.page.locator("[data-own-link]").waitFor();
  expect(anna.errors).toEqual([]);
  await anna.context.close();
});
