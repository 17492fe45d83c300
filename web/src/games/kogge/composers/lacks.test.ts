import { expect, test } from "vitest";
import { exchangeLack } from "../../../composers/shapes";
import type { Exchange, Pay } from "../../../protocol/wire";
import { payLack } from "./lacks";

test("a price is paid exactly", () => {
  const pay: Pay = { shape: "pay", move: "sail", rule: "K-MOVE-03", price: 1, first: [1, 0], second: [1] };
  expect(payLack(pay, [0, 0], [0])).not.toBeNull();
  expect(payLack(pay, [1, 0], [1])).not.toBeNull();
  expect(payLack(pay, [0, 0], [1])).toBeNull();
});

test("by some books a trade may give and take the same kind", () => {
  const trade: Exchange = {
    shape: "exchange",
    move: "trade",
    rule: "K-ACT-TRADE-02",
    have: [2, 1, 0, 0],
    offer: [3, 3, 3, 3],
    ratio: 2,
    kinds: "per_kind",
  };
  expect(exchangeLack(trade, [1, 1, 0, 0], [1, 1, 0, 0])).toBeNull();
});
