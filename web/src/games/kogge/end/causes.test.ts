import { expect, test } from "vitest";
import type { GameEvent } from "../../../net/gameTypes";
import { causesOf } from "./causes";
import type { Score, Standing } from "../scores";

const score = (kind: Score["kind"], count: number, points: number): Score => ({ kind, count, points, good: -1 });
const TABLE: Standing[] = [
  { seat: 0, total: 92, won: true, scores: [score("offices", 3, 30), score("raid_markers", 1, 10)] },
  { seat: 1, total: 87, won: false, scores: [score("offices", 4, 40)] },
];
const GOODS = [1, 3, 5, 7];
const WORTHS = {
  chip: 20,
  goods: (all: readonly number[]) => all.reduce((sum, n, at) => sum + n * (GOODS[at] ?? 0), 0),
};
const told = (...events: object[]): GameEvent[] => events as GameEvent[];

test("what was taken from the second is among the causes, with its round", () => {
  const events = told(
    { event: "round_began", round: 11 },
    { event: "pile_taken", seat: 2, victim: 1, size: 3, goods: [0, 0, 9, 0] },
  );
  expect(causesOf(events, TABLE, "laps", WORTHS)[0]).toMatchObject({
    kind: "raid_cog",
    seat: 2,
    victim: 1,
    points: 45,
    round: 11,
    at: 1,
  });
});

test("the winner's trades are counted together, others' are not", () => {
  const events = told(
    { event: "traded", seat: 0, city: 3, give: [2, 0, 0, 0], take: [0, 0, 0, 4] },
    { event: "traded", seat: 0, city: 4, give: [0, 1, 0, 0], take: [0, 0, 2, 0] },
    { event: "traded", seat: 1, city: 4, give: [1, 0, 0, 0], take: [0, 0, 0, 20] },
  );
  expect(causesOf(events, TABLE, "laps", WORTHS)[0]).toMatchObject({ kind: "trades", seat: 0, points: 33, count: 2 });
});

test("three at most, the weightiest first", () => {
  const chip = { event: "chip_won", seat: 0, good: 1, chip: 0 };
  const found = causesOf(told(chip, chip, chip), TABLE, "laps", WORTHS);
  expect(found.map(({ kind, points }) => [kind, points])).toEqual([
    ["offices", 30],
    ["chip", 20],
    ["chip", 20],
  ]);
});

test("a game that ends by the fifth point names it first", () => {
  const events = told({ event: "round_began", round: 9 }, { event: "built", seat: 0, city: 7 });
  expect(causesOf(events, TABLE, "points", WORTHS)[0]).toMatchObject({
    kind: "last_point",
    seat: 0,
    city: 7,
    round: 9,
    at: 1,
  });
});

test("the chip that ended the game is told once", () => {
  const events = told({ event: "round_began", round: 9 }, { event: "chip_won", seat: 0, good: 0, chip: 2 });
  expect(causesOf(events, TABLE, "points", WORTHS).filter(({ chip }) => chip === 2)).toHaveLength(1);
});

test("nobody won, nothing decided", () => {
  expect(causesOf([], [{ ...TABLE[0]!, won: false }], "laps", WORTHS)).toEqual([]);
});
