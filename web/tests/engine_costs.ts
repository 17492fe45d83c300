import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";

interface Process {
  readonly type: string;
  readonly id: number;
  readonly cpuTime: number;
}

/** The processes in which this browser runs its pages. */
export async function renderers(browser: Browser): Promise<Process[]> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  return (processInfo as Process[]).filter(({ type }) => type === "renderer");
}

/** The seconds of processor time that all pages of this browser have taken so far. */
export const processorTime = async (browser: Browser): Promise<number> =>
  (await renderers(browser)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);

/** The megabytes that all pages of this browser take, with their share of what several processes use. */
export async function memory(browser: Browser): Promise<number> {
  const sizes = (await renderers(browser)).map(({ id }) => {
    const told = readFileSync(`/proc/${id}/smaps_rollup`, "utf8").match(/^Pss: +(\d+) kB/m);
    return Number(told?.[1] ?? 0) / 1000;
  });
  return Math.round(sizes.reduce((sum, one) => sum + one, 0));
}

/** Note in the worker with the tables how long each question to the other worker takes, in milliseconds. */
export async function watchThoughts(page: Page): Promise<() => Promise<number[]>> {
  const tables = page.workers().find((one) => one.url().includes("engineWorker"));
  if (!tables) throw new Error("the page has no worker");
  await tables.evaluate(() => {
    const seen: number[] = [];
    (self as unknown as { thoughts: number[] }).thoughts = seen;
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, said: { bytes?: Uint8Array } | undefined): void {
      const began = performance.now();
      // Python's own loop uses ports too.
      if (said?.bytes) this.addEventListener("message", () => seen.push(performance.now() - began), { once: true });
      postMessage.call(this, said);
    };
  });
  return () => tables.evaluate(() => (self as unknown as { thoughts: number[] }).thoughts);
}

/** The value below which this part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
}
