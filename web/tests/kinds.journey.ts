import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person, type Person } from "./browser";
import { composerOf, fill } from "./composing";
import { Fingers, until } from "./fingers";
import type { Visit } from "./kinds";
import { reload } from "./reloading";
import { look, open, sit } from "./sitting";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const first = (): number => 0;
/** HANSE_KINDS=bid,land visits only tables of these kinds, for whoever works on them. */
const wanted = process.env["HANSE_KINDS"]?.split(",") ?? [];
const asked = (kinds: readonly string[]): boolean => !wanted.length || kinds.some((kind) => wanted.includes(kind));

async function answer({ page, journal }: Person, visit: Visit, fingers: Fingers): Promise<void> {
  await sit(page, visit);
  await look(page, visit);
  const composed = visit.shape !== "go" && !(visit.aside && visit.shape === "choice");
  if (!composed) await reload(page, visit);
  await open(page, visit, fingers);
  if (composed) {
    const composer = composerOf(page, visit.move);
    expect(await fill(composer, fingers, first), "filled").toBe(true);
    await reload(page, visit);
    await fingers.press(composer.locator("[data-send]"));
  }
  const confirm = composerOf(page, visit.move).locator("[data-send]");
  if (!composed && (await confirm.count())) await fingers.press(confirm);
  await until(() => visit.kinds.every((kind) => journal.answered.has(kind)));
}

test.concurrent.each([
  ["every kind on a desk", "desk", "mouse"],
  ["every kind on a phone", "tall", "touch"],
] as const)("%s, with a reload in the middle", async (name, size, way) => {
  const someone = await person(browser, { size });
  const fingers = new Fingers(someone.page, way);
  const wrong: string[] = [];
  for (const visit of inject("kinds").visits.filter((one) => asked(one.kinds))) {
    await answer(someone, visit, fingers).catch((problem: unknown) =>
      wrong.push(`${visit.kinds.join(", ")}: ${problem}`),
    );
  }
  someone.journal.keep(name);
  expect(wrong).toEqual([]);
  expect(inject("kinds").kinds.filter((kind) => asked([kind]) && !someone.journal.answered.has(kind))).toEqual([]);
  expect(someone.errors).toEqual([]);
  await someone.context.close();
});

test("a page that forgets what is half composed is noticed", async () => {
  const { page, context } = await person(browser, { size: "desk" });
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (!key.startsWith("draft:")) keep.call(this, key, text);
    };
  });
  for (const shape of ["bag", "choice", "exchange"]) {
    const visit = inject("kinds").visits.find((one) => one.shape === shape && !one.aside);
    if (!visit) throw new Error(`no ${shape}`);
    await sit(page, visit);
    await look(page, visit);
    await open(page, visit, new Fingers(page, "mouse"));
    await fill(composerOf(page, visit.move), new Fingers(page, "mouse"), first);
    await expect(reload(page, visit, 1500)).rejects.toThrow("after it");
  }
  await context.close();
});
