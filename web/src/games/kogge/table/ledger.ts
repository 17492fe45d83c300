import type { Deed, Entry, LedgerFace, Pieces } from "../../../match/ledger";
import type { GameEvent } from "../../../net/gameTypes";
import { BOX } from "../../../protocol/kogge";
import { dashed } from "../../../words/vocabulary";
import { stepName } from "../motion/names";
import ActionSign from "../pieces/ActionSign.svelte";
import LedgerPieces from "./LedgerPieces.svelte";

type Counts = readonly number[];
/** The fields of all events in the ledger; each event has only some of them. */
interface EventFields {
  readonly seat: number;
  readonly start: number;
  readonly city: number;
  readonly passage: boolean;
  readonly good: number;
  readonly goods: Counts;
  readonly markers: Counts;
  readonly marker: number;
  readonly chip: number;
  readonly pair: Counts;
  readonly give: Counts;
  readonly take: Counts;
  readonly old: number;
  readonly new: number;
  readonly taken: Counts;
  readonly number: number;
  readonly to_city: number;
  readonly to_offices?: Counts;
  /** The number of goods that the guild master brings. */
  readonly brought: number;
}

const CHIP_PRICE = 6;
const RAID_PRICE = 3;

const piece = (name: string, at: number, count = 1): Pieces[] => (count ? [{ piece: name, at, count }] : []);
const goods = (some: Counts = []): Pieces[] => some.flatMap((count, at) => piece("good", at, count));
const markers = (some: Counts = []): Pieces[] => some.flatMap((count, at) => piece("marker", at, count));
const paid = ({ goods: some, markers: values }: EventFields): Pieces[] => [...goods(some), ...markers(values)];
const deed = (sign: string, minus: Pieces[] = [], plus: Pieces[] = [], more: Partial<Deed> = {}): Entry => ({
  as: "deed",
  deed: { sign, minus, plus, ...more },
});
const grand = { grand: true };
const seen = { seen: true };

function sailed(event: EventFields): Entry {
  const cost = paid(event);
  const way = { as: "way", from: event.start, to: event.city } as const;
  return cost.length || event.passage ? { ...way, deed: { sign: "way", minus: cost } } : way;
}

/** The ledger entries by event; other events are shown as sentences. */
const ENTRIES: Readonly<Record<string, (event: EventFields) => Entry>> = {
  round_began: () => ({ as: "round" }),
  turn_ended: () => ({ as: "silent", ends: true }),
  anchored: ({ city }) => ({ as: "way", from: -1, to: city }),
  sailed,
  bid_laid: ({ markers: some }) => ({ as: "choice", pieces: markers(some) }),
  no_bid: () => ({ as: "choice", pieces: [] }),
  order_set: () => ({ as: "silent" }),
  market_laid: () => ({ as: "silent" }),
  produced: ({ number, to_city, to_offices = [] }) => ({
    as: "supply",
    sign: "basket",
    plus: piece("good", BOX.good_of[number] ?? 0, to_city + to_offices.length),
  }),
  guild_moved: () => deed("guild"),
  guild_brought: ({ city, brought }) => deed("guild", [], piece("good", BOX.good_of[city] ?? 0, brought)),
  route_revealed: ({ marker }) => deed("eye", [], piece("marker", marker), seen),
  peeked: (event) => deed("eye", paid(event), [], seen),
  start_seen: () => deed("eye", [], [], seen),
  loaded: (event) => deed("basket", [], goods(event.goods)),
  built: (event) => deed("gable", paid(event), [], grand),
  chip_won: ({ good, chip }) => deed("chip", piece("good", good, CHIP_PRICE), piece("chip", chip), grand),
  raid_marker_bought: ({ marker }) => deed("swords", piece("marker", marker, RAID_PRICE), piece("raid", 0), grand),
  good_given: ({ good }) => deed("guild", piece("good", good)),
  no_such_marker: ({ good }) => deed("guild", [], piece("good", good)),
  marker_taken: ({ marker = -1 }) => deed("guild", [], piece("marker", marker)),
  marker_given: ({ marker }) => deed("guild", piece("marker", marker), piece("good", BOX.good_of[marker] ?? 0)),
  pair_bought: ({ good, pair }) =>
    deed(
      "basket",
      piece("good", good),
      pair.flatMap((value) => piece("marker", value)),
    ),
  traded: ({ give, take }) => deed("trade", goods(give), goods(take)),
  route_changed: (event) => deed("swap", piece("marker", event.new ?? -1), piece("marker", event.old ?? -1)),
  city_raided: (event) => deed("swords", [], goods(event.goods), grand),
  loot_taken: ({ taken }) => deed("swords", [], goods(taken), grand),
  tax_paid: ({ good }) => deed("guild", piece("good", good)),
};

/** Kogge's ledger, which labels each deed with a word or two, or else with its sentence. */
export const ledger: LedgerFace = {
  entry: (event: GameEvent) => {
    const fields = event as unknown as EventFields & { readonly goods: number };
    if (event.event === "guild_brought" && !(fields.city in BOX.good_of)) return null;
    return ENTRIES[event.event]?.({ ...fields, brought: fields.goods } as unknown as EventFields) ?? null;
  },
  label: (story, event) => {
    const { event: tag, ...fields } = event;
    const key = dashed("web", "kogge-deed", tag);
    if (story.words.has(key)) return story.words.say(key, story.phrases.facts(tag, fields));
    return stepName(story, [event]) || story.eventLine(event);
  },
  placeName: (story, at) => story.phrases.name("city", at),
  forgets: ({ vocabulary: { changes } }) => Object.keys(changes).length > 0 && !("G-79" in changes),
  turnEnds: "turn_ended",
  Sign: ActionSign,
  Pieces: LedgerPieces,
};
