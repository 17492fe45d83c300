import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { until } from "./fingers";
import { MailingServer } from "./mailing_server";
import { newSeat, openPanel } from "./notifying";

const SHOTS = process.env["HANSE_SHOTS"];
const VIEWS = [
  { size: "tall", width: 390, height: 844 },
  { size: "laptop", width: 1366, height: 768 },
] as const;
let browser: Browser;
let server: MailingServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), MailingServer.begin()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test("a mail address is confirmed, and the mail of a turn leads to the decision", async () => {
  const anna = await person(browser, { size: "tall" });
  const seat = await newSeat(server.address);
  await anna.page.goto(seat);
  await openPanel(anna.page);
  await anna.page.locator("[data-add=mail]").click();
  await anna.page.locator("[data-notify] input[type=email]").fill("anna@example.org");
  await anna.page.locator("[data-notify] form .go").click();
  const card = anna.page.locator("[data-channel=mail]");
  await card.waitFor();
  expect(await card.getAttribute("data-state")).toBe("unconfirmed");
  expect(await findings(anna.page)).toEqual([]);

  const page = await anna.context.newPage();
  await page.goto(await server.link(1));
  await page.getByRole("button", { name: "Confirm address" }).click();
  await page.getByText("Your address is confirmed.").waitFor();
  await page.close();
  await anna.page.reload();
  await openPanel(anna.page);
  await until(async () => (await card.getAttribute("data-state")) === "used");
  expect(await findings(anna.page)).toEqual([]);
  await anna.page.close();

  server.hurry();
  const link = await server.link(2);
  expect(server.mails.at(-1)?.subject).toBe("Your turn in Kogge");
  const back = await anna.context.newPage();
  await back.goto(link);
  await back.locator(".city").first().waitFor();
  await back.locator(".composer, [data-question]").first().waitFor();
  expect(anna.errors).toEqual([]);
  await anna.context.close();
});

test.runIf(SHOTS)("the panel at all sizes, in all languages", async () => {
  for (const locale of ["de", "en", "it", "fr"])
    for (const scheme of ["light", "dark"] as const)
      for (const { size, width, height } of VIEWS) {
        const anna = await person(browser, { size, scheme, locale });
        await anna.page.setViewportSize({ width, height });
        await anna.page.goto(await newSeat(server.address));
        await openPanel(anna.page);
        await anna.page.locator("[data-add=mail]").click();
        await anna.page.locator("[data-notify] input[type=email]").fill(`${locale}${scheme}${size}@example.org`);
        await anna.page.screenshot({ path: `${SHOTS}/notify-form-${locale}-${scheme}-${width}.png` });
        await anna.page.locator("[data-notify] form .go").click();
        await anna.page.locator("[data-channel=mail]").waitFor();
        await anna.page.locator("[data-channel=mail]").scrollIntoViewIfNeeded();
        await anna.page.screenshot({ path: `${SHOTS}/notify-card-${locale}-${scheme}-${width}.png` });
        await anna.context.close();
      }
});
