import { expect, test } from "vitest";
import type { Bag, Exchange, Split } from "../protocol/wire";
import { bagLack, exchangeLack, inOrder, pileSizes, splitLack } from "./shapes";

const bag: Bag = {
  shape: "bag",
  move: "lay",
  rule: "R-01",
  have: [1, 1, 2],
  forbidden: [[0, 0, 2]],
  rule_forbidden: "R-02",
};

test("a bag has at least one and repeats none that is forbidden", () => {
  expect(bagLack(bag, [0, 0, 0])?.key).toBe("terminal-not-enough");
  expect(bagLack(bag, [0, 0, 2])?.rule).toBe("R-02");
  expect(bagLack(bag, [1, 0, 1])).toBeNull();
});

test("a trade gives at least one and takes as many or more, within the ratio, of other kinds", () => {
  const trade: Exchange = {
    shape: "exchange",
    move: "trade",
    rule: "R-03",
    have: [2, 1, 0, 0],
    offer: [3, 3, 3, 3],
    ratio: 2,
  };
  expect(exchangeLack(trade, [0, 0, 0, 0], [0, 0, 0, 0])).not.toBeNull();
  expect(exchangeLack(trade, [1, 0, 0, 0], [0, 2, 0, 0])).toBeNull();
  expect(exchangeLack(trade, [1, 0, 0, 0], [0, 3, 0, 0])).not.toBeNull();
  expect(exchangeLack(trade, [1, 0, 0, 0], [1, 0, 0, 0])?.rule).toBe("R-03");
});

test("piles are told the larger first, among equal ones the richer in the first kind", () => {
  const split: Split = { shape: "split", move: "split", rule: "R-04", have: [2, 1, 2, 0] };
  expect(pileSizes(split)).toEqual([3, 2]);
  expect(
    splitLack(split, [
      [0, 0, 2, 0],
      [2, 1, 0, 0],
    ]),
  ).toBeNull();
  expect(
    splitLack(split, [
      [2, 1, 1, 0],
      [0, 0, 1, 0],
    ]),
  ).not.toBeNull();
  expect(
    inOrder([
      [0, 1, 1],
      [1, 0, 1],
    ]),
  ).toEqual([
    [1, 0, 1],
    [0, 1, 1],
  ]);
});
