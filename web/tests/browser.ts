import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { PATIENCE } from "./fingers";
import { Journal } from "./journal";
import { watchPolicy } from "./policy";

export const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const SIZES = {
  desk: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 650 },
  phone: { width: 360, height: 640 },
  tall: { width: 390, height: 844 },
} as const;

/** Chromium without a window of its own needs half the processor; where it is missing, the whole one is used. */
const WINDOWLESS = "/usr/bin/chromium-headless-shell";
export const CHROMIUM = process.env["CHROMIUM"] ?? (existsSync(WINDOWLESS) ? WINDOWLESS : "/usr/bin/chromium");

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ARGS });
}

export interface Look {
  readonly size: keyof typeof SIZES;
  readonly scheme?: "light" | "dark";
  readonly locale?: string;
  /** How fast others' moves are shown; most journeys do not wait for them. */
  readonly pace?: "1" | "2" | "once";
  readonly motion?: boolean;
}

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[];
  readonly journal: Journal;
}

/** A fresh person: no cookies, no words said before. Errors of the page are collected. */
export async function person(browser: Browser, look: Look): Promise<Person> {
  const context = await browser.newContext({
    viewport: SIZES[look.size],
    colorScheme: look.scheme ?? "light",
    locale: look.locale ?? "en-GB",
    hasTouch: SIZES[look.size].width < 900,
    reducedMotion: look.motion ? "no-preference" : "reduce",
  });
  await context.addInitScript((pace) => {
    if (!localStorage.getItem("pace")) localStorage.setItem("pace", pace);
  }, look.pace ?? "once");
  await watchPolicy(context);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("WebSocket")) errors.push(message.text());
  });
  return { page, context, errors, journal: new Journal(page) };
}
