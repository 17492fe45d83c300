import { expect, test } from "vitest";
import { fulfils } from "./matches";

const SELL = [{ move: "sell", of: 1 }];

test("a wanted move is told by the fields that it names", () => {
  expect(fulfils({ move: "sell", value: 3, of: 1 }, SELL)).toBe(true);
  expect(fulfils({ move: "sell", value: 3, of: 2 }, SELL)).toBe(false);
  expect(fulfils({ move: "end_turn" }, SELL)).toBe(false);
});

test("a number that is left out is 0", () => {
  expect(fulfils({ move: "build" }, [{ move: "build", value: 0 }])).toBe(true);
  expect(fulfils({ move: "lay", items: [0, 2] }, [{ move: "lay", items: [0, 2] }])).toBe(true);
});
