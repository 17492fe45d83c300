import { expect, test } from "vitest";
import { isCut } from "./overflow";

test("a box that shows all it holds is not cut", () => {
  expect(isCut({ scrollHeight: 120, clientHeight: 120 })).toBe(false);
  expect(isCut({ scrollHeight: 121, clientHeight: 120 }), "a part of a pixel").toBe(false);
  expect(isCut(null)).toBe(false);
});
test("a box with more below is cut", () => {
  expect(isCut({ scrollHeight: 180, clientHeight: 120 })).toBe(true);
});
