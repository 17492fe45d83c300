import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { come, gather, giveNonce } from "./people";
import { tableWith } from "./rulebook_tables";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const rule = (page: Page, id: string): Locator => page.locator(`[data-rule="${id}"]`);
const open = (page: Page, path: string): Promise<unknown> => page.goto(`${inject("address")}#/rules/${path}`);

test("the rulebook of a table replaces and strikes out what its variants change", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  const match = await tableWith("kogge", 4, ["memory", "three_piles"]);
  await open(page, `kogge//${match}`);
  await rule(page, "K-SETUP-10").locator("s").waitFor();
  expect(await rule(page, "K-SETUP-10").getAttribute("data-state")).toBe("struck");
  expect(await rule(page, "K-SETUP-10").innerText()).toContain("Instead, K-ADV-MEM-01");
  expect(await rule(page, "K-ACT-RAID-02").getAttribute("data-state")).toBe("replaced");
  expect(await rule(page, "K-ACT-RAID-02").innerText()).toContain("three piles");
  expect(await rule(page, "K-ACT-RAID-02").innerText()).toContain("Changed at this table");
  expect(await rule(page, "K-MOVE-02").getAttribute("data-state")).toBe("printed");
  expect(await rule(page, "B-BASE-01").count(), "Bornholm is not in play").toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test("a paragraph's link leads to it, at the table and as printed", async () => {
  const { page, context, errors } = await person(browser, { size: "tall" });
  const match = await tableWith("kogge", 4, ["three_piles"]);
  await open(page, `kogge/K-ACT-RAID-03/${match}`);
  await page.locator('.asked[data-rule="K-ACT-RAID-03"]').waitFor();
  expect(await rule(page, "K-ACT-RAID-03").innerText()).toContain("left neighbour");
  expect(await rule(page, "K-ACT-RAID-04").locator("a.id").getAttribute("href")).toBe(
    `#/rules/kogge/K-ACT-RAID-04/${match}`,
  );
  await page.locator(".played a").tap();
  await page.locator('.asked[data-rule="K-ACT-RAID-03"]:not(:has-text("left neighbour"))').waitFor();
  expect(new URL(page.url()).hash).toBe("#/rules/kogge/K-ACT-RAID-03");
  expect(errors).toEqual([]);
  await context.close();
});

test("a paragraph shows on request what each book says, and the comparison has them all", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  await open(page, "kogge/K-MOVE-08");
  const books = rule(page, "K-MOVE-08").locator("details");
  await books.waitFor();
  expect(await books.locator("dd").first().isVisible()).toBe(false);
  await books.locator("summary").click();
  await books.locator("dd").first().waitFor();
  const names = await books.locator("dt").allInnerTexts();
  expect(names.length).toBeGreaterThanOrEqual(3);
  expect(await books.locator(".place").count()).toBeGreaterThan(0);
  expect(await books.locator(".ours").count()).toBe(1);
  await page.locator('header a[href^="#/rules/compare"]').first().click();
  await page.getByText("D-01").first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("where a table has chosen otherwise, nothing says that we play it the usual way", async () => {
  const { page, context, errors } = await person(browser, { size: "tall" });
  const { match } = await gather("kogge", ["Anna"], 2, { edition: "english" });
  await open(page, `kogge/K-MOVE-08/${match}`);
  const books = rule(page, "K-MOVE-08").locator("details");
  await books.locator("summary").tap();
  await books.locator("dd").first().waitFor();
  expect(await books.locator(".ours").count()).toBe(0);
  expect(await rule(page, "K-MOVE-08").innerText()).toContain("You must then sail on");
  expect(errors).toEqual([]);
  await context.close();
});

test("how to play, opened from a table, says what that table changes", async () => {
  const { page, context, errors } = await person(browser, { size: "desk" });
  const match = await tableWith("kogge", 5, ["memory"]);
  const learn = `${inject("address")}#/learn/kogge`;
  await page.goto(`${learn}/${match}`);
  const market = page.locator('[data-changed="K-MKT-01"]');
  await market.waitFor();
  expect(await market.innerText()).toContain("five pairs");
  expect(await page.locator('[data-changed="K-MOVE-07"]').innerText()).toContain("Memory is played.");
  expect(await page.locator(".played").innerText()).toContain("Memory");
  expect(await page.locator(`a[href="#/rules/kogge/K-MKT-01/${match}"]`).count()).toBe(1);
  await page.goto(learn);
  await page.locator('a[href="#/rules/kogge/K-MKT-01"]').waitFor();
  expect(await page.locator("[data-changed], .played").count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test("a paragraph of an answer that nobody chose is left out, unless it is asked for", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  const match = await tableWith("kogge", 3, []);
  await open(page, `kogge//${match}`);
  await rule(page, "G-72").waitFor();
  expect(await rule(page, "G-71").count()).toBe(0);
  await open(page, `kogge/G-71/${match}`);
  await page.locator('.asked[data-rule="G-71"]').waitFor();
  await context.close();
});

test("on a phone the contents stay at hand, and fold when a chapter is chosen", async () => {
  const { page, context, errors } = await person(browser, { size: "phone" });
  const match = await tableWith("kogge", 4, []);
  await open(page, `kogge/K-MOVE-08/${match}`);
  await page.locator(".asked").waitFor();
  const contents = page.locator(".find summary");
  await contents.tap();
  await page.locator(".find ol button").nth(16).tap();
  const chapter = page.locator("section[data-chapter]:focus");
  await chapter.waitFor();
  expect(await page.locator(".find ol").isVisible()).toBe(false);
  const bar = await page.locator(".find").boundingBox();
  const head = await chapter.locator(".head").boundingBox();
  expect(bar?.y).toBe(0);
  expect(head?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  expect(head?.y).toBeLessThan(200);
  expect(errors).toEqual([]);
  await context.close();
});

test("a reference leads to its paragraph on the same page", async () => {
  const { page, context } = await person(browser, { size: "tall" });
  const match = await tableWith("kogge", 4, ["memory"]);
  await open(page, `kogge/K-SETUP-10/${match}`);
  await page.locator(".asked .note a").tap();
  await page.locator('.asked[data-rule="K-ADV-MEM-01"]').waitFor();
  expect(new URL(page.url()).hash).toBe(`#/rules/kogge/K-ADV-MEM-01/${match}`);
  expect(context.pages()).toHaveLength(1);
  await context.close();
});

test("the sheet at the table shows its own rules and leads to their page", async () => {
  const { page, context, errors } = await person(browser, { size: "tall" });
  const gathering = await gather("kogge", ["Anna"], 3, { variants: ["memory"] });
  await giveNonce(gathering, 0);
  await come(page, gathering, 0);
  await page.locator(".city").first().waitFor();
  await page.keyboard.press("?");
  const link = page.locator(`a[href^="#/rules/kogge/"][href$="${gathering.match}"]`).first();
  await link.waitFor({ state: "attached" });
  expect(await rule(page, "K-MOVE-07").getAttribute("data-state")).toBe("struck");
  expect(errors).toEqual([]);
  await context.close();
});

test("on paper there is the whole, however early it is printed", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  const match = await tableWith("kogge", 5, ["pirate"]);
  // As in a tab that nobody looks at, nothing is painted here, so later chapters do not come by themselves.
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
  await open(page, `kogge//${match}`);
  await rule(page, "K-COMP-01").waitFor();
  expect(await rule(page, "P-07").count()).toBe(0);
  await page.pdf();
  expect(await rule(page, "P-07").count()).toBe(1);
  await page.goto(`${inject("address")}#/learn/kogge/${match}`);
  await page.locator('[data-part="web-kogge-how-end"]').waitFor();
  expect(await page.locator('a[href*="K-END-03"]').count()).toBe(0);
  await page.pdf();
  expect(await page.locator('a[href*="K-END-03"]').count()).toBeGreaterThan(0);
  await context.close();
});

test("on paper there are the rules and nothing to press", async () => {
  const { page, context } = await person(browser, { size: "desk", scheme: "dark" });
  const match = await tableWith("kogge", 5, ["pirate"]);
  await open(page, `kogge//${match}`);
  await rule(page, "P-07").waitFor();
  expect(await page.locator(".played").innerText()).toContain("Pirate");
  expect(await page.locator("[data-chapter=bornholm].off").count(), "it comes along with the pirate").toBe(0);
  expect(await page.locator("[data-chapter=taxes].off").count()).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("button:visible, input:visible, summary:visible").count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
  expect(await rule(page, "K-END-03").isVisible()).toBe(true);
  await context.close();
});
