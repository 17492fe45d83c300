import { expect, test } from "vitest";
import type { Bag, Exchange, Split } from "../protocol/wire";
import { bagLack, begun, evenOut, exchangeLack, inOrder, pileSizes, splitLack } from "./shapes";

const bag: Bag = {
  shape: "bag",
  move: "lay",
  rule: "R-01",
  have: [1, 1, 2],
  forbidden: [[0, 0, 2]],
  rule_forbidden: "R-02",
};

test("a bag has at least one and repeats none that is forbidden", () => {
  expect(bagLack(bag, [0, 0, 0])).toMatchObject({ key: "web-lack-least", rule: "R-01" });
  expect(bagLack({ ...bag, rule_least: "R-05" }, [0, 0, 0])?.rule).toBe("R-05");
  expect(bagLack(bag, [0, 0, 2])?.rule).toBe("R-02");
  expect(bagLack(bag, [1, 0, 1])).toBeNull();
});

test("the only thing that can be chosen is chosen", () => {
  expect(begun({ ...bag, have: [0, 0, 1] })).toEqual([0, 0, 1]);
  expect(begun({ ...bag, have: [1, 0, 1], least: 2 })).toEqual([1, 0, 1]);
  expect(begun(bag)).toEqual([0, 0, 0]);
  expect(begun({ ...bag, have: [0, 0, 1], least: 0 })).toEqual([0, 0, 0]);
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

test("what a trade breaks is told by its own rule", () => {
  const trade: Exchange = {
    shape: "exchange",
    move: "trade",
    rule: "R-03",
    have: [2, 1, 0, 0],
    offer: [3, 3, 3, 3],
    ratio: 2,
    rule_fewest: "R-06",
    rule_kinds: "R-07",
  };
  expect(exchangeLack(trade, [2, 0, 0, 0], [0, 1, 0, 0])?.rule).toBe("R-06");
  expect(exchangeLack(trade, [1, 0, 0, 0], [0, 3, 0, 0])?.rule).toBe("R-03");
  expect(exchangeLack(trade, [1, 0, 0, 0], [1, 0, 0, 0])?.rule).toBe("R-07");
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

test("evened out, piles have the sizes that they must and the nearest worths", () => {
  const worth = [1, 3, 5, 7];
  const valued = (pile: readonly number[]): number => pile.reduce((all, many, at) => all + many * (worth[at] ?? 0), 0);
  const split: Split = { shape: "split", move: "split", rule: "R-04", have: [3, 1, 2, 1] };
  const piles = evenOut(split, worth);
  expect(splitLack(split, piles)).toBeNull();
  expect(piles.map(valued).sort()).toEqual([11, 12]);
  const three: Split = { ...split, piles: 3, have: [4, 4, 0, 1] };
  expect(splitLack(three, evenOut(three, worth))).toBeNull();
});
