import { expect, test } from "vitest";
import type { Go, Refusal } from "../protocol/wire";
import { clustered, grouped, reasons } from "./menu";

const go = (move: string): Go => ({ shape: "go", move, rule: "R-01" });
const refusal = (move: string): Refusal => ({ move, rule: "R-02" });
const clusterOf = (move: string): string => (move.startsWith("deal") ? "deals" : "");

test("moves that stand together come side by side, where the first of them is", () => {
  const groups = grouped([go("trade"), go("deal_a"), go("buy"), go("deal_b")], []);
  expect(clustered(groups, clusterOf).map(({ cluster, groups }) => [cluster, groups.map(({ move }) => move)])).toEqual([
    ["", ["trade"]],
    ["deals", ["deal_a", "deal_b"]],
    ["", ["buy"]],
  ]);
});

test("a move that is possible and refused in part stands once, with its reasons", () => {
  const [only] = grouped([go("swap")], [refusal("swap")]);
  expect(only?.options.length).toBe(1);
  expect(only?.refusals.length).toBe(1);
});

test("what all of a cluster lacks is told once, what each lacks is told for each", () => {
  const alike = grouped([], [refusal("deal_a"), refusal("deal_b"), refusal("trade")]);
  expect(reasons(alike, clusterOf).map(({ cluster, refusal: { move } }) => [cluster, move])).toEqual([
    ["deals", "deal_a"],
    ["", "trade"],
  ]);
  const unlike = grouped([], [refusal("deal_a"), { move: "deal_b", rule: "R-03" }]);
  expect(reasons(unlike, clusterOf).map(({ cluster }) => cluster)).toEqual(["", ""]);
});
