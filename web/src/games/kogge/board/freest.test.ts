import { expect, test } from "vitest";
import { freestPlace } from "./freest";

const WINDOW = { w: 1000, h: 700 };
const PANEL = { w: 500, h: 260 };

test("a panel stands in the middle where it hides nothing", () => {
  expect(freestPlace(WINDOW, PANEL, { x: 10, y: 10, w: 150, h: 90 }, [])).toEqual({ x: 250, y: 220 });
});

test("it keeps away from what it is about, and from the others", () => {
  const middle = { x: 420, y: 300, w: 150, h: 90 };
  const corner = { x: 10, y: 10, w: 150, h: 90 };
  const spot = freestPlace(WINDOW, PANEL, middle, [corner]);
  expect([spot.y === 6 || spot.y === 434, spot.x === 6 && spot.y === 6]).toEqual([true, false]);
});

test("where something must be hidden it is another", () => {
  const low = { w: 360, h: 285 };
  const first = { x: 20, y: 20, w: 90, h: 60 };
  const spot = freestPlace(low, { w: 348, h: 200 }, first, [{ x: 20, y: 200, w: 90, h: 60 }]);
  expect(spot.y).toBe(79);
});
