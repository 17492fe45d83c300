import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { View } from "../../../protocol/kogge";
import type { Story } from "../../../words/story";
import CitySheet from "./CitySheet.svelte";
import OfficePrice from "./OfficePrice.svelte";

vi.mock("../../../state/settings.svelte", () => ({
  say: (key: string, facts: Record<string, string | number> = {}) => [key, ...Object.values(facts)].join(" "),
}));

const LUEBECK = 7;
const nobody = (size: number): number[] => Array<number>(size).fill(-1);
const none = (size: number): number[] => Array<number>(size).fill(0);
const markers = (value: number, many: number): number[] => none(9).map((_, at) => (at === value ? many : 0));
const count = (body: string, what: RegExp): number => (body.match(what) ?? []).length;
const drawn = (body: string): [number, number, boolean] => [
  count(body, /data-good/g),
  count(body, /data-explain="marker/g),
  body.includes("+"),
];
const price = (goods: number[], of: number[]): [number, number, boolean] =>
  drawn(render(OfficePrice, { props: { cost: { value: 0, goods, markers: of } } }).body);

test("a price is drawn piece by piece, as the view has it", () => {
  expect(price([2, 2, 2, 0], markers(7, 4))).toEqual([6, 4, true]);
});

test("where goods or markers are enough, nothing is added to them", () => {
  expect(price([1, 1, 1, 0], markers(7, 0))).toEqual([3, 0, false]);
  expect(price([0, 0, 0, 0], markers(7, 1))).toEqual([0, 1, false]);
});

/** The sheet of Lübeck with these ways to pay for an office, as a spectator sees it. */
function sheet(ways: readonly object[]): string {
  const view = {
    setup: { seats: 2 },
    board: {
      goods: none(36),
      sites: nobody(18),
      site_goods: none(72),
      routes: none(18),
      covered: nobody(18),
      raided: none(9),
      shown: [],
      crest: -1,
    },
    fleet: { cogs: [0, 0], order: [0, 1], guild: 0, walked: 3 },
    supply: { stock: [9, 9, 9, 9], brings: none(9).fill(2) },
    costs: { offices: none(9).map((_, at) => (at === LUEBECK ? ways : [])) },
    scores: { rows: [{ name: "goods", each: [1, 3, 5, 7], pieces: [] }] },
    players: { pirate: -1, noted: 0 },
    now: { agenda: [], asked: [], round: 2 },
    own: null,
    asked: null,
  } as unknown as View;
  const phrases = { listed: () => "", player: () => "", name: () => "", counted: () => "" };
  const story = { phrases, sign: () => "", words: { say: () => "" } } as unknown as Story;
  const props = { view, story, ui: { place: LUEBECK } } as unknown as Parameters<typeof CitySheet>[1];
  const { body } = render(CitySheet, { props });
  return /data-cost[^>]*>(.*?)<\/dd>/s.exec(body)?.[1] ?? "";
}

test("the sheet of a city shows every way to pay for an office there", () => {
  const both = sheet([{ value: 0, goods: [2, 2, 2, 0], markers: markers(LUEBECK, 2) }]);
  expect(drawn(both)).toEqual([6, 2, true]);
  const either = sheet([
    { value: 1, goods: [1, 1, 1, 0], markers: markers(LUEBECK, 0) },
    { value: 2, goods: [0, 0, 0, 0], markers: markers(LUEBECK, 1) },
  ]);
  expect(drawn(either)).toEqual([3, 1, false]);
  expect(either).toContain("/");
});

test("where no office may stand, the sheet names no price", () => {
  expect(sheet([])).toBe("");
});
