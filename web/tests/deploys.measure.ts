import { appendFileSync, existsSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject, test } from "vitest";
import { launch } from "./browser";
import { play, read, visitFresh, type Report } from "./visitors";

/**
 * Visitors come, read and play until a file named `stop` is in the folder HANSE_VISITS; what became of each visit is
 * written there. tests/server/test_deploys.py restarts servers meanwhile and judges.
 */
const FOLDER = process.env["HANSE_VISITS"] ?? "";
const EVERY = Number(process.env["HANSE_READ_EVERY"] ?? "4000");
/** HANSE_FRESH: only so many fresh visits, and nobody else. */
const FRESH = Number(process.env["HANSE_FRESH"] ?? "0");
/** Between two fresh visits, so that others get something of the processor. */
const BETWEEN = 500;
const stopped = (): boolean => existsSync(`${FOLDER}/stop`);
const report: Report = (line) => appendFileSync(`${FOLDER}/visits.jsonl`, `${JSON.stringify(line)}\n`);

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function comeAgain(visit: (number: number) => Promise<void>): Promise<void> {
  for (let number = 0; !stopped() && (!FRESH || number < FRESH); number++) await visit(number);
}

test("people visit while servers are replaced", async () => {
  const address = inject("address");
  const fresh = comeAgain(async (number) => {
    report(await visitFresh(browser, address, number));
    await new Promise((wake) => setTimeout(wake, BETWEEN));
  });
  const open = FRESH
    ? []
    : [
        comeAgain(() => read(browser, address, EVERY, stopped, report)),
        comeAgain(() => play(browser, address, stopped, report)),
      ];
  await Promise.all([fresh, ...open]);
});
