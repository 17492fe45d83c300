import { expect, test } from "vitest";
import { nextHolder } from "./sharedScreen";

test("whoever is asked keeps the screen; else it goes on to the next in turn", () => {
  expect(nextHolder([0, 2], [0, 1, 2], 0)).toBe(0);
  expect(nextHolder([0, 2], [0, 1, 2], 1)).toBe(2);
  expect(nextHolder([0], [0, 1, 2], 2)).toBe(0);
});

test("for bots and strangers it stays where it is", () => {
  expect(nextHolder([3], [0, 1], 0)).toBe(-1);
  expect(nextHolder([], [0, 1], 0)).toBe(-1);
});
