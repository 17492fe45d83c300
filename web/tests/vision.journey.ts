import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import type { Visit } from "./kinds";
import { look, sit } from "./sitting";
import { compare, VISIONS, type Pieces } from "./visions";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const KOGGE: readonly Pieces[] = [
  { kind: "good", selector: "[data-good]", name: "data-good", least: 4 },
  { kind: "cog", selector: "[data-cog]", name: "data-cog", least: 5 },
  { kind: "office", selector: "[data-house]", name: "data-house", least: 3 },
  { kind: "number of a city", selector: "[data-city] .badge .marker", name: "", least: 9 },
];
const LUEBECK: readonly Pieces[] = [
  { kind: "figure", selector: ".strips .strip > [data-figure]", name: "data-figure", least: 5 },
  { kind: "arms of a city", selector: "[data-city] [data-arms]", name: "data-arms", least: 11 },
  { kind: "number of a cog", selector: ".map .cog .number", name: "", least: 6 },
  { kind: "value of a card", selector: ".rack .card:not(.special) .corner", name: "", least: 4 },
];

/** A table at which all these pieces lie. */
function crowded(game: string): Visit {
  const visits = inject(game === "kogge" ? "kinds" : "luebeck").visits;
  const found = visits.find(
    ({ setup, kinds }) => setup.seats === 5 && (game === "kogge" || kinds.includes("take_packet")),
  );
  if (!found) throw new Error("no table for five");
  return found;
}

test.each([
  ["kogge", "light", KOGGE],
  ["kogge", "dark", KOGGE],
  ["luebeck", "light", LUEBECK],
  ["luebeck", "dark", LUEBECK],
] as const)("all pieces are told apart by everybody: %s, %s", async (game, scheme, pieces) => {
  const { page, context } = await person(browser, { size: "desk", scheme });
  const devtools = await context.newCDPSession(page);
  const visit = crowded(game);
  await sit(page, visit);
  await look(page, visit);
  const wrong: string[] = [];
  for (const vision of VISIONS) wrong.push(...(await compare(page, devtools, vision, pieces)));
  expect(wrong).toEqual([]);
  await context.close();
});
