import { describe, expect, it } from "vitest";
import type { Step } from "../../../match/steps";
import type { View } from "../../../protocol/kogge";
import type { GameEvent } from "../../../net/gameTypes";
import { viewInMotion } from "./between";
import { movesOf } from "./moves";

const CITIES = 9;
const zeros = (many: number): number[] => Array<number>(many).fill(0);

interface Lying {
  goods?: Record<number, number>;
  sites?: Record<number, number>;
  stock?: readonly number[];
  cogs?: readonly number[];
  cargo?: readonly number[];
  guild?: number;
  walked?: number;
}

/** A table with only these pieces on it. */
function table({ goods, sites, stock, cogs, cargo, guild = 0, walked = 0 }: Lying): View {
  return {
    board: {
      goods: Object.assign(zeros(CITIES * 4), goods),
      site_goods: Object.assign(zeros(CITIES * 8), sites),
      sites: zeros(CITIES * 2),
      raided: zeros(CITIES),
    },
    fleet: { cogs: cogs ?? [0, 0], guild, walked },
    supply: { stock: stock ?? [0, 0, 0, 0], market: [] },
    players: { cargo_open: [[], []] },
    own: { seat: 0, cargo: cargo ?? [0, 0, 0, 0] },
  } as unknown as View;
}
const step = (view: View, ...events: object[]): Step<View> => ({
  view,
  number: 1,
  events: events as GameEvent[],
  own: false,
});
const good = (value: number, from: string, to: string): string => `good ${value} ${from} ${to}`;
function told(before: View, next: Step<View>): string[] {
  return movesOf(before, next).travels.map(
    ({ piece, value, from, to }) => `${piece} ${value} ${from.at}:${from.of} ${to.at}:${to.of}`,
  );
}

describe("pieces that travel", () => {
  it("takes what is produced from the stock to the city and its offices", () => {
    const after = table({ goods: { 4: 2 }, sites: { 8: 1 }, stock: [2, 0, 0, 0] });
    expect(told(table({ stock: [5, 0, 0, 0] }), step(after, { event: "produced", city: 1 }))).toEqual([
      good(0, "stock:0", "city:1"),
      good(0, "stock:0", "city:1"),
      good(0, "stock:0", "site:2"),
    ]);
  });

  it("trades between a city and a cog, though nobody sees what the cog carries", () => {
    const [before, after] = [table({ goods: { 0: 1 } }), table({ goods: { 1: 1 } })];
    expect(told(before, step(after, { event: "traded", seat: 1 }))).toEqual([
      good(0, "city:0", "cog:1"),
      good(1, "cog:1", "city:0"),
    ]);
  });

  it("sees what one loads oneself", () => {
    const [before, after] = [table({ sites: { 2: 1 } }), table({ cargo: [0, 0, 1, 0] })];
    expect(told(before, step(after, { event: "loaded", seat: 0 }))).toEqual([good(2, "site:0", "cog:0")]);
  });

  it("lets a marker change places once, though it is told twice", () => {
    const view = table({});
    const changed = { event: "route_changed", seat: 1, city: 2, slot: 5, old: 3 };
    expect(told(view, step(view, changed, { ...changed, new: 7 }))).toEqual([
      "marker 3 slot:5 seat:1",
      "marker 7 seat:1 slot:5",
    ]);
  });

  it("sails, and walks from city to city", () => {
    const [before, after] = [table({ guild: 7, walked: 1 }), table({ cogs: [0, 4], guild: 1, walked: 4 })];
    const moves = movesOf(before, step(after));
    expect(moves.voyages).toEqual([{ seat: 1, from: 0, to: 4 }]);
    expect(moves.walk).toEqual([7, 8, 0, 1]);
  });
});

describe("the table while pieces travel", () => {
  it("has neither what left nor what comes", () => {
    const before = table({ goods: { 0: 3, 4: 1 }, stock: [2, 0, 0, 0] });
    const after = table({ goods: { 0: 1, 4: 2 }, stock: [3, 0, 0, 0], guild: 1, walked: 1 });
    const seen = viewInMotion(before, after, movesOf(before, step(after)));
    expect([seen.board.goods[0], seen.board.goods[4], seen.supply.stock[0], seen.fleet.guild]).toEqual([1, 1, 2, -1]);
  });
});
