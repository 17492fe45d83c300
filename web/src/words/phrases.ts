import type { Vocabulary } from "../protocol/wire";
import type { Facts, Words } from "./catalogue";
import { KINDS, unheardOf, type Fields, type Kinds, type Shown } from "./kinds";
import { dashed, kindOf, nameKey } from "./vocabulary";

type Show = (phrases: Phrases, value: unknown, args: readonly string[], fields: Fields) => Shown;

/** Fields into facts that a sentence can hold; the same as phrases.py. */
export class Phrases {
  constructor(
    readonly words: Words,
    readonly vocabulary: Vocabulary,
    private readonly players: readonly string[],
    private readonly kinds: Kinds = {},
  ) {}

  facts(of: string, fields: Fields): Facts {
    const found: Facts = {};
    for (const [field, value] of Object.entries(fields)) {
      this.add(found, field, this.shownAs(kindOf(this.vocabulary, of, field), value, fields));
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

  /** One value as this kind is shown; words behind a colon are handed on to it. */
  shownAs(kind: string, value: unknown, fields: Fields = {}): Shown {
    const [name = "number", ...args] = kind.split(":");
    return this.show(name)(this, value, args, fields);
  }

  private show(kind: string): Show {
    return (this.kinds[kind] ?? KINDS[kind] ?? unheardOf) as Show;
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

  player(seat: number): string {
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
