import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { chance, Hands } from "./hands";
import { inspect } from "./inspector";

const SHOTS = process.env["HANSE_SHOTS"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`${inject("address")}#/new/${game}`);
  await page.locator("label.seat").nth(1).waitFor();
  await page.locator("form .button.go").click();
  await page.locator(".composer [data-shape], .bar").first().waitFor();
}

async function judge(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
  expect(await findings(page)).toEqual([]);
  expect((await inspect(page)).wrong).toEqual([]);
}

/** A game that the server has from an installed package; tests/example_package names it. */
const INSTALLED = process.env["HANSE_INSTALLED_GAME"] ?? "";

test.skipIf(!INSTALLED)("a game of an installed package is played to its end", async () => {
  const { page, context, errors } = await person(browser, { size: "phone", locale: "fr-FR" });
  const hands = new Hands(page, "touch", chance(9));
  await open(page, INSTALLED);
  await hands.play(2);
  await judge(page, `${INSTALLED}-phone`);
  await hands.play();
  await page.locator(".over .verify button").click();
  // A game without chance has no draws to check.
  await page.locator("[data-verified=right], [data-verified=unchecked]").waitFor();
  expect(await page.locator("[role=log] li").count()).toBeGreaterThan(8);
  expect(errors).toEqual([]);
  await context.close();
});

/** The server's second game under a name that this client has no face for. */
async function disguise(page: Page): Promise<void> {
  const strange = (text: string): string =>
    text.replaceAll("-luebeck-", "-strange-").replaceAll('"luebeck"', '"strange"');
  const forward = async (route: Route): Promise<void> => {
    const url = route.request().url().replace("/games/strange/", "/games/luebeck/");
    const postData = route.request().postData()?.replaceAll('"strange"', '"luebeck"');
    const answer = await route.fetch({ url, ...(postData ? { postData } : {}) });
    await route.fulfill({ response: answer, body: strange(await answer.text()) });
  };
  await page.route("**/api/**", forward);
}

test("a game that this client has never heard of is played all the same", async () => {
  const { page, context, errors } = await person(browser, { size: "phone" });
  await disguise(page);
  await open(page, "strange");
  expect(await page.locator(".top h1").textContent()).toBe("strange");
  await new Hands(page, "touch", chance(7)).play(8);
  await judge(page, "strange-phone");
  expect(await page.locator("[role=log] li").count()).toBeGreaterThan(3);
  expect(errors).toEqual([]);
  await context.close();
});
