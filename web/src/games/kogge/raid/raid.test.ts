import { expect, test } from "vitest";
import type { View } from "../../../protocol/kogge";
import type { GameEvent } from "../../../net/gameTypes";
import { newestLoot, pileSizes, raidOf } from "./raid";

/** Seven fur and an office with an amber in city 4, and another cog there with five goods. */
function position(open: number[][] = [], [cog_piles, city_piles] = [2, 1]): View {
  const goods = Array<number>(36).fill(0);
  goods[4 * 4 + 1] = 7;
  const sites = Array<number>(18).fill(-1);
  sites[8] = 1;
  const stored = Array<number>(72).fill(0);
  stored[8 * 4 + 2] = 1;
  const options = [
    { shape: "go", move: "raid_city" },
    { shape: "choice", move: "raid_cog", values: [1] },
  ];
  return {
    setup: { seats: 2 },
    costs: { cog_piles, city_piles },
    scores: { rows: [{ name: "goods", each: [1, 3, 5, 7], pieces: [] }] },
    board: {
      goods,
      sites,
      site_goods: stored,
      routes: Array<number>(18).fill(6),
      covered: Array<number>(18).fill(-1),
      raided: Array<number>(9).fill(0),
      shown: [],
      crest: -1,
    },
    fleet: { cogs: [4, 4], guild: 0 },
    players: { cargo: [8, 5], cargo_open: open },
    own: { seat: 0, routes: [] },
    asked: { question: { shape: "menu", name: "acting", options }, refusals: [] },
  } as unknown as View;
}

test("a city is robbed of all its goods and those in its offices", () => {
  expect(raidOf(position())?.preys[0]).toEqual({ seat: -1, goods: [0, 7, 1, 0], count: 8, worth: 26, piles: [] });
});

test("a cog's cargo stays secret, and goes in two piles", () => {
  expect(raidOf(position())?.preys[1]).toEqual({ seat: 1, goods: null, count: 5, worth: 0, piles: [3, 2] });
});

test("where cargo is open, its worth is told", () => {
  const open = [[], [1, 1, 1, 2]].map((hold) => hold);
  expect(raidOf(position(open))?.preys[1]).toMatchObject({ goods: [1, 1, 1, 2], worth: 23 });
});

test("in three piles a city keeps one of them", () => {
  expect(raidOf(position([], [3, 3]))?.preys.map(({ piles }) => piles)).toEqual([
    [3, 3, 2],
    [2, 2, 1],
  ]);
});

test("piles differ by one at most", () => {
  expect([pileSizes(7, 2), pileSizes(1, 2), pileSizes(8, 3)]).toEqual([
    [4, 3],
    [1, 0],
    [3, 3, 2],
  ]);
});

test("the newest loot is told with its city, and old loot is not", () => {
  const events = [
    { event: "cog_raided", seat: 0, victim: 1, city: 4 },
    { event: "pile_taken", seat: 0, victim: 1, size: 3, goods: [0, 0, 3, 0] },
    { event: "turn_ended", seat: 0 },
  ] as unknown as GameEvent[];
  expect(newestLoot(events, 0, 1)).toEqual({
    at: 1,
    loot: { seat: 0, victim: 1, city: 4, goods: [0, 0, 3, 0], count: 3 },
  });
  expect(newestLoot(events, 2, 1)).toBeNull();
});

test("one's own loot is shown though others have raided since", () => {
  const raid = (seat: number) => ({ event: "city_raided", seat, city: seat, goods: [0, seat + 1, 0, 0] });
  const events = [raid(0), raid(1), raid(2)] as unknown as GameEvent[];
  expect(newestLoot(events, 0, 0)?.at).toBe(0);
  expect(newestLoot(events, 1, 0)?.at).toBe(2);
});
