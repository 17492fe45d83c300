import type { Browser, Page, WebSocket } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { until } from "./fingers";
import { fillIn, NAMES, passRound } from "./passing";

const SHOTS = process.env["HANSE_SHOTS"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Three friends on this very screen. Two of one name are refused, and no table is left behind. */
async function agree(page: Page): Promise<void> {
  await fillIn(page, inject("address"));
  await page.locator("form .button.go").click();
  await page.getByText("sits here already").waitFor();
  const mine = await page.request.get(`${inject("address")}api/tables`);
  expect(await mine.json()).toMatchObject({ tables: [] });
  await page.getByLabel("Your name 3").fill(NAMES[2] ?? "");
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/passing-new.png`, fullPage: true });
  await page.locator("form .button.go").click();
  await page.locator("[data-curtain]").waitFor();
}

/** Whoever had the screen looks once more as long as he likes, and hands it on. */
async function lookBack(page: Page, next: string): Promise<void> {
  await page.locator("[data-curtain] .button.plain").tap();
  await page.locator("[data-hand-on]").waitFor();
  await page.waitForTimeout(2_500);
  await page.locator("[data-hand-on]").tap();
  await page.locator(`[data-curtain="${next}"]`).waitFor();
}

/** Behind the curtain there is nothing: no board, no hand, no question, and no line to the server. */
async function hidesAll(page: Page, sockets: ReadonlySet<WebSocket>): Promise<void> {
  expect(await page.locator(".composer, .tray, .city, [role=log]").count()).toBe(0);
  await until(() => sockets.size === 0);
}

test("three pass one tablet round, and nobody sees another's hand", async () => {
  const { page, context, errors } = await person(browser, { size: "tall" });
  await page.setViewportSize({ width: 768, height: 1024 });
  const sockets = new Set<WebSocket>();
  page.on("websocket", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await agree(page);
  await passRound(page, 2, async (next, held) => {
    await hidesAll(page, sockets);
    if (SHOTS && held.length === 3) await page.screenshot({ path: `${SHOTS}/passing-curtain.png` });
    if (held.length < 2) expect(await findings(page)).toEqual([]);
    expect(next, "it is another's turn").not.toBe(held.at(-1));
    if (held.length === 2) await lookBack(page, next);
  });
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/passing-table.png` });
  sockets.clear();
  await page.reload();
  await page.locator("[data-curtain]:not([data-curtain='-1'])").waitFor();
  await hidesAll(page, sockets);
  expect(errors, "only the refused name").toEqual([expect.stringContaining("400")]);
  await context.close();
});
