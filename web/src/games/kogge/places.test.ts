import { expect, test } from "vitest";
import { chart } from "./places";

const SCREENS: readonly (readonly [number, number])[] = [
  [360, 285],
  [388, 360],
  [412, 444],
  [563, 412],
  [768, 497],
  [1036, 512],
  [1090, 735],
  [1570, 915],
];

test.each(SCREENS.flatMap(([width, height]) => [9, 10].map((cities) => [cities, width, height] as const)))(
  "of %i cities no card lies on another or over the edge at %i × %i",
  (cities, width, height) => {
    const { cards, card } = chart(width, height, cities);
    expect(cards.length).toBe(cities);
    cards.forEach((one, at) => {
      expect(one.x - card.w / 2).toBeGreaterThanOrEqual(0);
      expect(one.y + card.h / 2).toBeLessThanOrEqual(height);
      for (const other of cards.slice(at + 1)) {
        const apart = Math.abs(one.x - other.x) >= card.w - 1 || Math.abs(one.y - other.y) >= card.h - 1;
        expect(apart, JSON.stringify([one, other])).toBe(true);
      }
    });
  },
);
