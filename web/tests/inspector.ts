import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import type { Inspected } from "./inspect/page";

export type { Inspected } from "./inspect/page";

let script: Promise<string> | null = null;

/** What tests/inspect does inside a page, as one script. */
function pageScript(): Promise<string> {
  return (script ??= bundle());
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL("inspect/page.ts", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "inspection" } },
  });
  const [first] = [built].flat() as Rolldown.RolldownOutput[];
  return first?.output[0].code ?? "";
}

/** What can be seen to be wrong with the page as it stands, and where its map lies. */
export async function inspect(page: Page): Promise<Inspected> {
  if (!(await page.evaluate(() => "inspectPage" in window))) await page.evaluate(await pageScript());
  return page.evaluate(() => (window as unknown as { inspectPage: () => Inspected }).inspectPage());
}

/** Until the page has drawn what it is told, its routes too. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
    for (let many = 0; many < 2 || document.querySelector('[data-busy="true"]'); many++) await frame();
  });
}
