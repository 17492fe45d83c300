import type { Facts, Words } from "./catalogue";
import { KINDS, UNKNOWN, side, type Counts, type Shown } from "./kinds";
import { kindOf, nameKey, type Lexicon } from "./lexicon";

type Fields = Record<string, unknown>;
type Show = (phrases: Phrases, ...values: unknown[]) => Shown;

/** Kinds that are told by the help of another field, the one they name. */
const BY_ANOTHER = ["made", "laid"];

/** Fields into facts that a sentence can hold; the same as phrases.py. */
export class Phrases {
  constructor(
    readonly words: Words,
    readonly lexicon: Lexicon,
    private readonly players: readonly string[],
  ) {}

  facts(of: string, fields: Fields): Facts {
    const found: Facts = {};
    for (const [field, value] of Object.entries(fields)) {
      const [kind = "number", ...handedOn] = kindOf(this.lexicon, of, field).split(":");
      const more: unknown[] = [...handedOn];
      if (BY_ANOTHER.includes(kind)) more.push(fields[handedOn[0] ?? ""]);
      const show = (KINDS[kind] ?? KINDS["number"]) as Show;
      const [shown, number] = show(this, value, ...more);
      found[field] = shown;
      if (number !== null) found[`${field}_n`] = number;
      if (kind === "marker") Object.assign(found, this.marked(field, value as number));
    }
    return Object.assign(found, this.sides(fields));
  }

  private sides(fields: Fields): Facts {
    const found: Facts = {};
    for (const [name, parts] of Object.entries(this.lexicon.sides)) {
      const [goods = "", markers = "", count = ""] = parts;
      if (!(goods in fields && markers in fields)) continue;
      const [shown, many] = side(
        this,
        fields[goods] as Counts,
        fields[markers] as Counts,
        (fields[count] as number | undefined) ?? 0,
      );
      found[name] = shown;
      found[`${name}_n`] = many ?? 0;
    }
    return found;
  }

  private marked(field: string, value: number): Facts {
    if (value === UNKNOWN) return { [`${field}_city`]: "?", [`${field}_good`]: "?" };
    return {
      [`${field}_city`]: this.name("city", value),
      [`${field}_good`]: this.counted("good", this.lexicon.made["city"]?.[value] ?? 0, 1),
    };
  }

  name(table: string, number: number): string {
    return this.words.say(nameKey(this.lexicon, table, number));
  }

  phrase(name: string, facts: Facts): string {
    return this.words.say(`name-${this.lexicon.game}-phrase-${name.replaceAll("_", "-")}`, facts);
  }

  counted(table: string, number: number, count: number): string {
    return this.words.say(nameKey(this.lexicon, table, number, "count"), { count });
  }

  player(seat: number): string {
    return this.players[seat] || this.words.say("house-seat", { number: seat + 1 });
  }

  listed(items: readonly string[]): string {
    if (!items.length) return this.words.say("house-nothing");
    const some = items.slice(0, -1);
    const next = items[items.length - 1] ?? "";
    if (!some.length) return next;
    const line = some.reduce((before, item) =>
      this.words.say("house-list-comma", { some: before, next: item }),
    );
    return this.words.say("house-list-and", { some: line, next });
  }
}
