import type { Entry, LedgerFace, Pieces } from "../../../match/ledger";
import type { GameEvent } from "../../../net/gameTypes";
import { KINDS } from "../kinds";
import LedgerPieces from "./LedgerPieces.svelte";
import LedgerSign from "./LedgerSign.svelte";
import type { Phrases, Shown } from "../../../words/phrases";
import { dashed } from "../../../words/vocabulary";

/** The fields of all events in the ledger; each event has only some of them. */
interface EventFields {
  readonly points: number;
  readonly cost: number;
  readonly card: number;
}

const points = (count: number): Pieces[] => (count ? [{ piece: "points", at: count, count: 1 }] : []);
const deed = (sign: string, minus: Pieces[] = [], plus: Pieces[] = [], grand = false): Entry => ({
  as: "deed",
  deed: { sign, minus, plus, grand },
});

/** The ledger entries by event; other events are shown as sentences. */
const ENTRIES: Readonly<Record<string, (event: EventFields) => Entry>> = {
  round_began: () => ({ as: "round" }),
  goods_played: (event) => deed("cog", [], points(event.points)),
  doubling_laid: () => deed("double"),
  voyage_started: () => deed("sail"),
  cog_pirated: () => deed("pirates", [], [], true),
  ship_changed: () => deed("change"),
  card_discarded: ({ cost }) => deed("discard", points(cost)),
  passed: () => deed("pass"),
};

type City = (phrases: Phrases, value: number, args: readonly string[]) => Shown;

export const ledger: LedgerFace = {
  entry: (event: GameEvent) => ENTRIES[event.event]?.(event as unknown as EventFields) ?? null,
  label: (story, event) => {
    const { event: tag, ...fields } = event;
    const key = dashed("web", "luebeck-deed", tag);
    if (!story.words.has(key)) return story.eventLine(event);
    return story.words.say(key, story.phrases.facts(tag, { ...story.vocabulary.defaults[tag], ...fields }));
  },
  placeName: (story, at) => String((KINDS["name"] as unknown as City)(story.phrases, at, ["city"])[0]),
  forgets: () => false,
  turnEnds: "",
  Sign: LedgerSign,
  Pieces: LedgerPieces,
};
