import type { Browser, Page } from "playwright-core";
import { decodeQR } from "qr/decode.js";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { until } from "./fingers";
import { chance, Hands } from "./hands";

const SHOTS = process.env["HANSE_SHOTS"];
const NAMES = ["Anna", "Ben", "Cleo"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** What a camera reads from the square on the screen. */
async function scanned(page: Page): Promise<string> {
  const square = page.locator("svg[data-link]");
  await square.waitFor();
  const png = (await square.screenshot()).toString("base64");
  const [width = 0, height = 0, ...data] = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas?.drawImage(image, 0, 0);
    return [image.width, image.height, ...(canvas?.getImageData(0, 0, image.width, image.height).data ?? [])];
  }, png);
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}

/** A table for three phones, on a screen in their middle; its code. */
async function lay(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${inject("address")}#/new`);
  await page.locator("label.field select").first().selectOption("3");
  for (const at of [0, 1]) await page.locator("label.seat select").nth(at).selectOption("");
  await page.locator(".screens label").nth(2).click();
  await page.locator("form .button.go").click();
  const code = page.locator("[data-code]");
  await code.waitFor();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/middle-code.png` });
  expect(await findings(page)).toEqual([]);
  return (await code.getAttribute("data-code")) ?? "";
}

/** By the front page of a phone, with the code as it is read aloud. */
async function type(page: Page, code: string): Promise<void> {
  await page.goto(inject("address"));
  await page.getByRole("button", { name: "Join" }).tap();
  await page.locator("form input[inputmode=url]").fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Go to the table" }).tap();
}

async function sit(page: Page, name: string): Promise<void> {
  await page.locator("input[autocomplete=nickname]").fill(name);
  await page.locator("form .button.go").tap();
}

test("a big screen shows what all may see, and three phones hold the hands", async () => {
  const screen = await person(browser, { size: "desk" });
  const frames: string[] = [];
  screen.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  const code = await lay(screen.page);
  const phones = [];
  for (const name of NAMES) {
    const phone = await person(browser, { size: "phone" });
    if (phones.length) await type(phone.page, code);
    else await phone.page.goto(await scanned(screen.page));
    await sit(phone.page, name);
    phones.push(phone);
  }
  await screen.page.locator(".city").first().waitFor();
  for (const [at, { page }] of phones.entries()) {
    await page.locator(".composer [data-shape]").first().waitFor();
    await new Hands(page, "touch", chance(at + 3)).play(1);
  }
  await until(async () => (await screen.page.locator("[role=log] li").count()) > 2);
  await screen.page.mouse.move(4, 400);
  if (SHOTS) await screen.page.screenshot({ path: `${SHOTS}/middle-table.png` });
  expect(await findings(screen.page)).toEqual([]);
  const updates = frames.map((frame) => JSON.parse(frame) as { say: string; sections?: Record<string, unknown> });
  const told = updates.filter(({ say }) => say === "update");
  expect(told.length).toBeGreaterThan(0);
  for (const { sections = {} } of told) {
    for (const secret of ["own", "asked", "asides"]) expect(sections[secret] ?? null).toBeNull();
  }
  expect(await screen.page.locator(".composer").count()).toBe(0);
  expect([screen, ...phones].flatMap(({ errors }) => errors)).toEqual([]);
  for (const { context } of [screen, ...phones]) await context.close();
});
