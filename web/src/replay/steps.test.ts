import { expect, test } from "vitest";
import type { ReplaySeen } from "../protocol/wire";
import { viewerName, viewerOf } from "./links";
import { nextPlace, replaySteps, roundsOf, stepAfter } from "./steps";

const told = (event: string, seat: number) => ({ event, seat });
const SEEN = {
  viewer: -2,
  over: true,
  players: [],
  vocabulary: {},
  sections: { now: { round: 0 }, board: "bare" },
  steps: [
    { number: 1, entry: 1, sections: { now: { round: 1 } }, events: [told("round_began", 0)] },
    { number: 1, entry: 2, sections: { board: "changed" } },
    { number: 3, entry: 4, sections: { now: { round: 2 } }, events: [told("built", 1), told("round_began", 1)] },
  ],
} as unknown as ReplaySeen;

test("a step holds the whole view, and what told nothing belongs to the step before it", () => {
  const steps = replaySteps(SEEN);
  expect(steps.map(({ entry, number }) => [entry, number])).toEqual([
    [0, 0],
    [2, 1],
    [4, 3],
  ]);
  expect(steps.map(({ view }) => (view as unknown as { board: string }).board)).toEqual(["bare", "changed", "changed"]);
});

test("a moment is found by its entry, also one that told nothing", () => {
  const steps = replaySteps(SEEN);
  expect([0, 1, 2, 3, 4, 99].map((entry) => stepAfter(steps, entry))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("rounds begin where they are first shown; beyond them is the end", () => {
  const steps = replaySteps(SEEN);
  const places = roundsOf(steps).map(({ first }) => first);
  expect(places).toEqual([1, 2]);
  expect([0, 1, 2].map((at) => nextPlace(places, at, true, 2))).toEqual([1, 2, 2]);
  expect([0, 1, 2].map((at) => nextPlace(places, at, false, 2))).toEqual([0, 0, 1]);
});

test("an address says as whom a game is seen", () => {
  for (const viewer of [-2, -1, 0, 4]) expect(viewerOf(viewerName(viewer))).toBe(viewer);
  expect(["", "0", "nobody"].map(viewerOf)).toEqual([null, null, null]);
});
