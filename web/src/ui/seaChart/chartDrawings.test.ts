import { expect, it } from "vitest";
import { placeDrawing, drawRose, scatterDrawings } from "./chartDrawings";

const numbers = (path: string): number[] =>
  path
    .split(/[A-Z, ]+/)
    .filter(Boolean)
    .map(Number);

it("moves and scales every pair of a path", () => {
  expect(placeDrawing("M1,2L-3,4.5Z", 10, 20, 2)).toBe("M12,24L4,29Z");
  expect(placeDrawing("M1,2", 0, 0, 2, 3)).toBe("M2,6");
});

it("keeps a rose within its size, however small its numbers are", () => {
  const { points, lily } = drawRose(100, 200, 64);
  const all = numbers([...points.flat(), lily].join(""));
  expect(all.every(Number.isFinite)).toBe(true);
  expect(all.every((one, at) => Math.abs(one - (at % 2 ? 200 : 100)) <= 32)).toBe(true);
});

it("puts every hill where it belongs", () => {
  const xs = numbers(scatterDrawings("hills", [[0, 0]], 1)).filter((_, at) => at % 2 === 0);
  const further = numbers(scatterDrawings("hills", [[500, 0]], 1)).filter((_, at) => at % 2 === 0);
  expect(further).toEqual(xs.map((x) => x + 500));
});
