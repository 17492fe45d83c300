import type { Vocabulary } from "../protocol/wire";
import type { Fact, Facts, Words } from "./catalogue";
import { dashed, kindOf, nameKey } from "./vocabulary";

/** The text of a value, the number by which a sentence chooses its form, and more facts by suffix. */
export type Shown = readonly [Fact, number | null, Facts?];
export type Counts = readonly number[];
export type Fields = Readonly<Record<string, unknown>>;
/** A function that shows a value. `args` are the words after the colon in its kind; `fields` are all fields. */
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

/** Several piles, joined into one phrase. */
export function joinPiles(phrases: Phrases, each: readonly string[]): Shown {
  const [first = "", ...rest] = each;
  const line = rest.reduce((some, next) => phrases.phrase("piles", { some, next }), first);
  return [line, each.length];
}

/** A value of an unknown kind, printed as it is. */
export function printUnknown(phrases: Phrases, value: unknown): Shown {
  if (Array.isArray(value)) return [phrases.listed(value.map(String)), value.length];
  return typeof value === "number" ? [value, value] : [String(value), null];
}

/** Kinds of fields for every game, the same as in kinds.py. A game may add its own. */
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
  grid: (phrases: Phrases, value: Counts, [table = "", width = "1"]: readonly string[]): Shown => {
    const signs = value.map((one) => (one === UNKNOWN ? "?" : phrases.name(table, one)));
    const rows = signs.flatMap((_, at) => (at % Number(width) ? [] : [signs.slice(at, at + Number(width)).join(" ")]));
    return [rows.join("\n"), value.length];
  },
  points: (phrases: Phrases, value: Counts): Shown => [
    phrases.listed(
      value.map((points, seat) => phrases.words.say("platform-points", { seat: phrases.player(seat), points })),
    ),
    value.length,
  ],
};

type Show = (phrases: Phrases, value: unknown, args: readonly string[], fields: Fields) => Shown;

/** The seats in a field of this kind; none for other kinds. */
export function seatsIn(kind: string, value: unknown): Counts {
  if (kind === "seat" || kind === "somebody") return [value as number];
  return kind === "seats" ? (value as Counts) : [];
}

/** A converter of fields to facts for sentences, the same as phrases.py. A reader among the players is "you". */
export class Phrases {
  constructor(
    readonly words: Words,
    readonly vocabulary: Vocabulary,
    private readonly players: readonly string[],
    private readonly kinds: Kinds = {},
    readonly reader = UNKNOWN,
  ) {}

  facts(of: string, fields: Fields): Facts {
    const found: Facts = {};
    for (const [field, value] of Object.entries(fields)) {
      const kind = kindOf(this.vocabulary, of, field);
      this.add(found, field, this.shownAs(kind, value, fields));
      Object.assign(found, this.aboutReader(kind, field, value));
    }
    for (const [name, parts] of Object.entries(this.vocabulary.sides)) {
      const [first = "", second = ""] = parts;
      if (!(first in fields && second in fields)) continue;
      this.add(
        found,
        name,
        this.show("side")(
          this,
          parts.map((part) => fields[part]),
          [],
          fields,
        ),
      );
    }
    return found;
  }

  /** A value in words, as its kind shows values; words after a colon in the kind are arguments. */
  shownAs(kind: string, value: unknown, fields: Fields = {}): Shown {
    const [name = "number", ...args] = kind.split(":");
    return this.show(name)(this, value, args, fields);
  }

  /** The facts on whether a field means the reader, and on the other seats that it means. */
  private aboutReader(kind: string, field: string, value: unknown): Facts {
    const seats = seatsIn(kind, value);
    if (this.reader === UNKNOWN || !seats.length) return {};
    const others = [...new Set(seats)].filter((seat) => seat !== this.reader);
    return {
      [`${field}_me`]: seats.includes(this.reader) ? "yes" : "no",
      [`${field}_others`]: this.listed(others.map((seat) => this.player(seat))),
      [`${field}_others_n`]: others.length,
    };
  }

  private show(kind: string): Show {
    return (this.kinds[kind] ?? KINDS[kind] ?? printUnknown) as Show;
  }

  private add(found: Facts, field: string, [shown, number, more = {}]: Shown): void {
    found[field] = shown;
    if (number !== null) found[`${field}_n`] = number;
    for (const [suffix, fact] of Object.entries(more)) found[`${field}_${suffix}`] = fact;
  }

  name(table: string, number: number, facts: Facts = {}): string {
    return this.words.say(nameKey(this.vocabulary, table, number), facts);
  }

  phrase(name: string, facts: Facts): string {
    return this.words.say(dashed("name", this.vocabulary.game, "phrase", name), facts);
  }

  counted(table: string, number: number, count: number): string {
    return this.words.say(nameKey(this.vocabulary, table, number, "count"), { count });
  }

  isReader(seat: number): boolean {
    return seat === this.reader && seat !== UNKNOWN;
  }

  /** The name of the player in a seat; "you" for the reader. */
  player(seat: number): string {
    if (this.isReader(seat)) return this.words.say("platform-you");
    return this.players[seat] || this.words.say("platform-seat", { number: seat + 1 });
  }

  listed(items: readonly string[]): string {
    if (!items.length) return this.words.say("platform-nothing");
    const some = items.slice(0, -1);
    const next = items[items.length - 1] ?? "";
    if (!some.length) return next;
    const line = some.reduce((before, item) => this.words.say("platform-list-comma", { some: before, next: item }));
    return this.words.say("platform-list-and", { some: line, next });
  }
}
