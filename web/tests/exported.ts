import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { ROOT } from "./folders";

/** Save the record of the finished game on this page; return what `hanse verify` says of it, which fails if it must. */
export async function verifyExported(page: Page): Promise<string> {
  const folder = mkdtempSync(`${tmpdir()}/hanse-`);
  try {
    const saved = page.waitForEvent("download");
    await page.locator(".verify a[download]").first().click();
    const file = `${folder}/record.hanse`;
    await (await saved).saveAs(file);
    return (await promisify(execFile)(`${ROOT}.venv/bin/hanse`, ["verify", file])).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
