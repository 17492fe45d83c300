import type { GameFace } from "../match/face";
import type { GameEvent } from "../net/gameTypes";
import { only } from "../composers/menu";
import SeatSign from "../ui/SeatSign.svelte";
import type { Vocabulary } from "../protocol/wire";
import { kindOf } from "../words/vocabulary";
import type { Story } from "../words/story";
import Preview from "./Preview.svelte";

/** The seats that an event mentions. */
export function spokenSeats(event: GameEvent, vocabulary: Vocabulary): number[] {
  return Object.entries(event).flatMap(([field, value]: [string, unknown]) => {
    const kind = kindOf(vocabulary, event.event, field);
    if ((kind === "seat" || kind === "somebody") && typeof value === "number") return [value];
    return kind === "seats" ? (value as number[]) : [];
  });
}

/** The name of a thing in the vocabulary, or else its number, counted from 1. */
function named(story: Story, table: string, at: number): string {
  return story.vocabulary.names[table]?.[at] ? story.phrases.name(table, at) : String(at + 1);
}

/** The parts of a face for a game that does not supply its own: words for everything, and no board. */
export const DEFAULTS: Omit<GameFace, "title"> = {
  Board: null,
  Seat: SeatSign,
  Preview,
  Data: null,
  Piece: null,
  BagHelp: null,
  CoachSign: null,
  composers: {},
  texts: {},
  kinds: {},
  endings: [],
  direct: [],
  shows: (kind) => (kind.startsWith("count") ? { piece: kind.split(":")[1] ?? "" } : null),
  pieceName: named,
  optionLabel: (story, _, option) => {
    const made = only(option);
    return made && option.shape === "choice" ? story.moveLine(made) : story.label(option.move);
  },
  valueLabel: (story, _, move, value, of) => story.moveLine({ move, value, of }),
  ask: (story, _, question) => ({ title: story.askLine(question), note: "", places: [], seats: [] }),
  deed: (story, _, made) => ({ title: story.moveLine(made), note: "" }),
  valueShown: () => null,
  worthOf: () => 0,
  placeOf: () => -1,
  whole: only,
  points: () => [],
  waiting: (view) => ({ called: "", seats: (view.now?.asked ?? []).map(([seat]) => seat) }),
  stepName: () => "",
  targetsOf: (event, vocabulary) => ({ places: [], seats: spokenSeats(event, vocabulary) }),
};
