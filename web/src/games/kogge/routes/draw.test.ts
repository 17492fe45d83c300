import { expect, test } from "vitest";
import { COAST } from "../art/coast";
import { boxOf, chart } from "../board/places";
import { endsOf, signSpot } from "./draw";
import { Routes } from "./routes";

const HALF = { x: 13, y: 13 };

test.each([
  [360, 285],
  [412, 398],
  [1036, 512],
])("the sign of a route lies beside every card where there is room, at %i × %i", (width, height) => {
  const sheet = chart(width, height, 9);
  const routes = new Routes(sheet, COAST);
  const on: string[] = [];
  for (let from = 0; from < 9; from++) {
    for (let to = 0; to < 9; to++) {
      const curve = routes.between(from, to)[0];
      if (!curve || curve.length < 60) continue;
      const { x, y } = signSpot(curve, HALF, sheet, []);
      sheet.cards.forEach((_, city) => {
        const box = boxOf(sheet, city);
        const across = Math.min(x + HALF.x, box.x + box.w) - Math.max(x - HALF.x, box.x);
        const down = Math.min(y + HALF.y, box.y + box.h) - Math.max(y - HALF.y, box.y);
        if (across > 8 && down > 8) on.push(`${from} → ${to} on ${city}`);
      });
    }
  }
  expect(on).toEqual([]);
});

test("every letter of many routes stands where its route begins", () => {
  const routes = new Routes(chart(360, 285, 9), COAST);
  const lines = [
    [0, 3, "A"],
    [5, 1, "B"],
  ].flatMap(([from, to, letter]) => {
    const curve = routes.between(Number(from), Number(to))[0];
    return curve ? [{ curve, route: { letter: String(letter) } }] : [];
  });
  const { letters, x, y, points, dots } = endsOf(lines, 9, 8);
  expect(letters).toBe("AB");
  expect(x.split(" ").map(Number)).toEqual(lines.map(({ curve }) => Math.round(curve.a.x * 10) / 10));
  expect(y.split(" ").length).toBe(2);
  expect([points, dots].map((path) => path.split("M").length - 1)).toEqual([2, 2]);
});
