import type { Browser, Page } from "playwright-core";
import { person, type Person } from "./browser";
import { chance, Hands } from "./hands";

/** What became of one visit. */
export interface Visit {
  readonly kind: "fresh" | "reader" | "player";
  readonly began: number;
  readonly ended: number;
  /** Could the visitor do what they came for? */
  readonly usable: boolean;
  /** What the page said was wrong. */
  readonly said: string;
  readonly detail: string;
  /** Answers of the server that were errors. */
  readonly failed: readonly string[];
}

/** What one player's page sent, and what the server confirmed. */
export interface Moves {
  readonly kind: "moves";
  readonly sent: readonly string[];
  readonly done: readonly string[];
}

export type Report = (line: Visit | Moves) => void;

const LOCALES = ["en-GB", "de-DE", "it-IT", "fr-FR"] as const;
const LONGEST = 45_000;
const PLAY = ".hero .button.go";
const SAID = "[role=alert], [data-notice], [data-outage]";
/** Keys of sentences that did not come. */
const RAW = /\b(web|platform|kogge|luebeck)-[a-z]+(-[a-z]+)*\b/;
/** Screens that an open page goes to, one after the other; each needs parts that the page does not have yet. */
const SCREENS = [
  ["#/learn/kogge", "[data-lessons-start]"],
  ["#/rules/luebeck", "[data-chapter]"],
  ["#/new", "form .button.go"],
  ["#/learn/luebeck", "[data-lessons-start]"],
  ["#/replay", "[data-file]"],
  ["#/", PLAY],
] as const;

const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

/** Everything on the page that says that something is wrong. */
async function said(page: Page): Promise<string> {
  const found = await page
    .locator(SAID)
    .allInnerTexts()
    .catch(() => []);
  return found.join(" ").trim();
}

function listen({ page }: Person, failed: string[]): void {
  page.on("response", (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
}

/** Do one thing on a page and note whether that was possible. */
async function attempt(
  kind: Visit["kind"],
  one: Person,
  failed: string[],
  act: (page: Page, heard: string[]) => Promise<unknown>,
): Promise<Visit> {
  const began = Date.now();
  const before = failed.length;
  const heard: string[] = [];
  const detail = await act(one.page, heard).then(
    async () => RAW.exec(await one.page.locator("body").innerText())?.[0] ?? "",
    (problem: unknown) => String(problem).split("\n")[0] ?? "failed",
  );
  // A notice goes when the database is back, perhaps while the visitor still waits because of it.
  const words = (await said(one.page)) || heard.join(" ");
  const missed = failed.slice(before, before + 8);
  return { kind, began, ended: Date.now(), usable: detail === "", said: words, detail, failed: missed };
}

/** Wait briefly once the page has said that something is wrong, and keep what it said. */
async function patience(page: Page, heard: string[]): Promise<number> {
  const words = await said(page);
  if (words) heard.push(words);
  return words ? 1000 : LONGEST;
}

/** Somebody who was never here opens the front page and sits down against bots. */
export async function visitFresh(browser: Browser, address: string, number: number): Promise<Visit> {
  const one = await person(browser, { size: "desk", locale: LOCALES[number % LOCALES.length] ?? "en-GB" });
  const failed: string[] = [];
  listen(one, failed);
  const visit = await attempt("fresh", one, failed, async (page, heard) => {
    await page.goto(address, { waitUntil: "commit", timeout: LONGEST });
    await page.locator(`${PLAY}, ${SAID}`).first().waitFor({ timeout: LONGEST });
    await page.locator(PLAY).click({ timeout: await patience(page, heard) });
    await page.locator(`.city[aria-pressed], ${SAID}`).first().waitFor({ timeout: LONGEST });
    await page
      .locator(".city[aria-pressed]")
      .first()
      .waitFor({ timeout: await patience(page, heard) });
  });
  await one.context.close();
  return visit;
}

/** Somebody whose page stays open while they go from screen to screen. */
export async function read(browser: Browser, address: string, every: number, stopped: () => boolean, report: Report) {
  const one = await person(browser, { size: "desk" });
  const failed: string[] = [];
  listen(one, failed);
  report(await attempt("reader", one, failed, (page) => page.goto(address, { timeout: LONGEST })));
  for (const [hash, there] of SCREENS) {
    for (const end = Date.now() + every; Date.now() < end && !stopped();) await pause(100);
    if (stopped()) break;
    const visit = await attempt("reader", one, failed, async (page) => {
      await page.evaluate((to) => void (location.hash = to), hash);
      await page.locator(`${there}, ${SAID}`).first().waitFor({ timeout: LONGEST });
      if (!(await said(page))) await page.locator(there).first().waitFor({ timeout: LONGEST });
    });
    report({ ...visit, detail: visit.detail && `${hash} ${visit.detail}` });
  }
  await one.context.close();
}

/** Somebody who plays against bots the whole time, through the page alone. */
export async function play(browser: Browser, address: string, stopped: () => boolean, report: Report): Promise<void> {
  const one = await person(browser, { size: "desk" });
  const failed: string[] = [];
  const sent: string[] = [];
  const done: string[] = [];
  listen(one, failed);
  one.page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => note(String(payload), "command", sent));
    socket.on("framereceived", ({ payload }) => note(String(payload), "done", done));
  });
  report(
    await attempt("player", one, failed, async (page) => {
      await page.goto(address, { timeout: LONGEST });
      await page.locator(PLAY).click({ timeout: LONGEST });
      await page.locator(".city[aria-pressed]").first().waitFor({ timeout: LONGEST });
    }),
  );
  const hands = new Hands(one.page, "mouse", chance(7));
  while (!stopped() && !(await hands.over())) if (!(await hands.perhaps())) await pause(100);
  const there = ".city:visible, .over";
  report(await attempt("player", one, failed, (page) => page.locator(there).first().waitFor({ timeout: LONGEST })));
  report({ kind: "moves", sent, done });
  await one.context.close();
}

function note(text: string, kind: string, ids: string[]): void {
  const message = JSON.parse(text) as { say: string; id?: string };
  if (message.say === kind && message.id && !ids.includes(message.id)) ids.push(message.id);
}
