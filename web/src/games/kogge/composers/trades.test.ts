import { expect, test } from "vitest";
import { exchangeLack } from "../../../composers/shapes";
import type { Exchange } from "../../../protocol/wire";
import { canGive, giveLess, giveMore, giveNone, possibleTakes, takeLess, takeMost, tapTake } from "./trades";

const trade: Exchange = {
  shape: "exchange",
  move: "trade",
  rule: "K-ACT-TRADE-01",
  have: [4, 0, 4, 0],
  offer: [0, 1, 0, 6],
  ratio: 2,
};
const worths = { worth: [1, 3, 5, 7], needed: [false, false, false, false] };
const none = { give: [0, 0, 0, 0], take: [0, 0, 0, 0] };

test("a tap takes the most there is, paid with the cheapest goods", () => {
  const swap = takeMost(trade, none, 3, worths);
  expect(swap).toEqual({ give: [3, 0, 0, 0], take: [0, 0, 0, 6] });
  expect(exchangeLack(trade, swap.give, swap.take)).toBeNull();
});

test("goods that an office here needs are given last", () => {
  const swap = takeMost(trade, none, 3, { ...worths, needed: [true, false, false, false] });
  expect(swap.give).toEqual([0, 0, 3, 0]);
});

test("each side follows the other", () => {
  const swap = takeMost(trade, none, 3, worths);
  expect(takeLess(trade, takeLess(trade, swap, 3, worths), 3, worths)).toEqual({
    give: [2, 0, 0, 0],
    take: [0, 0, 0, 4],
  });
  const less = giveLess(trade, swap, 0);
  expect(less).toEqual({ give: [2, 0, 0, 0], take: [0, 0, 0, 4] });
  expect(giveMore(trade, less, 2)).toEqual({ give: [2, 0, 1, 0], take: [0, 0, 0, 6] });
});

test("nothing can be given for which nothing is left to take", () => {
  const poor = { ...trade, have: [0, 2, 0, 0], offer: [1, 0, 0, 0] };
  expect(canGive(poor, none, 1)).toBe(true);
  expect(canGive(poor, giveMore(poor, none, 1), 1)).toBe(false);
  expect(possibleTakes(poor)).toEqual([0]);
  expect(possibleTakes({ ...trade, have: [1, 0, 0, 0], offer: [3, 0, 0, 0] })).toEqual([]);
});

test("of a single good that pays, only as much is taken as it buys", () => {
  const small = { ...trade, have: [1, 0, 0, 0] };
  expect(takeMost(small, none, 3, worths)).toEqual({ give: [1, 0, 0, 0], take: [0, 0, 0, 2] });
});

test("goods that the player gives first stay as they are, and decide how much is taken", () => {
  const given = giveMore(trade, none, 0);
  expect(takeMost(trade, given, 3, worths)).toEqual({ give: [1, 0, 0, 0], take: [0, 0, 0, 2] });
  const some = takeMost(trade, giveMore(trade, given, 2), 1, worths);
  expect(some).toEqual({ give: [1, 0, 1, 0], take: [0, 1, 0, 0] });
  expect(takeMost(trade, some, 3, worths)).toEqual({ give: [1, 0, 1, 0], take: [0, 1, 0, 3] });
});

test("a kind that is given no more leaves what the rest pays for", () => {
  const all = takeMost({ ...trade, have: [2, 0, 1, 0] }, none, 3, worths);
  expect(all).toEqual({ give: [2, 0, 1, 0], take: [0, 0, 0, 6] });
  expect(giveNone(trade, all, 2)).toEqual({ give: [2, 0, 0, 0], take: [0, 0, 0, 4] });
  expect(giveNone(trade, giveNone(trade, all, 2), 0)).toEqual(none);
});

test("taps alone lead to every trade, also to one of each kind, and back to nothing", () => {
  const amber = { ...trade, have: [0, 0, 1, 0], offer: [6, 0, 0, 2] };
  const given = giveMore(amber, none, 2);
  const tapped = [0, 0, 3].reduce((swap, good) => tapTake(amber, swap, good, worths), given);
  expect(tapped).toEqual({ give: [0, 0, 1, 0], take: [1, 0, 0, 1] });
  const back = [0, 3].reduce((swap, good) => tapTake(amber, swap, good, worths), tapped);
  expect(back).toEqual(none);
});
