import { existsSync } from "node:fs";
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FileHost } from "./file_host";
import { FIREFOX, firefoxPage, launchFirefox } from "./firefox_page";
import { comeBack, endAndVerify, expectOwnFilesOnly, play, read } from "./short_visit";

const installed = existsSync(FIREFOX);
let browser: Browser | null = null;
beforeAll(async () => void (browser = installed ? await launchFirefox() : null));
afterAll(() => browser?.close());

test.skipIf(!installed)("in Firefox, somebody reads, plays, and goes on without a connection", async () => {
  if (!browser) throw new Error("Firefox has not started");
  const host = await FileHost.of();
  const { page, errors } = await firefoxPage(browser);
  await read(page, host.address);
  await play(page, host.address);
  await comeBack(page, host);
  await endAndVerify(page);
  expectOwnFilesOnly(page, host);
  expect(errors).toEqual([]);
  await host.remove();
});
