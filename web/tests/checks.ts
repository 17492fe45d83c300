import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** What axe-core finds that is serious or critical. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(): Promise<{ violations: unknown[] }> } }).axe;
    return (await axe.run()).violations;
  });
  return (found as Finding[])
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`));
}

/** How much wider than the screen the page is. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Buttons and links that are too small for a thumb. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const all = [...document.querySelectorAll<HTMLElement>("button, a, select, summary, input:not([type=radio]):not([type=checkbox])")];
    return all
      .filter((one) => one.checkVisibility() && !one.closest("[role=log]"))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
      .map(({ one, box }) => `${one.textContent?.trim() || one.className} ${Math.round(box.width)}×${Math.round(box.height)}`);
  });
}
