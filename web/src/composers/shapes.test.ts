import { expect, test } from "vitest";
import type { Bag, Exchange, Pay, Split } from "../protocol";
import { bagLack, exchangeLack, inOrder, payLack, pileSizes, splitLack } from "./shapes";

const bag: Bag = {
  shape: "bag", move: "bid", rule: "K-BID-01", have: [1, 1, 2], forbidden: [[0, 0, 2]], rule_forbidden: "K-BID-03",
};

test("a bid has at least one marker and repeats none", () => {
  expect(bagLack(bag, [0, 0, 0])?.key).toBe("terminal-not-enough");
  expect(bagLack(bag, [0, 0, 2])?.rule).toBe("K-BID-03");
  expect(bagLack(bag, [1, 0, 1])).toBeNull();
});

test("a price is paid exactly", () => {
  const pay: Pay = { shape: "pay", move: "sail", rule: "K-MOVE-03", price: 1, goods: [1, 0], markers: [1] };
  expect(payLack(pay, [0, 0], [0])).not.toBeNull();
  expect(payLack(pay, [1, 0], [1])).not.toBeNull();
  expect(payLack(pay, [0, 0], [1])).toBeNull();
});

test("a trade gives at least one and takes as many or more, within the ratio, of other kinds", () => {
  const trade: Exchange = {
    shape: "exchange", move: "trade", rule: "K-ACT-TRADE-02", have: [2, 1, 0, 0], offer: [3, 3, 3, 3], ratio: 2,
  };
  expect(exchangeLack(trade, [0, 0, 0, 0], [0, 0, 0, 0])).not.toBeNull();
  expect(exchangeLack(trade, [1, 0, 0, 0], [0, 2, 0, 0])).toBeNull();
  expect(exchangeLack(trade, [1, 0, 0, 0], [0, 3, 0, 0])).not.toBeNull();
  expect(exchangeLack(trade, [1, 0, 0, 0], [1, 0, 0, 0])?.rule).toBe("K-ACT-TRADE-02");
  expect(exchangeLack({ ...trade, kinds: "per_good" }, [1, 1, 0, 0], [1, 1, 0, 0])).toBeNull();
});

test("piles are told the larger first, among equal ones the richer in the first kind", () => {
  const split: Split = { shape: "split", move: "split_cargo", rule: "K-ACT-RAID-02", have: [2, 1, 2, 0] };
  expect(pileSizes(split)).toEqual([3, 2]);
  expect(splitLack(split, [[0, 0, 2, 0], [2, 1, 0, 0]])).toBeNull();
  expect(splitLack(split, [[2, 1, 1, 0], [0, 0, 1, 0]])).not.toBeNull();
  expect(inOrder([[0, 1, 1], [1, 0, 1]])).toEqual([[1, 0, 1], [0, 1, 1]]);
});
