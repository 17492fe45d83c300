import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

interface Axe {
  run(what: Document, how: object): Promise<{ violations: unknown[] }>;
}

/** What axe-core finds: by all its rules, or by some of them. */
export async function findings(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const how = { resultTypes: ["violations"], ...(rules.length ? { runOnly: rules } : {}) };
  const found = await page.evaluate(
    async (wanted) => (await (window as unknown as { axe: Axe }).axe.run(document, wanted)).violations,
    how,
  );
  return (found as Finding[]).flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
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
