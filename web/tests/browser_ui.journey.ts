import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Look, launch, person } from "./browser";
import { findings } from "./checks";
import { ROOT } from "./folders";
import { OwnServer } from "./own_server";
import { takeRefused } from "./policy";

const SHOTS = process.env["HANSE_SHOTS"];
const EXAMPLE = `${ROOT}examples/hanse-noughts`;
const PIP = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"];

const SLOW = { timeout: 30_000 };

let browser: Browser;
let site: string;
/** A server whose host has listed the package, and one with the package alone. */
let listing: OwnServer;
let plain: OwnServer;

/** The example, installed into a folder of its own as a stranger's package would be. */
function install(): string {
  const folder = mkdtempSync(join(tmpdir(), "hanse-ui-"));
  const done = spawnSync(`${ROOT}.venv/bin/python`, [...PIP, "--target", folder, EXAMPLE], { encoding: "utf8" });
  if (done.status !== 0) throw new Error(done.stderr);
  return folder;
}

beforeAll(async () => {
  site = install();
  const PYTHONPATH = [site, process.env["PYTHONPATH"]].filter(Boolean).join(":");
  const settings = { PYTHONPATH, HANSE_BOT_DELAY: "0.01", HANSE_LOG_LEVEL: "warning" };
  listing = await OwnServer.begin({ ...settings, HANSE_BROWSER_UIS: "hanse-noughts" });
  plain = await OwnServer.begin(settings);
  browser = await launch();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([listing?.stop(), plain?.stop()]);
  rmSync(site, { recursive: true });
});

async function open(page: Page, server: OwnServer): Promise<void> {
  await page.goto(`${server.address}#/new/noughts`);
  await page.locator("label.seat").nth(1).waitFor();
  await page.locator("form .button.go").click();
  await page.locator(".composer [data-shape]").first().waitFor();
}

const board = (page: Page): FrameLocator => page.frameLocator("main iframe");
const over = (page: Page): Promise<boolean> => page.locator(".over").isVisible();

/** Mark the first free square whenever it is this player's turn, until the game is over. */
async function play(page: Page): Promise<number> {
  const free = board(page).locator("button:enabled");
  const marks = (): Promise<number> => board(page).locator("button").filter({ hasNotText: "·" }).count();
  for (let answers = 0; ; answers++) {
    await expect.poll(async () => (await over(page)) || (await free.count()) > 0, SLOW).toBe(true);
    if (await over(page)) return answers;
    const before = await marks();
    await free.first().click();
    await expect.poll(marks, SLOW).toBeGreaterThan(before);
  }
}

const LOOKS: readonly Look[] = [{ size: "desk" }, { size: "phone", scheme: "dark", locale: "de-DE" }];

test.each(LOOKS)("a game is played with its package's own browser UI, $size", async (look) => {
  const { page, context, errors } = await person(browser, look);
  await open(page, listing);
  await board(page).locator("button").nth(8).waitFor();
  await board(page).getByRole("button", { name: "Mark square 5" }).click();
  await expect.poll(() => board(page).locator("button").nth(4).textContent(), SLOW).toBe("○");
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/browser-ui-${look.size}.png` });
  expect(await findings(page)).toEqual([]);
  const [size, last] = await Promise.all([
    page.locator("main iframe").boundingBox(),
    board(page).locator("button").last().boundingBox(),
  ]);
  const bottom = (box: typeof size): number => (box ? box.y + box.height : NaN);
  expect(bottom(last)).toBeLessThanOrEqual(bottom(size));
  expect(await play(page)).toBeGreaterThan(0);
  await page.locator(".over .verify button").click();
  // Nothing is drawn in this game, so there is nothing to check.
  await page.locator("[data-verified=unchecked]").waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("the frame has no origin, no network and no way to the table but its port", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await open(page, listing);
  await board(page).locator("button").first().waitFor();
  const frame = page.frames().find((one) => one.url().includes("/browser_ui/"));
  const failed = await frame?.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      origin: () => {
        if (self.origin === "null") throw new Error("none");
      },
      storage: () => localStorage.length,
      cookies: () => document.cookie,
      table: () => parent.document.title,
      leaving: () => (top as Window).location.assign("about:blank"),
      server: () => fetch("/api/tables"),
      script: () => import(`${location.origin}/boot.js`),
    };
    const names: string[] = [];
    for (const [name, attempt] of Object.entries(tries))
      await Promise.resolve()
        .then(attempt)
        .catch(() => names.push(name));
    return names;
  });
  expect(failed).toEqual(["origin", "storage", "cookies", "table", "leaving", "server", "script"]);
  expect(takeRefused().join("\n")).toContain("connect-src");
  await frame?.evaluate(() => void location.assign("https://example.org/"));
  await expect.poll(() => takeRefused().join("\n"), SLOW).toContain("frame-src");
  await context.close();
});

test("a module with another hash is refused, and words take its place", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  await page.route("**/browser_ui/noughts/*.js", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.includes("noughts-sign") ? `${body}\n` : body });
  });
  await open(page, listing);
  await page.locator("main dd.grid").waitFor();
  expect(await page.locator("main iframe").count()).toBe(0);
  expect(errors.join("\n")).toContain("integrity");
  takeRefused();
  await context.close();
});

test("without the host's word the table is told in words", async () => {
  const { page, context, errors } = await person(browser, { size: "phone" });
  await open(page, plain);
  await page.locator("main dd.grid").waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
