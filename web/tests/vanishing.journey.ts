import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person, type Person } from "./browser";
import { findings } from "./checks";
import { until } from "./fingers";
import { SHORT } from "./folders";
import { chance, Hands } from "./hands";
import { LuebeckHands } from "./luebeck_hands";
import { come, gather, letPass, type Gathering } from "./people";

/** Without a clock: until the reminder, and from there until the others may choose. */
const [PATIENCE, GRACE] = [600, 300];
const SHOTS = process.env["HANSE_SHOTS"];
const GAMES = ["kogge", "luebeck"] as const;
type Game = (typeof GAMES)[number];
/** In CI each way is gone in one game; `make journeys` goes it in both. */
const games = (one: number): Game[] => GAMES.filter((_, at) => !SHORT || at === one);
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const question = (page: Page) => page.locator(".composer [data-shape], .composer [data-move]").first();
const notice = (page: Page, kind: string) => page.locator(`.notice[data-notice=${kind}]`);
const mark = (page: Page, state: string) => page.locator(`.strip [data-presence=${state}]`);

/** Answer once, as this game is answered. */
async function answer(page: Page, game: Game, seed: number): Promise<void> {
  await question(page).waitFor();
  if (game === "luebeck") await new LuebeckHands(page, "touch", chance(seed)).play(1);
  else await new Hands(page, "touch", chance(seed)).play(1);
}

/** The other answers until this page is asked. */
async function turn(page: Page, other: Page, game: Game): Promise<void> {
  for (let seed = 1; seed < 40 && !(await question(page).count()); seed++) {
    if (await question(other).count()) await answer(other, game, seed);
    await page.waitForTimeout(300);
  }
  await question(page).waitFor();
}

interface Two {
  readonly anna: Person;
  readonly ben: Person;
  readonly gathering: Gathering;
}

/** Anna and Ben at a table with a bot; Ben is asked, and gone. Anna has answered until only he is waited for. */
async function vanished(game: Game, size: "phone" | "laptop", scheme: "light" | "dark"): Promise<Two> {
  const gathering = await gather(game, ["Anna", "Ben"], 1);
  const [anna, ben] = [await person(browser, { size: "phone", scheme }), await person(browser, { size: "tall" })];
  await anna.page.setViewportSize(size === "phone" ? { width: 360, height: 640 } : { width: 1366, height: 650 });
  await come(anna.page, gathering, 0);
  await come(ben.page, gathering, 1);
  await mark(anna.page, "here").waitFor();
  await turn(ben.page, anna.page, game);
  await ben.page.close();
  await mark(anna.page, "away").waitFor();
  for (let seed = 1; seed < 9 && (await question(anna.page).count()); seed++) {
    await answer(anna.page, game, seed);
    await anna.page.waitForTimeout(500);
  }
  await until(async () => (await anna.page.locator(".ask h2").innerText()).includes("Ben"));
  const page = await ben.context.newPage();
  page.on("pageerror", (error) => ben.errors.push(error.message));
  return { anna, ben: { ...ben, page }, gathering };
}

async function judge(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/vanishing-${name}.png` });
  expect(await findings(page), name).toEqual([]);
}

async function late(page: Page, name: string): Promise<void> {
  await letPass(PATIENCE + 5);
  await page.reload();
  await page.locator("[data-folded=slow], [data-notice=slow]").first().waitFor();
  await letPass(GRACE);
  await page.reload();
  await notice(page, "late").waitFor();
  await judge(page, name);
}

async function leave({ anna, ben }: Two): Promise<void> {
  expect([...anna.errors, ...ben.errors]).toEqual([]);
  for (const { context } of [anna, ben]) await context.close();
}

test.each(games(0))("%s: a bot plays on, and with one tap the seat is one's own again", async (game) => {
  const two = await vanished(game, "phone", "light");
  const { anna, ben, gathering } = two;
  await late(anna.page, `${game}-late`);
  await notice(anna.page, "late").getByRole("button", { name: "A bot plays on" }).click();
  await mark(anna.page, "left").waitFor();
  await question(anna.page).waitFor();
  await come(ben.page, gathering, 1);
  await notice(ben.page, "left").waitFor();
  await judge(ben.page, `${game}-left`);
  await ben.page.getByRole("button", { name: "Take my seat back" }).tap();
  await mark(anna.page, "here").waitFor();
  await turn(ben.page, anna.page, game);
  await answer(ben.page, game, 3);
  await leave(two);
});

test.each(games(1))("%s: the others wait, and whoever comes back answers himself", async (game) => {
  const two = await vanished(game, "laptop", "dark");
  const { anna, ben, gathering } = two;
  await late(anna.page, `${game}-wait`);
  await notice(anna.page, "late").getByRole("button", { name: "Wait" }).click();
  await until(async () => !(await notice(anna.page, "late").count()));
  await anna.page.locator("[data-folded=late]").waitFor();
  await come(ben.page, gathering, 1);
  await question(ben.page).waitFor();
  await ben.page.locator("[data-folded=reminded]").waitFor();
  await judge(ben.page, `${game}-reminded`);
  await answer(ben.page, game, 2);
  await mark(anna.page, "here").waitFor();
  await leave(two);
});

test.each(games(0))("%s: the others end the game, and whoever comes back reads how", async (game) => {
  const two = await vanished(game, "laptop", "light");
  const { anna, ben, gathering } = two;
  await late(anna.page, `${game}-end`);
  await notice(anna.page, "late").getByRole("button", { name: "End the game" }).click();
  const over = game === "kogge" ? ".over" : ".over .ask";
  await anna.page.locator(over).first().waitFor();
  if (SHOTS) await anna.page.screenshot({ path: `${SHOTS}/vanishing-${game}-ended.png` });
  await come(ben.page, gathering, 1);
  await ben.page.locator(over).first().waitFor();
  await leave(two);
});
