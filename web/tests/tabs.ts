import type { Page } from "playwright-core";
import { until } from "./fingers";

/** Taps a tab of a phone; on a low one the tabs are unfolded first. A window that was just made larger still folds them for a moment. */
export async function tapTab(page: Page, tab: string): Promise<void> {
  const wanted = page.locator(`[data-tab=${tab}]`);
  const more = page.locator(".top").getByRole("button", { name: "More" });
  await until(async () => {
    if (!(await wanted.count())) await more.tap({ timeout: 1000 }).catch(() => null);
    return (await wanted.count()) > 0;
  });
  await wanted.tap();
}
