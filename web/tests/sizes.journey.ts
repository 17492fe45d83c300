import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { findings } from "./checks";
import { composerOf, fill } from "./composing";
import { Fingers } from "./fingers";
import { inspect, painted } from "./inspector";
import type { Visit } from "./kinds";
import { foretold, look, open, sit } from "./sitting";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Windows that a table is looked at through; the last is 1440 × 900 at 200 %. */
const WINDOWS = [
  [360, 640],
  [412, 915],
  [915, 412],
  [768, 1024],
  [1280, 720],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
  [720, 450],
] as const;
/** Of these axe looks at everything, too, and colours are judged in the dark. */
const THOROUGH = ["360×640", "1366×650"];
/** HANSE_KINDS=bid,land visits only tables of these kinds, for whoever works on them. */
const wanted = process.env["HANSE_KINDS"]?.split(",") ?? [];

/** Runs in the page: the chart's ornament is not drawn; it takes no room, and most of the time. */
function withoutOrnament(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-ornament] { display: none }");
  document.adoptedStyleSheets = [sheet];
}

/** A question of every kind in one window after another: what is wrong there, and whether the map stays in place. */
class Tour {
  /** What is wrong, and in which questions and windows. */
  readonly wrong = new Map<string, string[]>();
  /** Steps whose question was looked at before anything was filled in. */
  private readonly steps = new Set<string>();
  private readonly maps = new Map<string, string>();

  constructor(private readonly page: Page) {}

  async visit(visit: Visit): Promise<void> {
    await sit(this.page, visit);
    await look(this.page, visit);
    const step = visit.kinds.at(-1) ?? "";
    if (!this.steps.has(step)) await this.resize(`${step}: ${visit.move}`);
    this.steps.add(step);
    const fingers = new Fingers(this.page, "mouse");
    await open(this.page, visit, fingers);
    const composer = composerOf(this.page, visit.move);
    if (!(await composer.count())) return;
    await fill(composer, fingers, () => 0);
    await foretold(this.page);
    await this.resize(`${visit.move}, filled in`);
  }

  private async resize(name: string): Promise<void> {
    // A city under the mouse would fade the routes of all others.
    await this.page.mouse.move(0, 0);
    for (const [width, height] of WINDOWS) {
      await this.page.setViewportSize({ width, height });
      await painted(this.page);
      await this.judge(name, `${width}×${height}`);
    }
    await this.page.setViewportSize({ width: 1440, height: 900 });
  }

  private async judge(name: string, size: string): Promise<void> {
    const { wrong, map, looked } = await inspect(this.page);
    const found = [...wrong];
    if (looked.some((many) => !many)) found.push(`cities and slots: ${looked.join()}`);
    const before = this.maps.get(size) ?? map;
    if (map !== before) found.push(`the map lies at ${map}, before at ${before}`);
    this.maps.set(size, before);
    if (THOROUGH.includes(size)) found.push(...(await this.thorough()));
    for (const one of found) this.note(one, `${name} at ${size}`);
  }

  note(wrong: string, where: string): void {
    this.wrong.set(wrong, [...(this.wrong.get(wrong) ?? []), where]);
  }

  /** Everything that is wrong, each once. */
  get told(): string[] {
    return [...this.wrong].map(([wrong, where]) => `${wrong}: ${where.length} times, first ${where[0]}`);
  }

  private async thorough(): Promise<string[]> {
    const found = await findings(this.page);
    await this.page.emulateMedia({ colorScheme: "dark" });
    const { wrong } = await inspect(this.page);
    await this.page.emulateMedia({ colorScheme: "light" });
    return [...found, ...wrong.filter((one) => one.startsWith("contrast")).map((one) => `dark, ${one}`)];
  }
}

const HALVES = [0, 1] as const;

test.concurrent.each(HALVES)("every kind of question through every window, half %i", async (half) => {
  const someone = await person(browser, { size: "desk" });
  await someone.page.addInitScript(withoutOrnament);
  const tour = new Tour(someone.page);
  const visits = inject("kinds").visits.filter(({ kinds }, at) =>
    wanted.length ? half === 0 && kinds.some((kind) => wanted.includes(kind)) : at % HALVES.length === half,
  );
  for (const visit of visits)
    await tour.visit(visit).catch((problem: unknown) => tour.note(String(problem), visit.kinds.join()));
  expect(tour.told).toEqual([]);
  expect(someone.errors).toEqual([]);
  await someone.context.close();
});
