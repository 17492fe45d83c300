import type { Seaway } from "../../protocol/luebeck";
import { slug } from "./pieces/look";
import { type Counts, type Kinds, type Phrases, joinPiles, type Shown, sum, UNKNOWN } from "../../words/phrases";

/** The names behind the numbers of a table's own map and deck: cities, and cards by sort, city and value. */
interface Given {
  readonly cities: readonly string[];
  readonly cards: readonly (readonly [number, number, number])[];
}

const given = (phrases: Phrases): Given => phrases.vocabulary.given as unknown as Given;

/** A city of the book in the reader's language, any other by its name on the map. */
function city(phrases: Phrases, number: number): string {
  const name = given(phrases).cities[number] ?? "?";
  const known = (phrases.vocabulary.names["city"] ?? []).indexOf(slug(name));
  return known < 0 ? name : phrases.name("city", known);
}

/** A card, such as Riga 3, or the name of a special card. */
function card(phrases: Phrases, number: number): string {
  const [sort, at, value] = given(phrases).cards[number] ?? [0, UNKNOWN, 0];
  const facts = { city: at === UNKNOWN ? "" : city(phrases, at), value };
  return phrases.name("card", sort, facts);
}

/** The names of cards that are given as a count of each kind. */
const held = (phrases: Phrases, value: Counts): string[] =>
  value.flatMap((many, number) => Array<string>(many).fill(card(phrases, number)));

const name = (phrases: Phrases, table: string, number: number): string =>
  table === "city" ? city(phrases, number) : phrases.name(table, number);

/** A number of figures of one seat; "your" figures if the reader sits there. */
const crewOf = (phrases: Phrases, seat: number, count: number): string =>
  phrases.isReader(seat)
    ? phrases.phrase("own_crew", { count })
    : phrases.phrase("crew", { seat: phrases.player(seat), count });

/** Wording of the field kinds that only this game has, the same as on the server. */
export const KINDS: Kinds = {
  name: (phrases: Phrases, value: number, [table = ""]: readonly string[]): Shown => [
    value === UNKNOWN ? "?" : name(phrases, table, value),
    value,
  ],
  card: (phrases: Phrases, value: number): Shown => [value === UNKNOWN ? "?" : card(phrases, value), value],
  cards: (phrases: Phrases, value: Counts): Shown => [
    phrases.listed(value.map((one) => card(phrases, one))),
    value.length,
  ],
  bag: (phrases: Phrases, value: Counts): Shown => [phrases.listed(held(phrases, value)), sum(value)],
  bags: (phrases: Phrases, value: readonly Counts[]): Shown =>
    joinPiles(
      phrases,
      value.map((bag) => phrases.listed(held(phrases, bag))),
    ),
  lines: (phrases: Phrases, value: readonly Seaway[]): Shown => [
    phrases.listed(value.map(({ start, end }) => `${city(phrases, start)}–${city(phrases, end)}`)),
    value.length,
  ],
  packets: (phrases: Phrases, value: readonly Counts[]): Shown =>
    joinPiles(
      phrases,
      value.map((packet) => phrases.listed(packet.map((one) => card(phrases, one)))),
    ),
  crew: (phrases: Phrases, value: Counts): Shown => [
    phrases.listed(value.flatMap((count, seat) => (count ? [crewOf(phrases, seat, count)] : []))),
    sum(value),
  ],
  aboard: (phrases: Phrases, value: Counts): Shown => [
    phrases.listed(value.flatMap((count, at) => (count ? [phrases.phrase("aboard", { cog: at + 1, count })] : []))),
    sum(value),
  ],
};
