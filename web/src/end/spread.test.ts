import { expect, test } from "vitest";
import { shortenName, spreadLabels } from "./spread";

test("labels with room stay where they want to be", () => {
  expect(spreadLabels([20, 60, 200], 19, 236)).toEqual([20, 60, 200]);
});

test("several at the lower end go up, and stay within the chart", () => {
  expect(spreadLabels([20, 222, 222, 222], 19, 236)).toEqual([20, 198, 217, 236]);
});

test("labels on one another go apart", () => {
  expect(spreadLabels([100, 100, 105], 19, 236)).toEqual([100, 119, 138]);
});

test("a long name keeps its number", () => {
  expect(shortenName("Marta", 11)).toBe("Marta");
  expect(shortenName("Costruttore 2", 11)).toBe("Costrutt… 2");
  expect(shortenName("Bartholomäus", 11)).toBe("Bartholomä…");
});
