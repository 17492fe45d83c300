import { expect, test } from "vitest";
import type { Go, Refusal } from "../protocol/wire";
import { grouped } from "./menu";

const go = (move: string): Go => ({ shape: "go", move, rule: "R-01" });
const refusal = (move: string): Refusal => ({ move, rule: "R-02" });

test("a move that is possible and refused in part stands once, with its reasons", () => {
  const [only] = grouped([go("swap")], [refusal("swap")]);
  expect(only?.options.length).toBe(1);
  expect(only?.refusals.length).toBe(1);
});
