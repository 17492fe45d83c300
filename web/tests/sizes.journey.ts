import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { composerOf, fill } from "./composing";
import { Fingers } from "./fingers";
import type { Visit } from "./kinds";
import { previewsShown, look, open, sit } from "./sitting";
import { Tour, withoutOrnament } from "./tour";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** HANSE_KINDS=bid,land visits only tables of these kinds, for whoever works on them. */
const wanted = process.env["HANSE_KINDS"]?.split(",") ?? [];

/** A question of every kind in one window after another. */
class KoggeTour extends Tour {
  /** Steps whose question was looked at before anything was filled in. */
  private readonly steps = new Set<string>();

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
    await previewsShown(this.page);
    await this.resize(`${visit.move}, filled in`);
  }
}

const HALVES = [0, 1] as const;

test.concurrent.each(HALVES)("every kind of question through every window, half %i", async (half) => {
  const someone = await person(browser, { size: "desk" });
  await someone.page.addInitScript(withoutOrnament);
  const tour = new KoggeTour(someone.page, (looked) => looked.every(Boolean));
  const visits = inject("kinds").visits.filter(({ kinds }, at) =>
    wanted.length ? half === 0 && kinds.some((kind) => wanted.includes(kind)) : at % HALVES.length === half,
  );
  for (const visit of visits)
    await tour.visit(visit).catch((problem: unknown) => tour.note(String(problem), visit.kinds.join()));
  expect(tour.told).toEqual([]);
  expect(someone.errors).toEqual([]);
  await someone.context.close();
});
