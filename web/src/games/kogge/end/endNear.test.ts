import { expect, test } from "vitest";
import type { View } from "../../../protocol/kogge";
import { endings, longestWalk, passedOver } from "./endNear";

/** A view with only what the end depends on. */
function position(walked: number, raided: readonly number[] = [], offices: readonly number[] = [3, 3]): View {
  const marks = Array.from({ length: 9 }, (_, city) => (raided.includes(city) ? 1 : 0));
  return {
    setup: { seats: offices.length },
    fleet: { guild: 7, walked },
    board: { raided: marks },
    players: { offices, chips: [], hands: offices, pirate: -1 },
    now: { round: 5, last_round: false, result: null },
  } as unknown as View;
}

test("the guild master walks two cities, and passes over raided ones", () => {
  expect(longestWalk(position(4))).toBe(2);
  expect(longestWalk(position(4, [8]))).toBe(3);
  expect(longestWalk(position(4, [8, 0, 2]))).toBe(5);
});

test("only raided cities on the way are passed over", () => {
  expect(passedOver(position(4), 0)).toEqual([]);
  expect(passedOver(position(4, [8, 1]), 2)).toEqual([8, 1]);
  expect(passedOver(position(4, [8, 1]), 0)).toEqual([8]);
});

test("nothing is near in the middle of a game", () => {
  expect(endings(position(9))).toEqual([]);
});

test("the second lap is near as soon as his next walk may end it", () => {
  expect(endings(position(15))).toEqual([]);
  expect(endings(position(16))).toEqual([{ by: "laps", left: 2 }]);
  expect(endings(position(15, [8]))).toEqual([{ by: "laps", left: 3 }]);
});

test("whoever lacks one development point is named", () => {
  expect(endings(position(9, [], [3, 0]))).toEqual([{ by: "points", seat: 1 }]);
});
