import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { PATIENCE } from "./fingers";
import type { Visit } from "./kinds";
import { LuebeckHands } from "./luebeck_hands";
import { previewsShown, look, sit } from "./sitting";
import { Tour, withoutOrnament } from "./tour";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const first = (): number => 0;
const CITIES = 11;
/** HANSE_KINDS=pass,discard visits only tables of these kinds, for whoever works on them. */
const wanted = (process.env["HANSE_KINDS"] || undefined)?.split(",") ?? [];
const visits = (): Visit[] =>
  inject("luebeck").visits.filter(({ kinds }) => !wanted.length || kinds.some((kind) => wanted.includes(kind)));

/** A question of every kind in one window after another: as it is asked, and with an answer filled in. */
class LuebeckTour extends Tour {
  private readonly steps = new Set<string>();

  async visit(visit: Visit): Promise<void> {
    await sit(this.page, visit);
    await look(this.page, visit);
    const step = visit.kinds.at(-1) ?? "";
    const kind = /picking|naming/.test(step) ? "packets" : "actions";
    if (!this.steps.has(step)) await this.resize(`${step}: ${visit.move}`, kind);
    this.steps.add(step);
    const hands = new LuebeckHands(this.page, "mouse", first, PATIENCE);
    if (step === "asked by acting") await hands.wanting(visit.move);
    else await hands.compose(visit.move);
    await previewsShown(this.page);
    await this.resize(`${visit.move}, filled in`, kind);
  }
}

test.concurrent.each(["en-GB", "de-DE"])(
  "every kind of question of Lübeck through every window, %s",
  async (locale) => {
    const someone = await person(browser, { size: "desk", locale });
    await someone.page.addInitScript(withoutOrnament);
    const tour = new LuebeckTour(someone.page, ([cities]) => cities === CITIES);
    for (const visit of visits())
      await tour.visit(visit).catch((problem: unknown) => tour.note(String(problem), visit.kinds.join()));
    expect(tour.told).toEqual([]);
    expect(someone.errors).toEqual([]);
    await someone.context.close();
  },
);
