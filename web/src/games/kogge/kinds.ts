import {
  counts,
  type Counts,
  type Fields,
  type Kinds,
  type Phrases,
  joinPiles,
  type Shown,
  sum,
  UNKNOWN,
} from "../../words/phrases";

const SITES = 2;
const ROUTES = "AB";
type Pair = readonly [number, number];

/** The name of a route slot: A or B, as in records. */
export const routeName = (slot: number): string => ROUTES[slot % ROUTES.length] ?? "?";

function markers(phrases: Phrases, value: Counts): Shown {
  const each = value.flatMap((many, marker) => Array<string>(many).fill(String(marker)));
  return [phrases.listed(each), each.length];
}

/** One side of a deal, such as 2 ore, 1 fur and markers 3 and 6; for secret markers, only their number. */
export function side(phrases: Phrases, [goods, values, many = 0]: readonly [Counts, Counts, number?]): Shown {
  const there = goods.flatMap((n, kind) => (n ? [phrases.counted("good", kind, n)] : []));
  const [shown, known] = markers(phrases, values);
  if (known) there.push(phrases.phrase("markers", { markers: shown, count: known }));
  else if (many) there.push(phrases.phrase("marker_count", { count: many }));
  return [phrases.listed(there), sum(goods) + Math.max(known ?? 0, many)];
}

/** A marker's number, with its city and its good as further facts. */
function marker(phrases: Phrases, value: number): Shown {
  if (value === UNKNOWN) return ["?", value, { city: "?", good: "?" }];
  const good = phrases.vocabulary.made["city"]?.[value] ?? 0;
  return [String(value), value, { city: phrases.name("city", value), good: phrases.counted("good", good, 1) }];
}

/** An amount of the good that is made in a city; the field named after the kind's colon holds the city. */
function made(phrases: Phrases, value: number, [table = ""]: readonly string[], fields: Fields): Shown {
  const good = phrases.vocabulary.made[table]?.[fields[table] as number] ?? 0;
  return [phrases.counted("good", good, value), value];
}

/** The markers that each of these seats laid. */
function laid(phrases: Phrases, value: readonly Counts[], [field = ""]: readonly string[], fields: Fields): Shown {
  const by = fields[field] as Counts;
  const each = value.map((bag, at) => {
    const [shown, many] = markers(phrases, bag);
    const facts = { seat: phrases.player(by[at] ?? 0), markers: shown };
    return phrases.phrase(many ? "laid" : "laid_nothing", facts);
  });
  return joinPiles(phrases, each);
}

/** Both routes of every city, in the order of the cities. */
function routes(phrases: Phrases, value: Counts): Shown {
  const each = [];
  for (let city = 0; city * 2 < value.length; city++) {
    const facts = { city: phrases.name("city", city), low: value[2 * city] ?? 0, high: value[2 * city + 1] ?? 0 };
    each.push(phrases.phrase("routes", facts));
  }
  return [phrases.listed(each), each.length];
}

/** Wording of the field kinds that only this game has, the same as on the server. */
export const KINDS: Kinds = {
  route: (_: Phrases, value: number): Shown => [routeName(value), value],
  made,
  laid,
  marker,
  markers,
  side,
  routes,
  office: (phrases: Phrases, value: number): Shown => [
    value ? phrases.name("city", Math.floor((value - 1) / SITES)) : "",
    value,
  ],
  vow: (phrases: Phrases, value: number): Shown => [value ? phrases.name("vow", value - 1) : "", value],
  pairs: (phrases: Phrases, value: readonly Pair[]): Shown => [
    phrases.listed(value.map(([low, high]) => phrases.phrase("pair", { low, high }))),
    value.length,
  ],
  votes: (phrases: Phrases, value: readonly Pair[]): Shown => [
    phrases.listed(
      value.map(([seat, at]) => phrases.phrase("vote", { seat: phrases.player(seat), place: routeName(at) })),
    ),
    value.length,
  ],
  piles: (phrases: Phrases, value: readonly Counts[]): Shown =>
    joinPiles(
      phrases,
      value.map((pile) => String(counts(phrases, pile, ["good"])[0])),
    ),
};
