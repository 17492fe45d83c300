import { expect, test } from "vitest";
import type { ReplayStep } from "../replay/steps";
import { chancesAt, turningPoints } from "./chances";

const step = (entry: number, round: number, chances: number[]): ReplayStep =>
  ({ view: {}, events: [{ event: `began-${entry}` }], number: 0, own: false, entry, round, chances }) as never;

test("before anything is known all chances are the same", () => {
  expect(chancesAt(step(0, 0, []), 4)).toEqual([25, 25, 25, 25]);
  expect(chancesAt(step(1, 1, [40, 60]), 2)).toEqual([40, 60]);
});

test("the largest rises are told in their order, but for the end", () => {
  const steps = [
    step(0, 0, []),
    step(1, 1, [52, 48]),
    step(2, 1, [70, 30]),
    step(3, 2, [60, 40]),
    step(4, 3, [30, 70]),
    step(5, 4, [38, 62]),
    step(6, 5, [100, 0]),
  ];
  expect(turningPoints(steps, 2)).toEqual([
    { entry: 2, round: 1, seat: 0, from: 52, to: 70, began: { event: "began-2" } },
    { entry: 3, round: 2, seat: 1, from: 30, to: 40, began: { event: "began-3" } },
    { entry: 4, round: 3, seat: 1, from: 40, to: 70, began: { event: "began-4" } },
  ]);
});
