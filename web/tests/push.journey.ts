import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, type Person } from "./browser";
import { findings } from "./checks";
import { until } from "./fingers";
import { MailingServer } from "./mailing_server";
import { newSeat, openPanel } from "./notifying";
import { allowPushes, canNotify, launchWhole, PushedWorker } from "./pushed";

/** How long a page may take to fetch the engine and to start it. */
const STARTED = 180_000;
let browser: Browser;
let server: MailingServer;
beforeAll(async () => {
  if (canNotify) [browser, server] = await Promise.all([launchWhole(), MailingServer.begin()]);
}, STARTED);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Somebody who is pushed their turns at a table, and who has left it for the front page. */
async function notified(): Promise<Person> {
  const anna = await person(browser, { size: "tall" });
  const { origin } = new URL(server.address);
  if (server.subscription) await allowPushes(anna.context, origin, server.subscription);
  await anna.page.goto(await newSeat(server.address));
  await openPanel(anna.page);
  await anna.page.locator("[data-add=push]").click();
  const card = anna.page.locator("[data-channel=push]");
  await card.waitFor();
  expect(await card.getAttribute("data-state")).toBe("used");
  expect(await findings(anna.page)).toEqual([]);
  await anna.page.goto(server.address);
  return anna;
}

/** Let the server send the next push, and deliver it as it was sent; return it. */
async function deliver(worker: PushedWorker): Promise<{ title: string; body: string; link: string }> {
  const before = server.pushes.length;
  server.hurry();
  await until(() => server.pushes.length > before);
  const sent = server.pushes.at(-1) ?? "";
  await worker.deliver(sent);
  return JSON.parse(sent) as { title: string; body: string; link: string };
}

async function seesDecision(page: Page): Promise<void> {
  await page.locator(".city").first().waitFor();
  await page.locator(".composer, [data-question]").first().waitFor();
}

test.runIf(canNotify)("a push says what is asked, and leads to the decision", async () => {
  const anna = await notified();
  const worker = await PushedWorker.of(anna.page);
  const { title, body, link } = await deliver(worker);
  await until(async () => (await worker.shown()).length === 1);
  expect(await worker.shown()).toEqual([{ title, body }]);
  expect(title).toBe("Your turn in Kogge");
  expect(body).not.toBe("");
  expect(body, "no secret").not.toContain(link);

  expect(await worker.click(), "the front page shows it").toBe("");
  await until(() => anna.page.url().endsWith(link));
  await seesDecision(anna.page);
  expect(await worker.shown()).toEqual([]);
  expect(anna.errors).toEqual([]);
  await anna.context.close();
});

test.runIf(canNotify)("the worker that answers without a connection shows notifications too", async ({ skip }) => {
  if (!(await fetch(`${server.address}files.json`)).ok) skip();
  const anna = await notified();
  const offline = `${server.address}?offline`;
  await anna.page.goto(offline);
  await anna.page.locator(".hero [data-play]").waitFor({ timeout: STARTED });
  const registrations = (): Promise<string[]> =>
    anna.page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL ?? ""),
    );
  expect(await registrations()).toEqual([`${server.address}service-worker.js`]);
  const worker = await PushedWorker.of(anna.page);
  const { title, link } = await deliver(worker);
  await until(async () => (await worker.shown()).length === 1);
  expect((await worker.shown()).map((one) => one.title)).toEqual([title]);
  const opened = await worker.click();
  expect(opened).toBe(new URL(link, server.address).href);
  expect(anna.page.url(), "the game in this page goes on").toContain(offline);
  await anna.page.goto(opened);
  await seesDecision(anna.page);
  await anna.context.close();
});
