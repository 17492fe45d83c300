import type { Page } from "playwright-core";
import type { AnyPage } from "./short_visit";

/** What a browser says of a request that the page itself has given up. */
const GIVEN_UP = "net::ERR_ABORTED";

/** A page of Chromium for a short visit. */
export function chromiumPage(page: Page): AnyPage {
  const [asked, failed] = [[] as string[], [] as string[]];
  page.on("request", (request) => void asked.push(request.url()));
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== GIVEN_UP) failed.push(request.url());
  });
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    see: (selector) => page.locator(selector).first().waitFor(),
    click: (selector) => page.locator(selector).first().click(),
    ask: (question, given = "") => page.evaluate(question, given),
    asked,
    failed,
  };
}
