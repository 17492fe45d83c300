import { expect, test } from "vitest";
import { isStale, SHOWN_TIME } from "./explanations";

const hand = (text: string) => ({ name: "Hand", text });

test("words beside a piece go when they are no longer true", () => {
  expect(isStale([hand("3 pieces")], [hand("3 pieces")], 100)).toBe(false);
  expect(isStale([hand("3 pieces")], [hand("2 pieces")], 100)).toBe(true);
  expect(isStale([hand("3 pieces")], [null], 100)).toBe(true);
});
test("where the mouse only lies there they go after a while", () => {
  expect(isStale([hand("3 pieces")], [hand("3 pieces")], SHOWN_TIME + 1)).toBe(true);
});
