import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { Seated } from "../src/protocol/wire";
import { ask, finishedGame } from "./finished";
import { ROOT } from "./folders";
import { previewsShown } from "./sitting";

/** A screen of which the documentation shows a picture. */
export interface SitePicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: "light" | "dark";
  readonly show: (page: Page) => Promise<void>;
}

const DESK = { width: 1280, height: 800, scheme: "light" } as const;
const PHONE = { width: 390, height: 844, scheme: "light" } as const;

const recordOf = (game: string): string => readFileSync(`${ROOT}tests/records/answered-for-${game}.hanse`, "utf8");

async function open(page: Page, hash: string, shown: string): Promise<void> {
  await page.goto(`${inject("address")}${hash}`);
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** A table that continues a kept game: bots move, until this seat is asked. */
const table = (game: string, entry: number, seat: number) => async (page: Page) => {
  const answer = await ask("api/replay/play_on", { record: recordOf(game), entry, seat, name: "Anna" });
  const { match, secret } = (await answer.json()) as Seated;
  await open(page, `#/table/${match}/${secret}`, ".composer [data-shape], .composer [data-move]");
  await previewsShown(page);
};

async function lesson(page: Page): Promise<void> {
  await open(page, "#/learn/kogge", "[data-lessons-start]");
  await page.locator("[data-lessons-start]").click();
  await page.locator("[data-lesson]").waitFor();
  await page.locator(".composer").first().waitFor();
}

/** A kept game from the disk, at a step in its middle. */
async function replay(page: Page): Promise<void> {
  await open(page, "#/replay", "[data-file]");
  await page.locator("[data-file]").setInputFiles(`${ROOT}tests/records/answered-for-luebeck.hanse`);
  await page.locator(".scrubber input").fill("110");
  await page.locator('[data-replay="110"]').waitFor();
}

async function end(page: Page): Promise<void> {
  await open(page, `#/table/${await finishedGame("kogge")}`, "[data-after]");
}

export const SITE_PICTURES: readonly SitePicture[] = [
  { name: "front", ...DESK, show: (page) => open(page, "", "h1") },
  { name: "new-table", ...DESK, show: (page) => open(page, "#/new", "h1") },
  { name: "kogge", ...DESK, show: table("kogge", 147, 0) },
  { name: "kogge-phone", ...PHONE, scheme: "dark", show: table("kogge", 147, 0) },
  { name: "luebeck", ...DESK, show: table("luebeck", 146, 0) },
  { name: "luebeck-phone", ...PHONE, show: table("luebeck", 146, 0) },
  { name: "rulebook", ...DESK, show: (page) => open(page, "#/rules/kogge", "[data-chapter]") },
  { name: "lesson", ...DESK, show: lesson },
  { name: "replay", ...DESK, show: replay },
  { name: "end", ...DESK, show: end },
];
