import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { ReplaySeen } from "../src/protocol/wire";
import { launch, person, SIZES } from "./browser";
import { findings } from "./checks";
import { until } from "./fingers";
import { ask, finishedGame } from "./finished";
import { inspect } from "./inspector";

let browser: Browser;
let kogge = "";
let luebeck = "";

const MAX_ENTRIES = 800;
const FAST = 200;
const OPEN = -2;
const WATCHER = -1;

const recordOf = async (match: string): Promise<string> => (await ask(`api/tables/${match}/record`)).text();
const seen = async (match: string, viewer: number): Promise<ReplaySeen> =>
  (await (await ask(`api/tables/${match}/replay?viewer=${viewer}`)).json()) as ReplaySeen;

beforeAll(async () => {
  browser = await launch();
  [kogge, luebeck] = await Promise.all([finishedGame("kogge"), finishedGame("luebeck")]);
}, 900_000);
afterAll(() => browser.close());

/** What a page tells of every player: markers in hand, goods aboard, raid markers. */
function told(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(
      ["hand", "hold", "raids"].map((kind) =>
        [...document.querySelectorAll(`[data-explain^="${kind}:"]`)]
          .sort((one, other) =>
            (one.getAttribute("data-explain") ?? "").localeCompare(other.getAttribute("data-explain") ?? ""),
          )
          .map((one) => Number(one.textContent)),
      ),
    ),
  );
}

interface Players {
  readonly players: { readonly hands: number[]; readonly cargo: number[]; readonly raids: number[] };
}

/** The same by the views that the viewer was sent; steps that told nothing belong to the one before them. */
function expected(replay: ReplaySeen): string[] {
  let view = replay.sections as unknown as Players;
  const found = [view];
  for (const { sections, events } of replay.steps) {
    view = { ...view, ...(sections as unknown as Players) };
    if (events?.length) found.push(view);
    else found[found.length - 1] = view;
  }
  return found.map(({ players }) => JSON.stringify([players.hands, players.cargo, players.raids]));
}

const dock = (page: Page) => page.locator(".replay");
const at = async (page: Page): Promise<number> => Number(await dock(page).getAttribute("data-replay"));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${inject("address")}${path}`);
  await dock(page).waitFor({ timeout: 120_000 });
}

test.each([0, 2, WATCHER])(
  "viewer %i sees at every step what his views say, by keys and by the line",
  async (viewer) => {
    const { page, context, errors } = await person(browser, { size: "desk" });
    const wanted = expected(await seen(kogge, viewer));
    await open(page, `#/replay/${kogge}/${viewer === WATCHER ? "watching" : viewer + 1}/0`);
    expect(Number(await dock(page).getAttribute("data-of"))).toBe(wanted.length - 1);
    for (const [step, facts] of wanted.entries()) {
      expect(await at(page)).toBe(step);
      expect(await told(page), `step ${step}`).toBe(facts);
      await page.keyboard.press("ArrowRight");
    }
    const line = page.locator(".scrubber input");
    for (const step of [0, Math.floor(wanted.length / 2), wanted.length - 1]) {
      await line.fill(String(step));
      expect(await told(page), `step ${step}`).toBe(wanted[step]);
    }
    expect(errors).toEqual([]);
    await context.close();
  },
);

test("by turns, rounds and lines of the log; it plays on by itself", async () => {
  const { page, context, errors } = await person(browser, { size: "laptop" });
  await open(page, `#/replay/${kogge}/open/0`);
  await page.keyboard.press("Shift+ArrowRight");
  const first = await at(page);
  await page.keyboard.press("Shift+ArrowRight");
  const second = await at(page);
  expect(second).toBeGreaterThan(first);
  await page.keyboard.press("PageUp");
  expect(await at(page)).toBeLessThan(second);
  await page.locator("[role=log] li button").nth(30).click();
  expect(await page.locator("[role=log] li.lit").count()).toBeGreaterThan(0);
  const before = await at(page);
  await page.locator('[data-pace="4"]').click();
  await page.keyboard.press("Escape");
  await page.locator(".buttons .go").click();
  await until(async () => (await at(page)) > before + 2);
  await page.locator(".buttons .go").click();
  expect(errors).toEqual([]);
  await context.close();
});

test("a link to one moment is opened by a stranger; from there he plays on", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await open(page, `#/replay/${kogge}/open/40`);
  await page.keyboard.press("ArrowRight");
  await until(async () => (await at(page)) > 40);
  await until(async () => (await page.evaluate(() => location.hash)).endsWith(`/${await at(page)}`));
  const stranger = await person(browser, { size: "phone" });
  await open(stranger.page, await page.evaluate(() => location.hash));
  expect(await at(stranger.page)).toBe(await at(page));
  expect(await told(stranger.page)).toBe(await told(page));
  await stranger.page.locator("[data-play-on]").click();
  await stranger.page.waitForURL(/#\/table\//);
  await stranger.page.locator(".composer [data-shape], .step").first().waitFor({ timeout: 120_000 });
  expect(stranger.errors).toEqual([]);
  await stranger.context.close();
  await context.close();
});

/** The same game with a move that is made and taken back again and again, so often that it has so many entries. */
async function lengthened(record: string): Promise<string> {
  const lines = record.split("\n");
  const entries = lines.filter((line) => /^\d /.test(line)).length;
  for (const [place, line] of lines.entries()) {
    if (!/^\d sail /.test(line) || line.includes("[")) continue;
    const plain = line.replace(/ [@!].*$/, "");
    const again = Array.from({ length: Math.ceil((MAX_ENTRIES - entries) / 2) }, () => [
      `${line[0]} take back 1`,
      plain,
    ]);
    const long = [...lines.slice(0, place + 1), ...again.flat(), ...lines.slice(place + 1)].join("\n");
    if ((await ask("api/replay", { record: long, viewer: OPEN })).ok) return long;
  }
  throw new Error("nothing can be taken back in this game");
}

test("a record from the disk is shown, and any of 800 entries is jumped to in a fifth of a second", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  const record = await lengthened(await recordOf(kogge));
  expect(record.split("\n").filter((line) => /^\d /.test(line)).length).toBeGreaterThanOrEqual(MAX_ENTRIES);
  await page.goto(`${inject("address")}#/replay`);
  const file = { name: "game.hanse", mimeType: "text/plain", buffer: Buffer.from(record) };
  await page.locator("input[type=file]").setInputFiles(file);
  await dock(page).waitFor({ timeout: 120_000 });
  const last = Number(await dock(page).getAttribute("data-of"));
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const times: Jump[] = [];
  for (let jump = 1; jump <= 20; jump++) times.push(await jumped(page, devtools, (jump * 311) % last));
  const [wall, work] = (["wall", "work"] as const).map((kind) => times.map((one) => one[kind]).sort((a, b) => a - b));
  const told = (sorted: readonly number[] = []): string => `${sorted[10]?.toFixed(0)} (${sorted.at(-1)?.toFixed(0)})`;
  console.log(`jumps in ${last} steps, median (longest): ${told(wall)} ms, of it work ${told(work)} ms`);
  expect(work?.[10]).toBeLessThan(FAST);
  expect(errors).toEqual([]);
  await page.locator(".scrubber input").fill("60");
  await page.locator("[data-play-on]").click();
  await page.waitForURL(/#\/table\//);
  await page.locator(".composer [data-shape], .step").first().waitFor({ timeout: 120_000 });
  await page.goto(`${inject("address")}#/replay`);
  await page.reload();
  await page.locator("input[type=file]").setInputFiles({ ...file, buffer: Buffer.from(`${record}\n1 bid 99\n`) });
  await page.locator('[role="alert"]').waitFor();
  await context.close();
});

/** Milliseconds until the board of a moment is painted; and those that the page itself worked, others aside. */
interface Jump {
  readonly wall: number;
  readonly work: number;
}

async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN) * 1000;
}

/** Touch the line at this step. */
async function jumped(page: Page, devtools: CDPSession, step: number): Promise<Jump> {
  const before = await worked(devtools);
  const wall = await page.evaluate(
    (step) =>
      new Promise<number>((done) => {
        const line = document.querySelector<HTMLInputElement>(".scrubber input");
        if (!line) return;
        const began = performance.now();
        line.value = String(step);
        line.dispatchEvent(new Event("input", { bubbles: true }));
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
      }),
    step,
  );
  return { wall, work: (await worked(devtools)) - before };
}

async function judged(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of ["desk", "laptop", "phone"] as const) {
    await page.setViewportSize(SIZES[size]);
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      const found = await findings(page, scheme === "dark" ? ["color-contrast"] : []);
      wrong.push(...found.map((one) => `${name}, ${size}, ${scheme}: ${one}`));
    }
    wrong.push(...(await inspect(page)).wrong.map((one) => `${name}, ${size}: ${one}`));
  }
  return wrong;
}

test("the pages of replays, files and ends have no finding", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  const wrong: string[] = [];
  for (const match of [kogge, luebeck]) {
    await open(page, `#/replay/${match}/open/60`);
    wrong.push(...(await judged(page, "replay")));
    await page.goto(`${inject("address")}#/table/${match}`);
    await page.locator("[data-after]").waitFor({ timeout: 120_000 });
    wrong.push(...(await judged(page, "end")));
  }
  await page.goto(`${inject("address")}#/replay`);
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  wrong.push(...(await judged(page, "file")));
  expect(wrong).toEqual([]);
  await context.close();
});

test("after the game there is a picture to keep and a text to paste", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  await page.goto(`${inject("address")}#/table/${kogge}`);
  await page.locator("[data-after]").waitFor({ timeout: 120_000 });
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator("[data-picture]").click()]);
  expect(saved.suggestedFilename()).toBe(`${kogge}.png`);
  const pasted = (await page.locator("[data-after] pre").textContent()) ?? "";
  expect(pasted.split("\n")).toHaveLength(6);
  expect(pasted).toContain(`#/replay/${kogge}/open/0`);
  for (const link of await page.locator("[data-watch]").all())
    expect(await link.getAttribute("href")).toMatch(new RegExp(`^#/replay/${kogge}/open/[0-9]+$`));
  expect(errors).toEqual([]);
  await context.close();
});
