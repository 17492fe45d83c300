import { expect, test } from "vitest";
import { noticesOf, sideSuffix, durationText, type Standing } from "./notices";

const STANDING: Standing = {
  seat: 0,
  players: [{ name: "Anna" }, { name: "Ben" }, { name: "Cleo" }],
  agreed: {},
  asked: [1],
  reminders: [null, 100, null],
  choices: [null, 200, null],
  presence: [],
};

test("who does not answer is reminded first, then the others may choose", () => {
  expect(noticesOf(STANDING, 99)).toEqual([]);
  expect(noticesOf(STANDING, 100)).toEqual([{ kind: "slow", seat: 1, until: 200 }]);
  expect(noticesOf(STANDING, 200)).toEqual([{ kind: "late", seat: 1, since: 200 }]);
  expect(noticesOf({ ...STANDING, seat: 1 }, 150)).toEqual([{ kind: "reminded", until: 200 }]);
});

test("of somebody who is away the others are told when they may choose", () => {
  const presence = [{ here: true }, {}, { here: true }];
  expect(noticesOf({ ...STANDING, presence }, 50)).toEqual([{ kind: "gone", seat: 1, until: 200 }]);
  expect(noticesOf({ ...STANDING, presence, seat: 1 }, 50)).toEqual([]);
  const days = { reminders: [null, 90_000, null], choices: [null, 100_000, null] };
  expect(noticesOf({ ...STANDING, ...days, presence }, 50), "nobody sits there for days").toEqual([]);
});

test("whoever agrees to an offer is not told as proposing it", () => {
  expect(sideSuffix({ seats: [0], mine: true })).toBe("-mine");
  expect(sideSuffix({ seats: [0, 1], mine: true })).toBe("-too");
  expect(sideSuffix({ seats: [1, 2], mine: false })).toBe("");
});

test("nobody is late who is not asked", () => {
  expect(noticesOf({ ...STANDING, asked: [2] }, 300)).toEqual([]);
});

test("offers name all who stand behind them", () => {
  const agreed = { ending: [1, 2], going_back: { "0": 7, "1": 7, "2": 5 } };
  expect(noticesOf({ ...STANDING, agreed, asked: [] }, 0)).toEqual([
    { kind: "ending", seats: [1, 2], mine: false },
    { kind: "back", seats: [0, 1], ply: 7, mine: true },
    { kind: "back", seats: [2], ply: 5, mine: false },
  ]);
});

test("whoever has left a seat is told nothing else", () => {
  const agreed = { stand_ins: { "0": "dabbler" }, ending: [1] };
  expect(noticesOf({ ...STANDING, agreed }, 300)).toEqual([{ kind: "left", by: "dabbler" }]);
});

test("spans of time are short", () => {
  expect(durationText(-3)).toEqual({ count: 0, unit: "seconds" });
  expect(durationText(61)).toEqual({ count: 2, unit: "minutes" });
  expect(durationText(3 * 3600)).toEqual({ count: 3, unit: "hours" });
  expect(durationText(49 * 3600)).toEqual({ count: 2, unit: "days" });
});
