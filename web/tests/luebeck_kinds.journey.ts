import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person, type Person } from "./browser";
import { PATIENCE, until } from "./fingers";
import type { Visit } from "./kinds";
import { LuebeckHands } from "./luebeck_hands";
import { reload } from "./reloading";
import { look, sit } from "./sitting";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Of several the last, so that something is chosen wherever it can be. */
const last = (many: number): number => many - 1;
/** HANSE_KINDS=pass,discard visits only tables of these kinds, for whoever works on them. */
const wanted = (process.env["HANSE_KINDS"] || undefined)?.split(",") ?? [];
const asked = (kinds: readonly string[]): boolean => !wanted.length || kinds.some((kind) => wanted.includes(kind));

/** Fill in an answer, come back to it after a reload, and give it. */
async function answer({ page, journal }: Person, visit: Visit, hands: LuebeckHands): Promise<void> {
  await sit(page, visit);
  await look(page, visit);
  if (visit.kinds.includes("asked by acting")) await hands.wanting(visit.move);
  else await hands.compose(visit.move);
  await reload(page, visit);
  await hands.send();
  await until(() => visit.kinds.every((kind) => journal.answered.has(kind)));
}

test.each([
  ["desk", "mouse"],
  ["tall", "touch"],
] as const)("every kind of question of Lübeck with a reload in the middle: %s, by %s", async (size, way) => {
  const someone = await person(browser, { size });
  const hands = new LuebeckHands(someone.page, way, last, PATIENCE);
  const wrong: string[] = [];
  for (const visit of inject("luebeck").visits.filter(({ kinds }) => asked(kinds)))
    await answer(someone, visit, hands).catch((problem: unknown) => wrong.push(`${visit.kinds.join()}: ${problem}`));
  expect(wrong).toEqual([]);
  const never = inject("luebeck").kinds.filter((kind) => asked([kind]) && !someone.journal.answered.has(kind));
  expect(never).toEqual([]);
  expect(someone.errors).toEqual([]);
  await someone.context.close();
});
