import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browser";
import { chromiumPage } from "./chromium_page";
import { FileHost, hasStatic } from "./file_host";
import { comeBack, endAndVerify, expectOwnFilesOnly, play, read } from "./short_visit";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

test.skipIf(!hasStatic)("from a folder of files, somebody reads, plays, and goes on without a connection", async () => {
  const host = await FileHost.of();
  const { page: own, context, errors } = await person(browser, { size: "desk" });
  const page = chromiumPage(own);
  await read(page, host.address);
  await play(page, host.address);
  await comeBack(page, host);
  await endAndVerify(page);
  expectOwnFilesOnly(page, host);
  expect(errors).toEqual([]);
  await context.close();
  await host.remove();
});
