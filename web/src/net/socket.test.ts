import { expect, test } from "vitest";
import { pause } from "./socket";

test("attempts come ever more slowly, but within half a minute", () => {
  const waits = [0, 1, 2, 3, 10, 30].map((attempt) => pause(attempt, 1));
  expect(waits).toEqual([250, 500, 1000, 2000, 30_000, 30_000]);
  expect(pause(30, 0)).toBe(15_000);
});
