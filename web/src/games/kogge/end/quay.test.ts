import { expect, test } from "vitest";
import { shipsOf } from "./quay";

const ended = (seat: number, total: number, won: boolean) => ({ seat, total, won, scores: [] });

test("the winner comes home first, in the middle", () => {
  const ships = shipsOf([ended(2, 40, true), ended(0, 44, false), ended(1, 30, false)]);
  expect(ships.map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 2],
    [2, 1],
    [1, 3],
  ]);
});
test("where nobody wins, no ship is the first or the largest", () => {
  const ships = shipsOf([ended(2, 40, false), ended(0, 31, false)]);
  expect(ships.map(({ rank }) => rank)).toEqual([0, 0]);
  expect(new Set(ships.map(({ size }) => size)).size).toBe(1);
});
