import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from "vitest";
import { launch, person, type Person } from "./browser";
import { chromiumPage } from "./chromium_page";
import { FileHost } from "./file_host";
import { buildNext, NEXT_VERSION } from "./next_build";
import { answer, endAndVerify, play, PLAYED, type AnyPage } from "./short_visit";

let browser: Browser;
let next: string;
let host: FileHost;
let visitor: Person;
let page: AnyPage;
let table: string;
/** Milliseconds for a second build, and for the start of a game, on a busy machine. */
const LONGEST = 600_000;
beforeAll(async () => {
  browser = await launch();
  next = buildNext();
}, LONGEST);
afterAll(async () => {
  await browser.close();
  if (!process.env["HANSE_NEXT"]) rmSync(dirname(next), { recursive: true });
});
beforeEach(async () => {
  host = await FileHost.of();
  visitor = await person(browser, { size: "desk" });
  page = chromiumPage(visitor.page);
  await play(page, host.address);
  table = visitor.page.url();
  expect(await versionOf(visitor.page)).not.toContain(NEXT_VERSION);
}, LONGEST);
afterEach(async () => {
  await visitor.context.close();
  await host.remove();
});

/** The version that the front page names; the game is left for it. */
async function versionOf(own: Page): Promise<string> {
  await own.goto(`${host.address}?lang=en#/`);
  return own.locator("[data-version]").innerText();
}

/** Go back to the game: everything is there, and it continues. */
async function goOn(own: Page): Promise<void> {
  await own.goto(table);
  await own.locator(PLAYED).first().waitFor();
  await answer(page, 2);
}

const update = (own: Page) => own.locator("[data-offline='newer'] button");

test("somebody who updates continues the game with the new version, also without a connection", async () => {
  host.deploy(next);
  await versionOf(visitor.page);
  const loaded = visitor.page.waitForEvent("load");
  await update(visitor.page).click();
  await loaded;
  await visitor.page.locator("[data-version]", { hasText: NEXT_VERSION }).waitFor();
  await host.stop();
  await goOn(visitor.page);
  await endAndVerify(page);
});

test("somebody who does not update continues with the old version until they ask for the new one", async () => {
  host.deploy(next);
  await goOn(visitor.page);
  await visitor.page.reload();
  await goOn(visitor.page);
  expect(await versionOf(visitor.page)).not.toContain(NEXT_VERSION);
  await update(visitor.page).waitFor();
  await visitor.page.reload();
  expect(await versionOf(visitor.page)).not.toContain(NEXT_VERSION);
  await goOn(visitor.page);
  await endAndVerify(page);
  await versionOf(visitor.page);
  await update(visitor.page).click();
  await visitor.page.locator("[data-version]", { hasText: NEXT_VERSION }).waitFor();
});

test("an update that breaks off leaves the old version whole", async () => {
  const broken = mkdtempSync(join(tmpdir(), "hanse-broken-"));
  cpSync(next, broken, { recursive: true });
  const [engine = ""] = readdirSync(join(broken, "engine"));
  rmSync(join(broken, "engine", engine, "hanse.zip.packed"));
  host.deploy(broken);
  await versionOf(visitor.page);
  await update(visitor.page).click();
  await visitor.page.locator("[data-offline='failed']").waitFor();
  await host.stop();
  expect(await versionOf(visitor.page)).not.toContain(NEXT_VERSION);
  await goOn(visitor.page);
  await endAndVerify(page);
  rmSync(broken, { recursive: true });
});
