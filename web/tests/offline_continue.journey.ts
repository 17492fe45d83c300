import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Welcome } from "../src/protocol/wire";
import { launch, person, type Person } from "./browser";
import { findings } from "./checks";
import { cutOff, hasEngine } from "./cut_off";
import { Fingers } from "./fingers";
import { chance, Hands } from "./hands";
import { fillIn, NAMES, passRound } from "./passing";

const FRIENDS = ["Wulf", "Taleke"];
let browser: Browser;
const engine = await hasEngine();
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const offer = (page: Page) => page.locator("[data-continue]");
const matchOf = (page: Page): string => new URL(page.url()).hash.split("/")[2] ?? "";
const tableOf = (page: Page, match: string): Promise<Welcome> =>
  page.evaluate(async (id) => (await (await fetch(`api/tables/${id}`)).json()) as Welcome, match);

/** The front page of the page without a connection, with the game that is kept there. */
async function openKept(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/`);
  await page.locator(".mine li").first().waitFor();
}

/** Sit down on an open seat, with the link that the host sends. */
async function join(name: string, { match, invite = "" }: Welcome): Promise<Person> {
  const friend = await person(browser, { size: "desk" });
  await friend.page.goto(`${inject("address")}#/table/${match}/join/${invite}`);
  await friend.page.locator("input[autocomplete=nickname]").fill(name);
  await friend.page.locator("form .button.go").click();
  return friend;
}

/** Let everyone play until each has answered at least once. */
async function playRound(pages: readonly Page[]): Promise<void> {
  const hands = pages.map((page, seat) => new Hands(page, "mouse", chance(seat)));
  const answered = new Set<Hands>();
  for (let step = 0; step < 600 && answered.size < hands.length; step++)
    for (const one of hands) {
      const recap = one.page.locator(".recap .button.go");
      if (await recap.count()) await recap.click().catch(() => {});
      else if (await one.perhaps()) answered.add(one);
    }
  expect(answered.size).toBe(hands.length);
}

test.skipIf(!engine)("a game goes on at a server with friends, and its beginning stays in the browser", async () => {
  const { page, context, address, errors, missed, wire } = await cutOff(browser, { size: "tall" });
  await fillIn(page, address, NAMES.length + 1);
  await page.getByLabel("Your name 3").fill(NAMES[2] ?? "");
  await page.locator("form .button.go").click();
  await passRound(page, 1, () => Promise.resolve());
  const old = matchOf(page);
  expect(missed).toEqual([]);

  const fingers = new Fingers(page, "touch");
  await openKept(page, address);
  await fingers.press(offer(page).locator("summary"));
  await page.locator('[data-continue="away"]').waitFor();
  expect(await offer(page).locator("button").count(), "without a server there is only the reason").toBe(0);
  await fingers.press(offer(page).locator("summary"));
  await wire.mend();
  await fingers.press(offer(page).locator("summary"));
  await offer(page).locator("button").waitFor();
  expect(await findings(page)).toEqual([]);
  await fingers.press(offer(page).locator("button"));

  await page.waitForURL((url) => !url.searchParams.has("offline") && url.hash.startsWith("#/table/"));
  const match = matchOf(page);
  expect(match).not.toBe(old);
  const before = await tableOf(page, match);
  expect(before.practice).toBe(true);
  expect(before.players.map(({ bot }) => Boolean(bot))).toEqual([false, false, false, true]);
  expect(before.players.filter(({ taken }) => taken === false).length).toBe(FRIENDS.length);
  const friends: Person[] = [];
  for (const name of FRIENDS) friends.push(await join(name, before));
  await page.locator(".table").first().waitFor();
  await playRound([page, ...friends.map((friend) => friend.page)]);

  await page.goto(`${wire.url}#/replay/${match}`);
  await page.locator(".replay").waitFor();
  await page.goto(`${address}#/replay/${old}`);
  await page.locator(".replay").waitFor();
  await openKept(page, address);
  await fingers.press(offer(page).locator("summary"));
  await offer(page).locator(`a[href$="#/table/${match}"]`).waitFor();
  expect(errors.filter((error) => !error.includes("ERR_CONNECTION"))).toEqual([]);
  for (const friend of friends) await friend.context.close();
  await context.close();
});
