import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browser";
import { cutOff } from "./cut_off";
import { renderers } from "./engine_costs";
import { verifyKept } from "./exported";
import { until } from "./fingers";
import { chance, Hands } from "./hands";
import { makeTable } from "./new_table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const KILLS = process.env["HANSE_FULL"] === "1" ? 50 : 20;
/** Milliseconds of play before a kill, at most. */
const LONGEST = 4000;

/** Note every command that a page of this context reports as saved, and the number of events that it shows. */
async function watchSaved(context: BrowserContext, saved: Set<string>): Promise<void> {
  await context.exposeBinding("noteSaved", (_, id: string) => void saved.add(id));
  await context.addInitScript(() => {
    const { noteSaved } = window as unknown as { noteSaved: (id: string) => void };
    const Plain = Worker;
    window.Worker = class extends Plain {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener("message", ({ data }: MessageEvent<{ kind: string; text?: string }>) => {
          if (data.kind !== "said") return;
          const said = JSON.parse(data.text ?? "{}") as { say: string; id: string };
          if (said.say === "done") noteSaved(said.id);
        });
      }
    };
  });
}

/** Everything in the browser's database. */
const textsKept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open("hanse");
        opening.onerror = () => reject(new Error("no database"));
        opening.onsuccess = () => {
          const store = opening.result.transaction("kept").objectStore("kept");
          const [keys, texts] = [store.getAllKeys(), store.getAll()];
          texts.onsuccess = () => {
            opening.result.close();
            const all = texts.result as string[];
            resolve(Object.fromEntries(keys.result.map((key, at) => [String(key), all[at] ?? ""])));
          };
        };
      }),
  );

/** The commands of all entries that are kept. */
const commandsIn = (texts: Record<string, string>): string[] =>
  Object.entries(texts)
    .filter(([key]) => key.startsWith("entry/"))
    .map(([, text]) => (JSON.parse(text) as { command?: string }).command ?? "");

/** Kill the process in which the page runs, as a crash or an impatient system does. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent("crash");
  for (const { id } of await renderers(browser)) process.kill(id, "SIGKILL");
  await crashed;
  await page.close();
}

test(`nothing that was reported as saved is lost in ${KILLS} kills`, async () => {
  const { context, page: first, address, missed } = await cutOff(browser, { size: "desk" });
  const saved = new Set<string>();
  await watchSaved(context, saved);
  await first.close();
  const draw = chance(Number(process.env["HANSE_SEED"] ?? 11));
  let table = `${address}#/`;
  let [confirmed, records] = [0, 0];
  for (let number = 0; number < KILLS; number++) {
    const page = await context.newPage();
    await page.goto(table);
    if (table.endsWith("#/")) {
      await page.locator(".hero [data-play]").waitFor();
      await makeTable(page, { game: "kogge", seats: 3, bot: "dabbler" }, address);
    }
    const found = page.locator(".composer [data-shape], .over, .recap .button.go").first();
    await found.waitFor();
    const texts = await textsKept(page);
    const kept = commandsIn(texts);
    expect(
      [...saved].filter((id) => !kept.includes(id)),
      `after kill ${number}`,
    ).toEqual([]);
    records = await verifyKept(texts);
    table = (await page.locator(".over").count()) ? `${address}#/` : page.url();
    const wait = draw(LONGEST);
    const playing = new Hands(page, "mouse", chance(number)).play().catch(() => 0);
    const before = saved.size;
    // Every other kill hits a page that has just been told that something is saved.
    if (number % 2) await Promise.race([until(() => saved.size > before), page.waitForTimeout(LONGEST)]);
    else await page.waitForTimeout(wait);
    await kill(page);
    await playing;
    confirmed = saved.size;
  }
  console.log(`${KILLS} kills, ${confirmed} commands reported as saved, ${records} records accepted`);
  expect(confirmed).toBeGreaterThan(KILLS / 2);
  expect(missed).toEqual([]);
  await context.close();
});
