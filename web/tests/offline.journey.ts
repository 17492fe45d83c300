import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browser";
import { cutOff, hasEngine } from "./cut_off";
import { chance, Hands } from "./hands";
import { makeTable } from "./new_table";

let browser: Browser;
const engine = await hasEngine();
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

interface StartMessage {
  readonly kind: string;
  readonly role: string;
  readonly files: Record<string, unknown>;
}

/** Take our modules from the worker that thinks, so that it cannot start. */
const stopThinker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Plain = Worker;
    window.Worker = class extends Plain {
      override postMessage(said: StartMessage, ports?: Transferable[] | StructuredSerializeOptions): void {
        const lost = said.kind === "start" && said.role === "thinker";
        const given = Array.isArray(ports) ? { transfer: ports } : ports;
        const files = Object.entries(said.files ?? {}).filter(([name]) => !name.startsWith("hanse"));
        super.postMessage(lost ? { ...said, files: Object.fromEntries(files) } : said, given);
      }
    };
  });

test.skipIf(!engine)("where no second worker can start, the first one thinks and answers everything", async () => {
  const { page, context, address, missed } = await cutOff(browser, { size: "desk" });
  await stopThinker(page);
  const told = page.waitForEvent("console", (message) => message.text().includes("hanse.zip is missing"));
  await page.reload();
  await page.locator(".hero [data-play]").waitFor();
  await told;
  await page.goto(`${address}#/watch/kogge`);
  await page.locator(".table [data-city]").first().waitFor();
  await makeTable(page, { game: "kogge", seats: 3, bot: "dabbler" }, address);
  await new Hands(page, "mouse", chance(3)).play(2);
  expect(missed).toEqual([]);
  await context.close();
});

test.skipIf(!engine)("somebody plays without a connection, and a reload in the middle loses nothing", async () => {
  const { page, context, address, errors, missed } = await cutOff(browser, { size: "tall" });
  await makeTable(page, { game: "kogge", seats: 3, bot: "dabbler" }, address);
  await new Hands(page, "touch", chance(3)).play(2);
  const log = await page.locator("[role=log] li").count();
  await page.reload();
  await page.locator(".composer [data-shape]").first().waitFor();
  expect(await page.locator("[role=log] li").count()).toBeGreaterThanOrEqual(log);
  expect(missed).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
