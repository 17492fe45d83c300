import { describe, expect, test } from "vitest";
import type { View } from "../../../protocol/luebeck";
import type { Menu, Refusal } from "../../../protocol/wire";
import { answerPreview } from "../dock/previews";
import { fittingWays, refusalOf, waysOf } from "./ways";

const KINDS = ["goods", "doubling", "pirates", "ship_change", "trade_voyage"].map((sort) => ({ sort, city: 1 }));
const view = {
  deck: { kinds: KINDS },
  own: { seat: 0, hand: [0, 1, 2, 3] },
  answers: {
    all: [
      { move: { move: "play_goods", value: 2 }, would: { preview: "goods", points: 4 } },
      { move: { move: "pass" }, would: { preview: "pass", hand: 3 } },
    ],
  },
} as unknown as View;
const choice = (move: string, values: readonly number[], of = 0) => ({ shape: "choice", move, rule: "", values, of });
const menu = {
  shape: "menu",
  name: "acting",
  rule: "",
  options: [
    choice("start_voyage", [1, 3]),
    choice("play_goods", [0, 2], 0),
    choice("send_pirates", [0, 1]),
    choice("change_ship", [1], 0),
    choice("change_ship", [0], 1),
    { shape: "go", move: "pass", rule: "" },
  ],
} as unknown as Menu;
const ways = waysOf(view, menu);
const moves = (found: ReturnType<typeof fittingWays>): string[] =>
  found.map(({ made, cog, left }) => `${made.move} ${left < 0 ? "" : `${left}>`}${cog}`);

describe("ways to act", () => {
  test("each answer of the menu once, with its card and its cog", () => {
    expect(ways.length).toBe(9);
    expect(ways.map(({ card }) => card)).toEqual([-1, -1, 0, 0, 2, 2, 3, 3, -1]);
  });

  test("card first: its cogs, then the one that is tapped", () => {
    expect(moves(fittingWays(ways, { card: 0, move: "", cog: -1 }))).toEqual(["play_goods 0", "play_goods 2"]);
    expect(moves(fittingWays(ways, { card: 0, move: "", cog: 2 }))).toEqual(["play_goods 2"]);
    expect(moves(fittingWays(ways, { card: 3, move: "", cog: -1 }))).toEqual(["change_ship 0>1", "change_ship 1>0"]);
  });

  test("cog first: whatever can be done with it; nothing before anything is chosen", () => {
    expect(moves(fittingWays(ways, { card: -1, move: "", cog: 3 }))).toEqual(["start_voyage 3"]);
    expect(moves(fittingWays(ways, { card: -1, move: "", cog: 2 }))).toEqual(["play_goods 2"]);
    expect(fittingWays(ways, { card: -1, move: "", cog: -1 })).toEqual([]);
  });

  test("a card that cannot be played has its own reason", () => {
    const refusals: Refusal[] = [
      { move: "lay_doubling", rule: "L-SPEC-02", of: 1, numbers: [1] },
      { move: "play_goods", rule: "L-GOOD-01", of: 7, numbers: [1] },
      { move: "change_ship", rule: "L-G-09" },
    ];
    expect(refusalOf(view, refusals, 1)?.rule).toBe("L-SPEC-02");
    expect(refusalOf(view, refusals, 3)?.rule).toBe("L-G-09");
    expect(refusalOf(view, refusals, 0)).toBeUndefined();
  });

  test("what an answer would come to is found whether or not it tells its defaults", () => {
    expect(answerPreview(view, { move: "play_goods", value: 2, of: 0 })).toMatchObject({ points: 4 });
    expect(answerPreview(view, { move: "pass" })).toMatchObject({ hand: 3 });
    expect(answerPreview(view, { move: "play_goods", value: 0, of: 0 })).toBeNull();
    expect(answerPreview(view, null)).toBeNull();
  });
});
