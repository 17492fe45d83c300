import { expect, test } from "vitest";
import { isStepMatched } from "./matches";

const SELL = [{ move: "sell", of: 1 }];

test("a wanted move is told by the fields that it names", () => {
  expect(isStepMatched({ move: "sell", value: 3, of: 1 }, SELL)).toBe(true);
  expect(isStepMatched({ move: "sell", value: 3, of: 2 }, SELL)).toBe(false);
  expect(isStepMatched({ move: "end_turn" }, SELL)).toBe(false);
});

test("a number that is left out is 0", () => {
  expect(isStepMatched({ move: "build" }, [{ move: "build", value: 0 }])).toBe(true);
  expect(isStepMatched({ move: "lay", items: [0, 2] }, [{ move: "lay", items: [0, 2] }])).toBe(true);
});
