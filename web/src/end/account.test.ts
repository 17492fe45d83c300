import { expect, test } from "vitest";
import type { GameReplay } from "../contract/replayParts";
import type { ReplayStep } from "../replay/steps";
import { accountOf, roundEnds, stepsNotUndone, voyagesOf } from "./account";

const step = (ply: number, round: number, place: number): ReplayStep =>
  ({
    view: { setup: { seats: 1 }, now: { ply }, place },
    events: [{ event: "sailed", place }],
    number: 0,
    own: false,
    entry: ply,
    round,
  }) as never;
const placeOf = (view: unknown): number => (view as { place: number }).place;
const OWN = {
  measures: [{ name: "place", of: placeOf }],
  places: () => [],
  voyages: (before: unknown, { view }: ReplayStep) =>
    placeOf(before) === placeOf(view) ? [] : [[placeOf(before), placeOf(view)] as const],
} as unknown as GameReplay;

/** A player sails to 1, undoes that, sails to 2, and in the next round to 3 and back to 2. */
const STEPS = [step(0, 1, 0), step(1, 1, 1), step(0, 1, 0), step(1, 1, 2), step(2, 2, 3), step(3, 2, 2)];

test("what was taken back is not counted", () => {
  expect(stepsNotUndone(STEPS).map(({ view }) => placeOf(view))).toEqual([0, 0, 2, 3, 2]);
  expect(voyagesOf(stepsNotUndone(STEPS), OWN)).toEqual([
    { from: 0, to: 2, count: 1 },
    { from: 2, to: 3, count: 1 },
    { from: 3, to: 2, count: 1 },
  ]);
});

test("each round counts by its last position", () => {
  expect(roundEnds(STEPS).map(({ view }) => placeOf(view))).toEqual([2, 2]);
  expect(accountOf(STEPS, OWN)).toMatchObject({ rounds: [1, 2], series: [{ name: "place", steps: [[2], [2]] }] });
});

test("what happened is told with the entry after which it did", () => {
  const { events, entries } = accountOf(STEPS, OWN);
  expect(events.map((event) => (event as unknown as { place: number }).place)).toEqual([0, 0, 2, 3, 2]);
  expect(entries).toEqual([0, 0, 1, 2, 3]);
});
