import type { Fact } from "./catalogue";
import type { Phrases } from "./phrases";

/** What is shown, and the number by which a sentence may choose its form. */
export type Shown = readonly [Fact, number | null];
export type Counts = readonly number[];

export const UNKNOWN = -1;
const SITES = 2;
const ROUTES = "AB";

/** A city's routes are A and B, as in a record. */
export const routeName = (slot: number): string => ROUTES[slot % ROUTES.length] ?? "?";

type Kind = (phrases: Phrases, value: never, ...more: never[]) => Shown;

export function counts(phrases: Phrases, value: Counts, table: string): Shown {
  const there = value.map((many, kind) => (many ? phrases.counted(table, kind, many) : ""));
  return [phrases.listed(there.filter(Boolean)), sum(value)];
}

export function markers(phrases: Phrases, value: Counts): Shown {
  const each = value.flatMap((many, marker) => Array<string>(many).fill(String(marker)));
  return [phrases.listed(each), each.length];
}

/** 2 ore, 1 fur and markers 3 and 6; of secret markers only how many. */
export function side(phrases: Phrases, goods: Counts, values: Counts, many = 0): Shown {
  const there = goods.flatMap((n, kind) => (n ? [phrases.counted("good", kind, n)] : []));
  const [shown, known] = markers(phrases, values);
  if (known) there.push(phrases.phrase("markers", { markers: shown, count: known }));
  else if (many) there.push(phrases.phrase("marker_count", { count: many }));
  return [phrases.listed(there), sum(goods) + Math.max(known ?? 0, many)];
}

export function sum(value: Counts): number {
  return value.reduce((total, one) => total + one, 0);
}

function piled(phrases: Phrases, each: readonly string[]): Shown {
  const [first = "", ...rest] = each;
  const line = rest.reduce((some, next) => phrases.phrase("piles", { some, next }), first);
  return [line, each.length];
}

function laid(phrases: Phrases, value: readonly Counts[], _: string, by: Counts): Shown {
  const each = value.map((bag, at) => {
    const [shown, many] = markers(phrases, bag);
    const facts = { seat: phrases.player(by[at] ?? 0), markers: shown };
    return phrases.phrase(many ? "laid" : "laid_nothing", facts);
  });
  return piled(phrases, each);
}

function routes(phrases: Phrases, value: Counts): Shown {
  const each = [];
  for (let city = 0; city * 2 < value.length; city++) {
    const facts = { city: phrases.name("city", city), low: value[2 * city] ?? 0, high: value[2 * city + 1] ?? 0 };
    each.push(phrases.phrase("routes", facts));
  }
  return [phrases.listed(each), each.length];
}

const shownName = (phrases: Phrases, value: number, table: string): Shown => [
  value === UNKNOWN ? "?" : phrases.name(table, value),
  value,
];

/** Kinds of fields, by the names that a lexicon gives them; the same as in kinds.py. */
export const KINDS: Record<string, Kind> = {
  number: (_: Phrases, value: number): Shown => [value, null],
  place: (_: Phrases, value: number): Shown => [value + 1, value],
  route: (_: Phrases, value: number): Shown => [routeName(value), value],
  text: (_: Phrases, value: string): Shown => [value, value.length],
  flag: (_: Phrases, value: boolean): Shown => [value ? "yes" : "no", null],
  seat: (phrases: Phrases, value: number): Shown => [phrases.player(value), 1],
  somebody: (phrases: Phrases, value: number): Shown => [
    value === UNKNOWN ? "?" : phrases.player(value),
    value,
  ],
  seats: (phrases: Phrases, value: Counts): Shown => [
    phrases.listed([...new Set(value)].map((seat) => phrases.player(seat))),
    value.length,
  ],
  name: shownName,
  names: (phrases: Phrases, value: Counts, table: string): Shown => [
    phrases.listed(value.map((one) => phrases.name(table, one))),
    value.length,
  ],
  count: (phrases: Phrases, value: number, table: string, times: string): Shown => [
    phrases.counted(table, value, Number(times)),
    value,
  ],
  counts,
  made: (phrases: Phrases, value: number, table: string, at: number): Shown => [
    phrases.counted("good", phrases.lexicon.made[table]?.[at] ?? 0, value),
    value,
  ],
  laid,
  office: (phrases: Phrases, value: number): Shown => [
    value ? phrases.name("city", Math.floor((value - 1) / SITES)) : "",
    value,
  ],
  vow: (phrases: Phrases, value: number): Shown => [
    value ? phrases.name("vow", value - 1) : "",
    value,
  ],
  marker: (_: Phrases, value: number): Shown => [value === UNKNOWN ? "?" : String(value), value],
  markers,
  numbers: (phrases: Phrases, value: Counts): Shown => [
    phrases.listed(value.map(String)),
    value.length,
  ],
  pairs: (phrases: Phrases, value: readonly (readonly [number, number])[]): Shown => [
    phrases.listed(value.map(([low, high]) => phrases.phrase("pair", { low, high }))),
    value.length,
  ],
  routes,
  votes: (phrases: Phrases, value: readonly (readonly [number, number])[]): Shown => [
    phrases.listed(
      value.map(([seat, at]) => phrases.phrase("vote", { seat: phrases.player(seat), place: routeName(at) })),
    ),
    value.length,
  ],
  piles: (phrases: Phrases, value: readonly Counts[]): Shown =>
    piled(phrases, value.map((pile) => String(counts(phrases, pile, "good")[0]))),
  points: (phrases: Phrases, value: Counts): Shown => [
    phrases.listed(
      value.map((points, seat) => phrases.words.say("house-points", { seat: phrases.player(seat), points })),
    ),
    value.length,
  ],
};
