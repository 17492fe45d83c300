import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { ROOT } from "./folders";

const run = promisify(execFile);

/** Let `hanse verify` check every game in a browser's database, even unfinished ones; return how many there are. */
export async function verifyKept(texts: Record<string, string>): Promise<number> {
  const folder = mkdtempSync(`${tmpdir()}/hanse-`);
  try {
    const dump = `${folder}/dump.json`;
    const { holder: _, ...games } = texts;
    writeFileSync(dump, JSON.stringify(games));
    await run(`${ROOT}.venv/bin/python`, ["-m", "tests.in_page.kept_records", dump, folder], { cwd: ROOT });
    const names = readdirSync(folder).filter((name) => name.endsWith(".hanse"));
    const records = names.map((name) => `${folder}/${name}`);
    if (records.length) await run(`${ROOT}.venv/bin/hanse`, ["verify", ...records]);
    return records.length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Save the record of the finished game on this page; return what `hanse verify` says of it, which fails if it must. */
export async function verifyExported(page: Page): Promise<string> {
  const folder = mkdtempSync(`${tmpdir()}/hanse-`);
  try {
    const saved = page.waitForEvent("download");
    await page.locator(".verify a[download]").first().click();
    const file = `${folder}/record.hanse`;
    await (await saved).saveAs(file);
    return (await run(`${ROOT}.venv/bin/hanse`, ["verify", file])).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
