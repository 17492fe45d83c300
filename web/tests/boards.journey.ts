import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { compare, type Compared, type GameName, type Mark, marksInPicture, marksOnTable, EMPTY_PAGE } from "./boards";
import { launch, person } from "./browser";
import { ROOT } from "./folders";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** How many positions of each game are compared; HANSE_SEED draws other ones. */
const POSITIONS = process.env["HANSE_BOARDS"] ?? "12";
const SEED = process.env["HANSE_SEED"] ?? "";
const BOARDS: Readonly<Record<GameName, string>> = { kogge: ".map", luebeck: ".board" };
const SHOWN = 20;
const TRIES = 40;
const FEWEST_MARKS = 50;

interface Pictured {
  readonly step: number;
  readonly svg: string;
}

/** A game as one viewer sees it, with the library's pictures of some of its positions: see tests/web/boards.py. */
interface PicturedGame {
  readonly record: string;
  readonly viewer: number;
  readonly pictures: readonly Pictured[];
}

/** What Python prints. */
async function printed(...args: readonly string[]): Promise<string> {
  const options = { cwd: ROOT, maxBuffer: 2 ** 28 };
  return (await promisify(execFile)(`${ROOT}.venv/bin/python`, args, options)).stdout;
}

/** Do something that asks the server for a replay, again while the server is too busy. */
async function asking(page: Page, act: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [answer] = await Promise.all([page.waitForResponse(/api\/replay$/), act()]);
    if (answer.ok()) return;
  }
  throw new Error("the server replays nothing");
}

/** Open a record from the disk, as this viewer sees it. */
async function open(page: Page, { record, viewer }: PicturedGame): Promise<void> {
  await page.goto(`${inject("address")}#/`);
  await page.locator(".hero").first().waitFor();
  await page.goto(`${inject("address")}#/replay`);
  const file = { name: "game.hanse", mimeType: "text/plain", buffer: Buffer.from(record) };
  await asking(page, () => page.locator("[data-file]").setInputFiles(file));
  await page.locator(".replay").waitFor();
  await asking(page, () => page.locator(".viewer select").selectOption(String(viewer)));
  await page.locator(".viewer select:enabled").waitFor();
}

/** Make the table's board as large as a picture. */
async function enlarge(page: Page, game: GameName, width: number, height: number): Promise<void> {
  const board = page.locator(BOARDS[game]).first();
  const style = { position: "fixed", inset: "0 auto auto 0", width: `${width}px`, height: `${height}px` };
  await board.evaluate((one, wanted) => {
    for (const [name, value] of Object.entries(wanted))
      (one as HTMLElement).style.setProperty(name, value, "important");
  }, style);
}

/** The marks of a picture, and its size. */
async function drawn(drawing: Page, svg: string): Promise<{ marks: Mark[]; width: number; height: number }> {
  await drawing.evaluate((markup) => void (document.body.innerHTML = markup), svg);
  await drawing.evaluate(() => document.fonts.ready);
  const picture = drawing.locator("svg.hanse-board");
  const { width, height } = await picture.evaluate((one) => one.getBoundingClientRect());
  return { marks: await picture.evaluate(marksInPicture), width, height };
}

/** Compare a picture with the table at the same step of the same game. */
async function compared(page: Page, drawing: Page, game: GameName, { step, svg }: Pictured): Promise<Compared> {
  const picture = await drawn(drawing, svg);
  await enlarge(page, game, picture.width, picture.height);
  await page.locator(".scrubber input").fill(String(step));
  await page.locator(`[data-replay="${step}"]`).waitFor();
  const board = page.locator(BOARDS[game]).first();
  const now = async (): Promise<Compared> =>
    compare(await board.evaluate(marksOnTable, game), picture.marks, picture.width);
  let found = await now();
  // The table needs a moment to draw a step.
  for (let tries = 0; tries < TRIES && found.wrong.length; tries++) {
    await page.waitForTimeout(50);
    found = await now();
  }
  return found;
}

test.each(["kogge", "luebeck"] as const)("pictures of %s show what its table shows", async (game) => {
  const games = JSON.parse(await printed("-m", "tests.web.boards", game, POSITIONS, SEED)) as PicturedGame[];
  const { page, context, errors } = await person(browser, { size: "desk" });
  const drawing = await browser.newPage();
  await drawing.setContent(EMPTY_PAGE);
  const wrong: string[] = [];
  const all: Compared[] = [];
  for (const [at, one] of games.entries()) {
    await open(page, one);
    for (const picture of one.pictures) {
      const found = await compared(page, drawing, game, picture);
      wrong.push(...found.wrong.map((what) => `game ${at}, viewer ${one.viewer}, step ${picture.step}: ${what}`));
      all.push(found);
    }
  }
  const marks = all.reduce((sum, found) => sum + found.marks, 0);
  const { farthest, which } = all.reduce((one, other) => (other.farthest > one.farthest ? other : one));
  const most = `at most ${farthest.toFixed(2)} px off (${which})`;
  console.log(`${game}: ${all.length} pictures, ${marks} marks, ${wrong.length} wrong, ${most}`);
  expect(wrong.slice(0, SHOWN)).toEqual([]);
  expect(marks).toBeGreaterThan(FEWEST_MARKS * all.length);
  expect(errors).toEqual([]);
  await drawing.close();
  await context.close();
});

test("a record is stepped through in a notebook's frame", async () => {
  const script = `import hanse; print(hanse.load("tests/records/answered-for-luebeck.hanse").record._repr_html_())`;
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.setContent(await printed("-c", script));
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-step='1']").click();
  expect(await frame.locator("output").textContent()).toBe("1 / 262");
  await frame.locator("[data-step='1e9']").click();
  expect(await frame.locator("[data-step='1']").isDisabled()).toBe(true);
  expect(errors).toEqual([]);
  await page.close();
});
