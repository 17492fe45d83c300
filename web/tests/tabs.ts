import type { Page } from "playwright-core";

/** Taps a tab of a phone; on a low one the tabs are unfolded first. */
export async function tapTab(page: Page, tab: string): Promise<void> {
  const wanted = page.locator(`[data-tab=${tab}]`);
  if (!(await wanted.count())) await page.locator(".top").getByRole("button", { name: "More" }).tap();
  await wanted.tap();
}
