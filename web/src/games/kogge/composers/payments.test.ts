import { expect, test } from "vitest";
import type { Pay } from "../../../protocol/wire";
import { cheapest, toggled } from "./payments";

const pay: Pay = { shape: "pay", move: "sail", rule: "K-MOVE-03", price: 2, first: [1, 0, 2, 0], second: [1, 2, 0] };
const worth = [1, 3, 5, 7];

test("the cheapest payment lays markers that the player has several of", () => {
  expect(cheapest(pay, worth)).toEqual({ goods: [0, 0, 0, 0], markers: [0, 2, 0] });
  expect(cheapest({ ...pay, second: [0, 0, 0] }, worth)).toEqual({ goods: [1, 0, 1, 0], markers: [0, 0, 0] });
});

test("another piece takes the place of one that is laid", () => {
  const paid = cheapest(pay, worth);
  expect(toggled(pay, paid, "goods", 0)).toEqual({ goods: [1, 0, 0, 0], markers: [0, 1, 0] });
  expect(toggled(pay, paid, "markers", 1)).toEqual({ goods: [0, 0, 0, 0], markers: [0, 0, 0] });
});
