import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { View } from "../../../protocol/kogge";
import type { Story } from "../../../words/story";
import ScoreBars from "./ScoreBars.svelte";
import { scoresOf, standings, worthOf } from "../scores";

vi.mock("../../../state/settings.svelte", () => ({
  say: (key: string, facts: Record<string, string | number> = {}) => [key, ...Object.values(facts)].join(" "),
}));

/** A finished game for two, with a score row that no rule book has. */
const view = {
  setup: { seats: 2 },
  ends: { to_win: [5, 5] },
  scores: {
    rows: [
      { name: "offices", each: [10], pieces: [[3], [4]] },
      {
        name: "raid_markers",
        each: [10, -10],
        pieces: [
          [1, 0],
          [0, 2],
        ],
      },
      {
        name: "goods",
        each: [1, 3, 5, 7],
        pieces: [
          [2, 0, 1, 0],
          [0, 0, 0, 0],
        ],
      },
      { name: "markers_in_hand", each: [4], pieces: [[5], [0]] },
    ],
  },
  now: { result: { by: "laps", winners: [0], points: [67, 20] } },
} as unknown as View;

test("the rows are those of the rules, goods behind them and the dearest first", () => {
  expect(scoresOf(view, 0).map(({ kind, good, count, points }) => [kind, good, count, points])).toEqual([
    ["offices", -1, 3, 30],
    ["raid_markers", -1, 1, 10],
    ["markers_in_hand", -1, 5, 20],
    ["goods", 2, 1, 5],
    ["goods", 0, 2, 2],
  ]);
  expect(scoresOf(view, 1).map(({ points }) => points)).toEqual([40, -20]);
});

test("all rows come to the points of the result", () => {
  for (const { scores, total } of standings(view))
    expect(scores.reduce((sum, { points }) => sum + points, 0)).toBe(total);
});

test("goods are worth what their row says", () => {
  expect(worthOf(view, [1, 1, 1, 1])).toBe(16);
});

test("the end screen shows a row that our words do not know by its own name", () => {
  const phrases = { player: (seat: number) => `P${seat}`, counted: () => "goods" };
  const story = { phrases, sign: () => "" } as unknown as Story;
  const props = { table: standings(view), view, story, pirate: -1, developed: [] };
  const { body } = render(ScoreBars, { props });
  expect(body).toContain("markers in hand");
  expect(body).toContain(">20</b>");
});
