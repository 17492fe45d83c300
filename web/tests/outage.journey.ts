import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Seated } from "../src/protocol/wire";
import { launch, person } from "./browser";
import { until } from "./fingers";
import { SHORT } from "./folders";
import { OwnServer } from "./own_server";
import { Wire } from "./severed";

/** One of the words that each language says it with. */
const AWAY = { "en-GB": "database", "de-DE": "Datenbank", "it-IT": "database", "fr-FR": "base de données" } as const;
const FULL = { "en-GB": "disk", "de-DE": "Festplatte", "it-IT": "disco", "fr-FR": "disque" } as const;
type Locale = keyof typeof AWAY;
const LOCALES = Object.keys(AWAY) as Locale[];
/** How long an open page that asks for nothing may take to notice. */
const NOTICED = 40_000;

let browser: Browser;
let wire: Wire;
let server: OwnServer;
/** A table in play, one at which a seat is free, and one that is joined by a code. */
let played: Seated;
let waiting: Seated;
let middle: Seated;

beforeAll(async () => {
  browser = await launch();
  wire = await Wire.to(inject("database"));
  server = await OwnServer.begin({ DATABASE_URL: wire.url, HANSE_LOG_LEVEL: "error", HANSE_FILES_PER_MINUTE: "0" });
  played = await table([{ bot: "" }, { bot: "dabbler" }]);
  await post(`api/tables/${played.match}/nonce`, { nonce: "0".repeat(32) }, played.secret);
  waiting = await table([{ bot: "" }, { bot: "" }]);
  middle = await table([{ bot: "" }, { bot: "" }], { middle: true });
});
afterAll(async () => {
  await server.stop();
  await wire.cut();
  await browser.close();
});

async function post<T>(path: string, body: object, secret = ""): Promise<T> {
  const headers = { "content-type": "application/json", ...(secret ? { authorization: `Bearer ${secret}` } : {}) };
  const answer = await fetch(`${server.address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as T;
}
const table = (seats: readonly object[], more: object = {}): Promise<Seated> =>
  post("api/tables", { game: "kogge", seats, name: "Anna", ...more });
const notice = (page: Page) => page.locator("[data-outage]");

/** Every page that somebody can open, and what is there once all is well. */
const pages = (): Record<string, [string, string]> => ({
  front: ["", ".hero [data-play]"],
  new: ["#/new", "form .button.go"],
  join: [`#/join/${middle.invite ?? ""}`, "form .button.go"],
  learn: ["#/learn/kogge", "[data-lessons-start]"],
  rules: ["#/rules/kogge", "[data-chapter]"],
  compare: ["#/rules/compare/kogge", "main"],
  watch: ["#/watch/kogge", ".table"],
  table: [`#/table/${played.match}/${played.secret}`, ".city"],
  link: [`table/${played.match}`, ".city"],
  waiting: [`#/table/${waiting.match}/join/${waiting.invite ?? ""}`, "form .button.go"],
});

test("every page that is opened without the database says so, and recovers by itself", async () => {
  const { context } = await person(browser, { size: "desk" });
  await wire.cut();
  await until(async () => !(await fetch(`${server.address}readyz`)).ok);
  const opened = Object.entries(pages()).filter(([name]) => !SHORT || !["compare", "watch"].includes(name));
  const open: Page[] = [];
  for (const [name, [hash]] of opened) {
    const page = await context.newPage();
    await page.goto(server.address + hash);
    await notice(page).waitFor();
    expect(await notice(page).innerText(), name).toContain(AWAY["en-GB"]);
    open.push(page);
  }
  await wire.mend();
  for (const [at, [name, [, there]]] of opened.entries()) {
    const page = open[at] as Page;
    await page.locator(there).first().waitFor({ timeout: NOTICED });
    await until(async () => !(await notice(page).count()));
    expect(await page.evaluate(() => performance.getEntriesByType("navigation").length), name).toBe(1);
  }
  await context.close();
});

test("pages that are open when the database goes say so, and recover by themselves", async () => {
  const { context } = await person(browser, { size: "desk" });
  const { front, table, waiting: room } = pages() as Record<"front" | "table" | "waiting", [string, string]>;
  const open: Page[] = [];
  for (const [hash, there] of [front, table, room]) {
    const page = await context.newPage();
    await page.goto(server.address + hash);
    await page.locator(there).first().waitFor();
    open.push(page);
  }
  const [first, second, third] = open as [Page, Page, Page];
  await wire.cut();
  await second.locator("[role=status]", { hasText: "can’t save" }).waitFor();
  for (const page of [third, first]) await notice(page).waitFor({ timeout: NOTICED });
  await first.locator(".hero [data-play]").click();
  await first.getByRole("alert").filter({ hasText: "Try again" }).waitFor();
  await wire.mend();
  for (const page of [first, third]) await until(async () => !(await notice(page).count()));
  await second.locator("[role=status]", { hasText: "saved" }).waitFor();
  await context.close();
});

test.each(SHORT ? ["fr-FR" as const] : LOCALES)("%s: the front page and a table say it", async (locale) => {
  const { page, context } = await person(browser, { size: "phone", locale });
  await wire.cut();
  await until(async () => !(await fetch(`${server.address}readyz`)).ok);
  for (const [hash] of [pages()["front"], pages()["link"]] as [string, string][]) {
    await page.goto(server.address + hash);
    await notice(page).waitFor();
    expect(await notice(page).innerText()).toContain(AWAY[locale]);
  }
  await wire.mend();
  await until(async () => !(await notice(page).count()));
  await context.close();
});

test("a page whose server is gone says so, and recovers when it is back", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await page.goto(server.address);
  await page.locator(".hero [data-play]").waitFor();
  await server.stop();
  await notice(page).waitFor({ timeout: NOTICED });
  expect(await notice(page).innerText()).toContain("server doesn’t answer");
  await server.start();
  await until(async () => !(await notice(page).count()));
  await context.close();
});

test.skipIf(SHORT)("a full disk is told in four languages", async () => {
  const folder = mkdtempSync(`${tmpdir()}/hanse-`);
  chmodSync(folder, 0o755);
  const settings = { DATABASE_URL: "", HANSE_DATA: `${folder}/data`, HANSE_MIN_FREE_DISK: "1000000000" };
  const cramped = await OwnServer.begin({ ...settings, HANSE_LOG_LEVEL: "error" }, "accepting");
  try {
    for (const locale of LOCALES) {
      const { page, context } = await person(browser, { size: "desk", locale });
      await page.goto(cramped.address);
      await notice(page).waitFor();
      expect(await notice(page).innerText()).toContain(FULL[locale]);
      await context.close();
    }
  } finally {
    await cramped.stop("SIGTERM");
    rmSync(folder, { recursive: true });
  }
});
