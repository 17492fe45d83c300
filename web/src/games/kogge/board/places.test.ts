import { expect, test } from "vitest";
import { berth, boxOf, chart } from "./places";

const SCREENS: readonly (readonly [number, number])[] = [
  [360, 285],
  [388, 360],
  [390, 366],
  [412, 398],
  [412, 444],
  [368, 450],
  [563, 412],
  [768, 497],
  [1036, 512],
  [1032, 440],
  [1090, 735],
  [1570, 915],
  [700, 392],
  [640, 400],
  [968, 380],
  [1968, 1082],
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

test.each(SCREENS.flatMap(([width, height]) => [9, 10].map((cities) => [cities, width, height] as const)))(
  "of %i cities none has another's cogs on its card at %i × %i",
  (cities, width, height) => {
    const sheet = chart(width, height, cities);
    const { cog } = sheet.card;
    const on = sheet.cards.flatMap((_, city) =>
      [0, 1, 2, 3].flatMap((place) => {
        const { x, y } = berth(sheet, city, place);
        return sheet.cards.flatMap((_, other) => {
          const box = boxOf(sheet, other);
          const across = Math.min(x + cog / 2, box.x + box.w) - Math.max(x - cog / 2, box.x);
          const down = Math.min(y + cog * 0.59, box.y + box.h) - Math.max(y - cog / 2, box.y);
          return other !== city && across > 1.5 && down > 1.5 ? [`cog ${place} at ${city} on ${other}`] : [];
        });
      }),
    );
    expect(on).toEqual([]);
  },
);
