import { expect, test } from "vitest";
import type { GameEvent } from "../../../net/gameTypes";
import { replay } from "./replay";

const told = (event: object): GameEvent => event as GameEvent;

test("offices, chips and raids stand out, and nothing else", () => {
  expect(replay.markOf(told({ event: "built", seat: 1, city: 3 }))).toEqual({ kind: "built", seat: 1 });
  expect(replay.markOf(told({ event: "chip_won", seat: 2, chip: 3 }))).toEqual({ kind: "chip", seat: 2, piece: 3 });
  expect(replay.markOf(told({ event: "cog_raided", seat: 0, city: 3 }))).toEqual({ kind: "raid", seat: 0 });
  expect(replay.markOf(told({ event: "sailed", seat: 0, city: 3 }))).toBeNull();
});

test("a raid of three piles stands out by the splitting of its loot, once", () => {
  const events = [
    { event: "loot_split", seat: 3, piles: [] },
    { event: "loot_taken", seat: 3, city: 1 },
  ].map(told);
  expect(events.map(replay.markOf)).toEqual([{ kind: "raid", seat: 3 }, null]);
});
