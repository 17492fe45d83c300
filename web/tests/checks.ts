import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

interface Axe {
  run(what: Document, how: object): Promise<{ violations: unknown[] }>;
}

/** What axe-core finds that is serious or critical: by all its rules, or by some of them. */
export async function findings(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const how = { resultTypes: ["violations"], ...(rules.length ? { runOnly: rules } : {}) };
  const found = await page.evaluate(
    async (wanted) => (await (window as unknown as { axe: Axe }).axe.run(document, wanted)).violations,
    how,
  );
  return (found as Finding[])
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`));
}

/** How much wider than the screen the page is. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Answers that one cannot see without scrolling. */
export function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-send]")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > window.innerHeight)
      .map((one) => one.textContent?.trim() ?? ""),
  );
}

/** What can be seen in part only: names that are cut off, a hint behind the button, a log without room for a line. */
export function halfSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (what: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility());
    const cut = all("[data-city] .head").filter((one) => one.scrollWidth > one.clientWidth);
    const below = (one: HTMLElement): number => one.getBoundingClientRect().bottom;
    const behind = all(".foretold > p").filter((hint) => {
      const [send, box] = [hint.closest(".composer")?.querySelector(".send"), hint.getBoundingClientRect()];
      const button = send?.getBoundingClientRect();
      return (
        button &&
        box.left < button.right &&
        box.right > button.left &&
        box.top < button.bottom &&
        box.bottom > button.top + 1
      );
    });
    const low = all(".logs [role=log]").filter((log) => log.clientHeight < 60 || below(log) > window.innerHeight + 1);
    return [...cut, ...behind, ...low].map((one) => `${one.className} ${one.textContent?.trim().slice(0, 60)}`);
  });
}

/** Buttons and links that are too small for a thumb. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        "button, a, select, summary, input:not([type=radio]):not([type=checkbox])",
      ),
    ];
    return all
      .filter((one) => one.checkVisibility() && !one.closest("[role=log]"))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
      .map(
        ({ one, box }) =>
          `${one.textContent?.trim() || one.className} ${Math.round(box.width)}×${Math.round(box.height)}`,
      );
  });
}

interface Look {
  /** Its form and its letter, without any colour. */
  readonly drawn: string;
  /** How well the letter stands out, by luminance alone; 21 where there is none. */
  readonly contrast: number;
}

/** How every good, cog and house on the page looks to somebody who sees no colours. */
export function shades(page: Page): Promise<Record<string, Record<string, Look>>> {
  return page.evaluate(() => {
    const FORM = ["d", "points", "r", "x", "y", "width", "height", "rx"];
    const luminance = (element: Element): number => {
      const parts =
        getComputedStyle(element)
          .fill.match(/[\d.]+/g)
          ?.map((one) => Number(one) / 255) ?? [];
      const [red = 0, green = 0, blue = 0] = parts.map((one) =>
        one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: number, other: number): number =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const looks: Record<string, Record<string, { drawn: string; contrast: number }>> = {};
    for (const kind of ["good", "cog", "house"]) {
      for (const svg of document.querySelectorAll<SVGElement>(`[data-${kind}]`)) {
        const parts = [...svg.querySelectorAll("path, polygon, rect, circle")];
        const form = parts.map((part) => FORM.map((name) => part.getAttribute(name)).join());
        const text = svg.querySelector("text");
        const last = parts.at(-1);
        (looks[kind] ??= {})[svg.dataset[kind] ?? ""] ??= {
          drawn: [...form, text?.textContent].join(" "),
          contrast: text && last ? contrast(luminance(text), luminance(last)) : 21,
        };
      }
    }
    return looks;
  });
}
