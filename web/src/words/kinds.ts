import type { Fact, Facts } from "./catalogue";
import type { Phrases } from "./phrases";

/** What is shown, the number by which a sentence may choose its form, and more facts by their suffixes. */
export type Shown = readonly [Fact, number | null, Facts?];
export type Counts = readonly number[];
export type Fields = Readonly<Record<string, unknown>>;
/** How a value is shown; words behind a colon in the vocabulary are `args`, `fields` are those beside it. */
export type Kind = (phrases: Phrases, value: never, args: readonly string[], fields: Fields) => Shown;
export type Kinds = Readonly<Record<string, Kind>>;

export const UNKNOWN = -1;
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

export function sum(value: Counts): number {
  return value.reduce((total, one) => total + one, 0);
}

export function counts(phrases: Phrases, value: Counts, [table = ""]: readonly string[]): Shown {
  const there = value.map((many, kind) => (many ? phrases.counted(table, kind, many) : ""));
  return [phrases.listed(there.filter(Boolean)), sum(value)];
}

/** Piles beside each other. */
export function piled(phrases: Phrases, each: readonly string[]): Shown {
  const [first = "", ...rest] = each;
  const line = rest.reduce((some, next) => phrases.phrase("piles", { some, next }), first);
  return [line, each.length];
}

/** A kind that only a game of others knows: as the value stands there. */
export function unheardOf(phrases: Phrases, value: unknown): Shown {
  if (Array.isArray(value)) return [phrases.listed(value.map(String)), value.length];
  return typeof value === "number" ? [value, value] : [String(value), null];
}

/** Kinds of fields that every game may use; the same as in kinds.py. A game may bring more of its own. */
export const KINDS: Kinds = {
  number: (_: Phrases, value: number): Shown => [value, null],
  place: (_: Phrases, value: number): Shown => [value + 1, value],
  places: (phrases: Phrases, value: Counts): Shown => [
    phrases.listed(value.map((one) => String(one + 1))),
    value.length,
  ],
  text: (_: Phrases, value: string): Shown => [value.replace(UNPRINTABLE, ""), [...value].length],
  flag: (_: Phrases, value: boolean): Shown => [value ? "yes" : "no", null],
  seat: (phrases: Phrases, value: number): Shown => [phrases.player(value), 1],
  somebody: (phrases: Phrases, value: number): Shown => [value === UNKNOWN ? "?" : phrases.player(value), value],
  seats: (phrases: Phrases, value: Counts): Shown => [
    phrases.listed([...new Set(value)].map((seat) => phrases.player(seat))),
    value.length,
  ],
  name: (phrases: Phrases, value: number, [table = ""]: readonly string[]): Shown => [
    value === UNKNOWN ? "?" : phrases.name(table, value),
    value,
  ],
  names: (phrases: Phrases, value: Counts, [table = ""]: readonly string[]): Shown => [
    phrases.listed(value.map((one) => phrases.name(table, one))),
    value.length,
  ],
  count: (phrases: Phrases, value: number, [table = "", times = "1"]: readonly string[]): Shown => [
    phrases.counted(table, value, Number(times)),
    value,
  ],
  counts,
  numbers: (phrases: Phrases, value: Counts): Shown => [phrases.listed(value.map(String)), value.length],
  points: (phrases: Phrases, value: Counts): Shown => [
    phrases.listed(
      value.map((points, seat) => phrases.words.say("platform-points", { seat: phrases.player(seat), points })),
    ),
    value.length,
  ],
};
