import { expect, test } from "vitest";
import { notePress, isDoublePress } from "./doublePress";

const press = (timeStamp: number, clientX: number, clientY = 0): void => notePress({ timeStamp, clientX, clientY });

test("the second half of a double tap is not meant for a button that came between", () => {
  press(1000, 50);
  press(1200, 52);
  expect(isDoublePress(1100)).toBe(true);
});

test("a button that stood there before is meant both times", () => {
  press(1000, 50);
  press(1200, 52);
  expect(isDoublePress(900)).toBe(false);
});

test("a press elsewhere or later is meant", () => {
  press(1000, 50);
  press(1200, 150);
  expect(isDoublePress(1100)).toBe(false);
  press(2000, 150);
  expect(isDoublePress(1100)).toBe(false);
});
