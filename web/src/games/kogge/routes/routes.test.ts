import { expect, test } from "vitest";
import { COAST } from "../art/coast";
import { boxOf, chart, type Chart } from "../board/places";
import { type Box, pointAt, type Spot } from "../../../ui/seaChart/geometry";
import type { WantedRoute } from "./choose";
import type { Curve } from "./curves";
import { Routes } from "./routes";
import { type Route, takenBy } from "./visibleRoutes";

/** Sizes of the map on phones held upright and sideways, on a tablet, on a laptop and on desktop screens. */
const MAPS: readonly (readonly [number, number])[] = [
  [360, 285],
  [412, 444],
  [563, 412],
  [768, 497],
  [1036, 512],
  [1090, 735],
  [1570, 915],
];
const POSITIONS = Number(process.env["HANSE_POSITIONS"] ?? 50);
const FINE = 200;
const EXITS = 2;

/** A random number source that gives the same numbers in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** Random routes, two out of every city. Some lead to a city and its crest; with memory, most lie face down. */
function position(cities: number, below: (n: number) => number): Route[] {
  const [here, memory] = [below(cities), below(3) === 0];
  return Array.from({ length: cities * EXITS }, (_, slot) => slot).flatMap((slot) => {
    const from = Math.floor(slot / EXITS);
    const to = (from + 1 + below(cities - 1)) % cities;
    const crest = cities - 1;
    const hidden = memory ? below(5) > 0 : below(9) === 0;
    const ends = hidden ? [-1] : to !== crest && from !== crest && below(9) === 0 ? [to, crest] : [to];
    const letter = slot % EXITS ? "B" : "A";
    return ends.map((end) => ({ from, to: end, own: from === here, key: `${slot}:${end}`, letter, hidden }));
  });
}

const inside = ({ x, y }: Spot, box: Box): boolean =>
  x > box.x + 0.01 && x < box.x + box.w - 0.01 && y > box.y + 0.01 && y < box.y + box.h - 0.01;
const away = ({ x, y }: Spot, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));

function judge(sheet: Chart, wanted: WantedRoute, curve: Curve | null): string[] {
  if (!curve) return [`no way from ${wanted.from} to ${wanted.to}`];
  const wrong: string[] = [];
  const { sky, badge } = sheet.card;
  const over = Math.max(sky * 0.72, badge * 0.4);
  if (away(curve.a, boxOf(sheet, wanted.from)) > 14 + over)
    wrong.push(`${wanted.from} → ${wanted.to} begins elsewhere`);
  if (away(curve.b, boxOf(sheet, wanted.to)) > 9 + over) wrong.push(`${wanted.from} → ${wanted.to} ends elsewhere`);
  sheet.cards.forEach((_, city) => {
    const box = boxOf(sheet, city);
    const crossed = Array.from({ length: FINE + 1 }, (_, at) => pointAt(curve, at / FINE)).some((one) =>
      inside(one, box),
    );
    if (crossed) wrong.push(`${wanted.from} → ${wanted.to} crosses ${city}`);
  });
  return wrong;
}

test.each(MAPS.flatMap(([width, height]) => [9, 10].map((cities) => [cities, width, height] as const)))(
  "between %i cities at %i × %i every route keeps out of the cards and ends at its city",
  (cities, width, height) => {
    const below = chance(width * 31 + height + cities);
    const sheet = chart(width, height, cities);
    const routes = new Routes(sheet, COAST);
    const wrong = new Set<string>();
    for (let from = 0; from < cities; from++) {
      for (let to = 0; to < cities; to++) {
        if (from === to) continue;
        const curves = routes.between(from, to);
        for (const curve of curves.length ? curves : [null])
          for (const one of judge(sheet, { from, to, own: false }, curve)) wrong.add(one);
      }
    }
    for (let at = 0; at < POSITIONS; at++) {
      const all = position(cities, below);
      const wanted = all.filter((route) => !route.hidden);
      routes.lay(wanted, takenBy(sheet, all)).forEach((curve, one) => {
        if (!curve) wrong.add(`position ${at}: no way for ${JSON.stringify(wanted[one])}`);
        else expect([curve.from, curve.to]).toEqual([wanted[one]?.from, wanted[one]?.to]);
      });
    }
    expect([...wrong]).toEqual([]);
  },
  300_000,
);

test("a route through a card is noticed", () => {
  const sheet = chart(1090, 735, 9);
  const [a, b] = [sheet.cards[0] ?? { x: 0, y: 0 }, sheet.cards[3] ?? { x: 0, y: 0 }];
  const straight = { from: 0, to: 3, a, c: a, d: b, b, score: 0, length: 0 };
  expect(judge(sheet, { from: 0, to: 3, own: false }, straight).join()).toContain("crosses");
});

test("all ways are found beforehand, each once", () => {
  const routes = new Routes(chart(360, 285, 9), COAST);
  let many = 0;
  while (routes.prepareOne()) many++;
  expect(many).toBe(9 * 8);
  const ways = routes.between(0, 8);
  expect(routes.between(0, 8)).toBe(ways);
});
