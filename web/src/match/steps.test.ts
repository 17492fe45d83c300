import { expect, test } from "vitest";
import { actorOf } from "./steps";

test("whoever answers has done it, not whom he answers", () => {
  const declined = { event: "declined", seat: 0, to: 2 };
  expect(actorOf([declined])).toBe(0);
  expect(actorOf([declined], ["declined"])).toBe(2);
  expect(actorOf([{ event: "begun" }])).toBe(-1);
});
