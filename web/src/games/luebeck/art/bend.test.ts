import { expect, test } from "vitest";
import { bend } from "./bend";
import { HARBOURS } from "./coast";
import { LANDSCAPE } from "../board/plans/landscape";

const signs = Object.keys(LANDSCAPE.cities);
const spot = ([x, y]: readonly [number, number]): { x: number; y: number } => ({ x, y });

test("the bent coast brings each harbour near its place on the plan", () => {
  const places = signs.map((sign) => spot(LANDSCAPE.cities[sign]!.harbour));
  const turn = bend(
    signs.map((sign) => spot(HARBOURS[sign]!)),
    places,
  );
  signs.forEach((sign, at) => {
    const found = turn(spot(HARBOURS[sign]!));
    expect(Math.hypot(found.x - places[at]!.x, found.y - places[at]!.y), sign).toBeLessThan(32);
  });
});

test("a plane that is only moved and scaled stays straight", () => {
  const corners = [spot([0, 0]), spot([100, 0]), spot([0, 100]), spot([100, 100])];
  const turn = bend(
    corners,
    corners.map(({ x, y }) => ({ x: 2 * x + 5, y: 3 * y })),
  );
  expect(turn(spot([50, 20])).x).toBeCloseTo(105, 5);
  expect(turn(spot([50, 20])).y).toBeCloseTo(60, 5);
});
