import { writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";

const SHOTS = process.env["HANSE_SHOTS"];
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const tag = (page: string, name: string): string =>
  page.match(new RegExp(`property="${name}" content="([^"]*)"`))?.[1] ?? "";

test("a pasted link shows game, rules, clock and who sits, and leads to the table", async () => {
  const host = await person(browser, { size: "desk" });
  const guest = await person(browser, { size: "phone" });
  await host.page.goto(`${inject("address")}#/new`);
  await host.page.locator("input[autocomplete=nickname]").fill("Anna");
  await host.page.locator("label.field select").first().selectOption("3");
  await host.page.locator("label.seat select").first().selectOption("");
  await host.page.locator("form .button.go").click();
  const invitation = host.page.locator("input[readonly]").first();
  await invitation.waitFor();
  const link = await invitation.inputValue();

  const [address = "", hidden = ""] = link.split("#");
  expect(hidden).toContain("/join/");
  const page = await (await fetch(address)).text();
  expect(tag(page, "og:title")).toContain("Anna invites you to play Kogge");
  expect(tag(page, "og:description")).toContain("20\u00a0min a game");
  expect(page).not.toContain(hidden.split("/").at(-1));
  const picture = await fetch(tag(page, "og:image"));
  expect(picture.headers.get("content-type")).toBe("image/png");
  const bytes = Buffer.from(await picture.arrayBuffer());
  if (SHOTS) writeFileSync(`${SHOTS}/link.png`, bytes);
  const shown = await guest.page.evaluate(async (body) => {
    const drawn = await createImageBitmap(await (await fetch(`data:image/png;base64,${body}`)).blob());
    return [drawn.width, drawn.height];
  }, bytes.toString("base64"));
  expect(shown).toEqual([1200, 630]);

  await guest.page.goto(link);
  await guest.page.getByText("Anna invites you to play Kogge").first().waitFor();
  expect(new URL(guest.page.url()).pathname).toBe("/");
  await guest.page.locator("input[autocomplete=nickname]").fill("Ben");
  await guest.page.locator("form .button.go").tap();
  for (const { page: one } of [host, guest]) await one.locator(".city").first().waitFor();
  expect([...host.errors, ...guest.errors]).toEqual([]);
  for (const { context } of [host, guest]) await context.close();
});

test("the client can be installed", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  await page.goto(inject("address"));
  await page.locator(".hero [data-play]").waitFor();
  const session = await context.newCDPSession(page);
  const { errors: wrong, data } = await session.send("Page.getAppManifest");
  expect(wrong).toEqual([]);
  const manifest = JSON.parse(data ?? "{}") as { icons: { src: string; sizes: string }[]; start_url: string };
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const drawn = await createImageBitmap(await (await fetch(address)).blob());
      return `${drawn.width}x${drawn.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
