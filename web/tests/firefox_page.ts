import puppeteer, { type Browser, type Page } from "puppeteer-core";
import type { AnyPage } from "./short_visit";

/** How long a page may take to fetch the engine and to start it on a busy machine. */
const STARTED = 300_000;
/** Debian's Firefox. */
export const FIREFOX = process.env["FIREFOX"] ?? "/usr/bin/firefox-esr";

/** Start Firefox, which is driven by WebDriver BiDi. */
export const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en-GB", "ui.prefersReducedMotion": 1 },
    defaultViewport: { width: 1440, height: 900 },
    timeout: STARTED,
    protocolTimeout: STARTED,
  });

/** A page of Firefox for a short visit, and the errors that it reports. */
export async function firefoxPage(browser: Browser): Promise<{ page: AnyPage; own: Page; errors: string[] }> {
  const own = await browser.newPage();
  own.setDefaultTimeout(STARTED);
  const [asked, failed, errors] = [[] as string[], [] as string[], [] as string[]];
  own.on("request", (request) => void asked.push(request.url()));
  own.on("requestfailed", (request) => void failed.push(request.url()));
  own.on("pageerror", (problem) => void errors.push(String(problem)));
  await own.evaluateOnNewDocument(() => localStorage.setItem("pace", "once"));
  const page: AnyPage = {
    open: (address) => own.goto(address),
    reload: () => own.reload(),
    see: (selector) => own.waitForSelector(selector, { visible: true }),
    click: (selector) => own.click(selector),
    ask: (question, given = "") => own.evaluate(question, given) as never,
    asked,
    failed,
  };
  return { page, own, errors };
}
