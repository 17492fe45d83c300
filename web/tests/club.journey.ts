import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ARGS, CHROMIUM, person } from "./browser";
import { until } from "./fingers";
import { chance, Hands } from "./hands";
import { tapTab } from "./tabs";

/** A club's network: plain http at a name that is not this machine, so nothing that needs https is there. */
const CLUB = "club.test";
let browser: Browser;
let address: string;
beforeAll(async () => {
  const rules = `--host-resolver-rules=MAP ${CLUB} 127.0.0.1`;
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...ARGS, rules],
  });
  address = inject("address").replace("127.0.0.1", CLUB);
});
afterAll(() => browser.close());

/** Does the page say that everything is written down? */
async function saved(page: Page): Promise<boolean> {
  return (await page.locator(".state").innerText()) === "saved ✓";
}

test("over plain http one plays against bots, and a reload keeps every answer", async () => {
  const { page, context, errors, journal } = await person(browser, { size: "desk" });
  await page.goto(address);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  expect(await page.evaluate(() => typeof crypto.randomUUID)).toBe("undefined");
  await page.locator(".hero [data-play]").click();
  await page.locator(".city[aria-pressed]").first().waitFor();
  const hands = new Hands(page, "mouse", chance(5));
  await until(async () => {
    await hands.perhaps();
    return journal.answered.has("bid");
  }, 60_000);
  await until(() => saved(page));
  const cookies = await context.cookies();
  expect(cookies.map(({ name, secure, httpOnly, sameSite }) => ({ name, secure, httpOnly, sameSite }))).toEqual([
    { name: "hanse", secure: false, httpOnly: true, sameSite: "Strict" },
  ]);
  const lines = await page.locator("[role=log] li").count();
  expect(lines).toBeGreaterThan(2);
  await page.reload();
  await page.locator(".city").first().waitFor();
  await until(async () => (await page.locator("[role=log] li").count()) >= lines);
  expect(errors).toEqual([]);
  await context.close();
});

test("the host invites, copies, sends away, closes to watchers; a watcher cannot sit down", async () => {
  const host = await person(browser, { size: "phone" });
  const guest = await person(browser, { size: "tall" });
  await host.page.goto(`${address}#/new`);
  await host.page.locator("input[autocomplete=nickname]").fill("Anna");
  await host.page.locator("label.field select").first().selectOption("2");
  await host.page.locator("label.seat select").first().selectOption("");
  await host.page.locator("form .button.go").click();
  const [play, watch] = [host.page.locator("input[readonly]").nth(0), host.page.locator("input[readonly]").nth(1)];
  await play.waitFor();
  const [invitation, watching] = [await play.inputValue(), await watch.inputValue()];
  await host.page.getByRole("button", { name: "Copy the invitation" }).tap();
  await host.page.getByText("Copied ✓").waitFor();

  await guest.page.goto(watching);
  await guest.page.getByText("ask the host for an invitation").waitFor();
  expect(await guest.page.locator("input[autocomplete=nickname]").count()).toBe(0);

  await guest.page.goto(invitation);
  await guest.page.locator("input[autocomplete=nickname]").fill("\u0410nna");
  await guest.page.locator("form .button.go").tap();
  await guest.page.getByText("Anna sits here already").waitFor();
  await guest.page.locator("input[autocomplete=nickname]").fill("Birger");
  await guest.page.locator("form .button.go").tap();
  for (const { page } of [host, guest]) await page.locator(".city").first().waitFor();
  expect(guest.page.url(), "the invitation does not stay in the address").not.toContain("/join/");

  const stranger = await person(browser, { size: "desk" });
  await stranger.page.goto(watching);
  await stranger.page.locator(".city").first().waitFor();
  await tapTab(host.page, "settings");
  await host.page.getByLabel("Others may watch").uncheck();
  await stranger.page.getByText("The host has closed this table to watchers.").waitFor();
  await stranger.page.reload();
  await stranger.page.getByText("There is no table here that you can watch.").waitFor();
  await guest.page.reload();
  await guest.page.locator(".city").first().waitFor();
  const other = stranger.errors.filter((line) => !line.includes("404"));
  const refused = guest.errors.filter((line) => !line.includes("400"));
  expect([...host.errors, ...refused, ...other]).toEqual([]);
  for (const { context } of [host, guest, stranger]) await context.close();
});

test("who is sent away reads it, and comes back by the new invitation only", async () => {
  const host = await person(browser, { size: "desk" });
  const guest = await person(browser, { size: "tall" });
  await host.page.goto(`${address}#/new`);
  await host.page.locator("input[autocomplete=nickname]").fill("Anna");
  await host.page.locator("label.field select").first().selectOption("3");
  for (const at of [0, 1]) await host.page.locator("label.seat select").nth(at).selectOption("");
  await host.page.locator("form .button.go").click();
  const play = host.page.locator("input[readonly]").first();
  await play.waitFor();
  const invitation = await play.inputValue();
  await guest.page.goto(invitation);
  await guest.page.locator("input[autocomplete=nickname]").fill("Birger");
  await guest.page.locator("form .button.go").tap();
  await host.page.getByRole("button", { name: "Remove player Birger" }).click();
  await guest.page.getByText("The host has freed your seat.").waitFor();
  await until(async () => (await play.inputValue()) !== invitation);
  await guest.page.goto(await play.inputValue());
  await guest.page.locator("input[autocomplete=nickname]").fill("Birger");
  await guest.page.locator("form .button.go").tap();
  await guest.page.getByRole("button", { name: "Leave my seat" }).tap();
  await guest.page.getByText("Your seat becomes free for others.").waitFor();
  await guest.page.getByRole("button", { name: "Leave my seat" }).tap();
  await guest.page.getByText("ask the host for an invitation").waitFor();
  await until(async () => !(await host.page.getByText("Birger").count()));
  expect([...host.errors, ...guest.errors.filter((line) => !line.includes("409"))]).toEqual([]);
  for (const { context } of [host, guest]) await context.close();
});
