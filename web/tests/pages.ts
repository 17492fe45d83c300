import type { Page } from "playwright-core";
import { inject } from "vitest";
import { finishedGame } from "./finished";
import type { Scene } from "./scenes";

const SIZES = [
  [360, 640],
  [412, 915],
  [1366, 650],
  [1440, 900],
] as const;
const GAMES = ["kogge", "luebeck"] as const;

/** A page to look at: how one comes there. */
interface Shown {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
}

/** Open an address, until something on it is there. */
async function open(page: Page, hash: string, there: string): Promise<void> {
  await page.goto(`${inject("address")}${hash}`);
  await page.locator(there).first().waitFor({ timeout: 120_000 });
}

async function lesson(page: Page, game: string): Promise<void> {
  await open(page, `#/learn/${game}`, "[data-lessons-start]");
  await page.locator("[data-lessons-start]").click();
  await page.locator("[data-lesson]").waitFor();
  await page.locator(".composer").first().waitFor();
}

const pagesOf = (game: string): Shown[] => [
  { name: `learn-${game}`, show: (page) => open(page, `#/learn/${game}`, "[data-lessons-start]") },
  { name: `rules-${game}`, show: (page) => open(page, `#/rules/${game}`, "[data-chapter]") },
  { name: `lesson-${game}`, show: (page) => lesson(page, game) },
  {
    name: `replay-${game}`,
    show: async (page) => open(page, `#/replay/${await finishedGame(game)}/open/60`, ".replay"),
  },
  { name: `after-${game}`, show: async (page) => open(page, `#/table/${await finishedGame(game)}`, "[data-after]") },
  {
    name: `after-${game}-below`,
    show: async (page) => {
      await open(page, `#/table/${await finishedGame(game)}`, "[data-after]");
      await page.locator("[data-after]").evaluate((one) => one.scrollIntoView());
    },
  },
];
const FILE: Shown = { name: "replay-file", show: (page) => open(page, "#/replay", "[data-file]") };

/** The pages where one learns a game or looks at one again, each at every size. */
export const PAGES: readonly Scene[] = [FILE, ...GAMES.flatMap(pagesOf)].flatMap(({ name, show }) =>
  SIZES.map(([width, height]) => ({ name: `${name}-${width}x${height}`, width, height, show })),
);
