import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { until } from "./fingers";
import { chance } from "./hands";
import { BlindPlayer, Listener } from "./listener";
import { sitDown } from "./luebeck_tables";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const OVER = /^What decided it/;
/** What stands over what can be done once a game of Lübeck is over. */
const LUEBECK_OVER = /^Another voyage/;
const LONGEST = 900_000;

/** `make journeys` plays it; CI plays whole games by keys and by touch. */
test("a whole game by roles and names alone", async () => {
  const { page, context, errors, journal } = await person(browser, { size: "desk" });
  await page.goto(inject("address"));
  const listener = await Listener.at(page);
  await until(() => listener.pressNamed(/^Play now/));
  const player = new BlindPlayer(listener, { asked: "What is asked", boards: ["The map"] }, chance(11));
  await until(async () => {
    const { told } = await listener.hear();
    if (told.some((one) => OVER.test(one))) return true;
    await player.step();
    return false;
  }, LONGEST);
  const answers = [...journal.answered.values()].reduce((sum, one) => sum + one, 0);
  console.log(`${player.presses} presses by name, ${answers} moves counted`);
  expect(answers).toBeGreaterThan(20);
  expect(errors).toEqual([]);
  await context.close();
});

test("a whole game of Lübeck by roles and names alone", async () => {
  const { page, context, errors, journal } = await person(browser, { size: "desk" });
  await sitDown(page, { bots: 2 });
  const listener = await Listener.at(page);
  const words = { asked: "What is asked", boards: ["The two seas", "Packets", "Your hand"] };
  const player = new BlindPlayer(listener, words, chance(13));
  await until(async () => {
    if ((await listener.hear()).told.some((one) => LUEBECK_OVER.test(one))) return true;
    await player.step();
    return false;
  }, LONGEST);
  const answers = [...journal.answered.values()].reduce((sum, one) => sum + one, 0);
  console.log(`${player.presses} presses by name, ${answers} moves counted`);
  expect(answers).toBeGreaterThan(20);
  expect(errors).toEqual([]);
  await context.close();
});
