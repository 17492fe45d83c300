import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { inspect, painted } from "./inspector";
import type { BookTable } from "./rulebook_tables";

export const WINDOWS = [
  [360, 640],
  [390, 844],
  [640, 360],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const;
export const LANGUAGES = ["en-GB", "de-DE", "it-IT", "fr-FR"] as const;
export const SCHEMES = ["light", "dark"] as const;
/** HANSE_SHOTS=folder keeps a picture of each. */
const SHOTS = process.env["HANSE_SHOTS"];

export type View = "rules" | "paragraph" | "learn" | "compare";
export type Scheme = (typeof SCHEMES)[number];

/** From this width on one has a mouse, which hits smaller targets. */
export const DESK = 900;
const TOO_SMALL = /^too small to tap: .* (\d+)×(\d+)$/;
const FOR_A_MOUSE = 14;
/** A paragraph's number slides below the bar with the search; the rest of its tall target lies below its text. */
const SLIDES = /^button .+ lies on button [A-Z]+(-[A-Z\d]+)+$/;

const PATHS: Readonly<Record<View, (table: BookTable, match: string) => string>> = {
  rules: ({ game }, match) => `rules/${game}//${match}`,
  paragraph: ({ game, rule }, match) => `rules/${game}/${rule}/${match}`,
  learn: ({ game }, match) => `learn/${game}/${match}`,
  compare: ({ game }) => `rules/compare/${game}`,
};
/** What is there when a page has come. */
const THERE: Readonly<Record<View, string>> = {
  rules: "[data-chapter]",
  paragraph: ".asked",
  learn: ".played",
  compare: "[data-point], [role=status]",
};

/** Open a page in the window as it is, as somebody does who follows a link. */
export async function open(page: Page, view: View, table: BookTable, match: string): Promise<void> {
  // Another query makes the browser load the page anew, so that it comes in this window.
  await page.goto(`${inject("address")}?${view}#/${PATHS[view](table, match)}`);
  await page.locator(THERE[view]).first().waitFor();
  await complete(page);
  if (view === "paragraph") await openBooks(page);
}

/** What each book says about the paragraph asked for. */
async function openBooks(page: Page): Promise<void> {
  const summary = page.locator(".asked summary");
  if (!(await summary.count())) return;
  await summary.click();
  await page.locator(".asked dl dd").first().waitFor();
}

/** Until nothing more appears; later chapters come one after another. */
async function complete(page: Page): Promise<void> {
  const length = (): Promise<number> => page.evaluate(() => document.body.textContent.length);
  for (let before = -1, now = await length(); now !== before; now = await length()) {
    before = now;
    await page.waitForTimeout(100);
  }
}

/** What is wrong with the page as it stands. */
export async function judge(page: Page, name: string, scheme: Scheme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  await painted(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { wrong } = await inspect(page);
  const seen = wrong.filter((one) => !SLIDES.test(one) && (width < DESK || !hitByMouse(one)));
  const called = `${name}-${width}x${height}-${scheme}`;
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${called}.png` });
  return [...seen, ...(await withoutHeading(page)), ...(await outOfView(page))].map((one) => `${called}: ${one}`);
}

function hitByMouse(wrong: string): boolean {
  const [, ...sizes] = TOO_SMALL.exec(wrong) ?? [];
  return sizes.length > 0 && sizes.every((one) => Number(one) >= FOR_A_MOUSE);
}

/** A page has one first heading, and every chapter its own. */
async function withoutHeading(page: Page): Promise<string[]> {
  expect(await page.locator("h1").count()).toBe(1);
  return page
    .locator("section[data-chapter], section[data-part]")
    .evaluateAll((all) =>
      all.filter((one) => !one.querySelector("h2, h3")).map((one) => `no heading: ${one.textContent.slice(0, 40)}`),
    );
}

/** The paragraph that the link names begins in view. */
function outOfView(page: Page): Promise<string[]> {
  return page.locator(".asked[data-rule]").evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect().top)
      .filter((top) => top < 0 || top > window.innerHeight - 60)
      .map((top) => `the paragraph asked for begins at ${Math.round(top)}`),
  );
}
