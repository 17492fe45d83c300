import { expect, test } from "vitest";
import { gridOf } from "./grid";

test("scores above zero have about five lines", () => {
  expect(gridOf([0, 12, 32])).toEqual({ least: 0, most: 32, lines: [0, 10, 20, 30] });
  expect(gridOf([0, 1])).toEqual({ least: 0, most: 1, lines: [0, 1] });
});

test("where most scores lie below zero, no line lies on another", () => {
  expect(gridOf([0, 1, -31])).toEqual({ least: -31, most: 10, lines: [-30, -20, -10, 0, 10] });
  expect(gridOf([0, -4])).toEqual({ least: -4, most: 1, lines: [-4, -3, -2, -1, 0, 1] });
});

test("the highest gap is wide enough for any score", () => {
  expect(gridOf([2600]).lines).toEqual([0, 500, 1000, 1500, 2000, 2500]);
});
