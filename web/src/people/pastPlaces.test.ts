import { expect, test } from "vitest";
import type { Step } from "../match/steps";
import { placesOf } from "./pastPlaces";

const step = (ply: number, number: number): Step => ({
  view: { setup: { game: "", seats: 2 }, asked: null, now: { ply } },
  number,
  events: [],
  own: false,
});
const line = ({ number }: Step): string => `step ${number}`;

test("each step is told with the ply before it, the latest first", () => {
  expect(placesOf([step(3, 1), step(4, 2), step(6, 3)], 0, line)).toEqual([
    { ply: 4, line: "step 3" },
    { ply: 3, line: "step 2" },
  ]);
});

test("one goes back no further than all may", () => {
  expect(placesOf([step(3, 1), step(4, 2), step(6, 3)], 4, line)).toEqual([{ ply: 4, line: "step 3" }]);
});

test("what was gone back over is not offered again, nor what changed nothing", () => {
  expect(placesOf([step(3, 1), step(4, 2), step(6, 3), step(4, 4), step(4, 5), step(5, 6)], 0, line)).toEqual([
    { ply: 4, line: "step 6" },
    { ply: 3, line: "step 2" },
  ]);
});
