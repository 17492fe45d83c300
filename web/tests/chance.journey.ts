import { execFileSync } from "node:child_process";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { ROOT } from "./folders";
import { inspect } from "./inspector";

/** What the browser of the first seat kept of a game's chance, and the secret of that seat. */
interface Witness {
  readonly match: string;
  readonly secret: string;
  readonly commitment: string;
  readonly nonce: string;
}

const GAMES = process.env["HANSE_FULL"] === "1" ? 20 : 4;
const SIGNED = ["commitment", "seen", "nonce", "draws", "points"];
let browser: Browser;
let games: Witness[] = [];

/** Games that were played to their end, and what the browser of their first seat kept. */
function finished(game: string, count: number): Witness[] {
  const run = ["-m", "tests.server.finished", inject("address"), inject("database"), String(count), game];
  return JSON.parse(execFileSync(`${ROOT}.venv/bin/python`, run, { cwd: ROOT, encoding: "utf8" })) as Witness[];
}

beforeAll(async () => {
  browser = await launch();
  games = finished("kogge", GAMES);
}, 500_000);
afterAll(() => browser.close());

/** As the browser that played: it has kept what it saw and gave. */
async function keep(context: BrowserContext, kept: readonly Partial<Witness>[]): Promise<void> {
  await context.addInitScript((all) => localStorage.setItem("chance", JSON.stringify(all)), kept);
}

async function check(page: Page, game: Witness): Promise<Record<string, string>> {
  await page.goto(`${inject("address")}#/table/${game.match}/${game.secret}`);
  await page.locator(".verify button").click();
  await page.locator("[data-verified]").waitFor();
  await page.locator("[data-check]").first().waitFor();
  return page
    .locator("[data-check]")
    .evaluateAll(
      (all) =>
        Object.fromEntries(
          all.map((one) => [one.getAttribute("data-check"), one.getAttribute("data-finding")]),
        ) as Record<string, string>,
    );
}

test("finished games of the store are verified in one tap", async () => {
  const { page, context, errors } = await person(browser, { size: "tall" });
  await keep(
    context,
    games.map(({ match, commitment, nonce }) => ({ match, commitment, nonce })),
  );
  let verified = 0;
  for (const game of games) {
    expect(await check(page, game)).toEqual(Object.fromEntries(SIGNED.map((subject) => [subject, "right"])));
    verified += await page.locator('[data-verified="right"]').count();
    await page.goto(`${inject("address")}#/`);
  }
  expect(verified).toBe(GAMES);
  expect(errors).toEqual([]);
  await context.close();
});

test.each(["desk", "tall"] as const)("games of Lübeck are verified in one tap, %s", async (size) => {
  const { page, context, errors } = await person(browser, { size });
  const ended = finished("luebeck", 2);
  await keep(
    context,
    ended.map(({ match, commitment, nonce }) => ({ match, commitment, nonce })),
  );
  for (const game of ended) {
    expect(await check(page, game)).toMatchObject(Object.fromEntries(SIGNED.map((subject) => [subject, "right"])));
    expect(await page.locator('[data-verified="right"]').count()).toBe(1);
    await page.locator("footer.over button").first().click();
    await page.locator("[data-city]").first().waitFor();
    await page.locator("footer.over button").first().click();
    await page.locator('[data-verified="right"]').waitFor();
    await page.goto(`${inject("address")}#/`);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test("one altered draw, another commitment and another nonce are found out", async () => {
  const [game] = games;
  if (!game) throw new Error("no game");
  const { page, context } = await person(browser, { size: "desk" });
  await keep(context, [{ match: game.match, commitment: "00".repeat(32), nonce: "11".repeat(16) }]);
  await page.route("**/record", async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(
      /(\d+)\/(\d+)\]/,
      (_, k: string, n: string) => `${(Number(k) + 1) % Number(n)}/${n}]`,
    );
    await route.fulfill({ response: answer, body: text });
  });
  expect(await check(page, game)).toEqual({
    commitment: "right",
    seen: "wrong",
    nonce: "wrong",
    draws: "wrong",
    points: "right",
  });
  expect(await page.locator('[data-verified="wrong"]').count()).toBe(1);
  await context.close();
});

test("a browser that kept nothing says what it could not check; the record is a file", async () => {
  const [game] = games;
  if (!game) throw new Error("no game");
  const { page, context, errors } = await person(browser, { size: "phone", scheme: "dark", locale: "fr-FR" });
  await page.goto(`${inject("address")}#/`);
  expect(await check(page, game)).toMatchObject({ seen: "unchecked", nonce: "unchecked", draws: "right" });
  expect(await page.locator('[data-verified="unchecked"]').count(), "no more is claimed than was checked").toBe(1);
  expect(await page.locator("[data-proves]").innerText()).toMatch(/en dernier.*nombres.*caché/s);
  expect(await findings(page)).toEqual([]);
  expect((await inspect(page)).wrong).toEqual([]);
  await page.keyboard.press("Escape");
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator(".verify a").click()]);
  expect(file.suggestedFilename()).toBe(`kogge-${game.match}.hanse`);
  expect(errors).toEqual([]);
  await context.close();
});

test("the commitment is on the screen before anybody has given a nonce, short and in full", async () => {
  const { page, context } = await person(browser, { size: "phone" });
  const seats = [{ bot: "" }, { bot: "" }];
  const made = await page.request.post(`${inject("address")}api/tables`, {
    data: { game: "kogge", seats, name: "Anna" },
  });
  const { match, commitment } = (await made.json()) as Witness;
  const visitor = await person(browser, { size: "phone" });
  await visitor.page.goto(`${inject("address")}#/table/${match}`);
  await visitor.page.locator(".commitment summary").click();
  expect(await visitor.page.locator(".commitment summary").innerText()).toContain(commitment.slice(0, 8));
  expect(await visitor.page.locator(".commitment .full").innerText()).toBe(commitment);
  expect(await visitor.page.locator(".commitment [data-proves]").innerText()).toMatch(/sits down last.*hidden/s);
  expect((await inspect(visitor.page)).wrong).toEqual([]);
  await Promise.all([context.close(), visitor.context.close()]);
});
