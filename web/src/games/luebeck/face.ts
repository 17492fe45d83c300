import type { TableFace } from "../../contract/table";
import { DEFAULTS, spokenSeats } from "../../table/defaults";
import type { View } from "../../protocol/luebeck";
import type { Vocabulary } from "../../protocol/wire";
import { byLanguage } from "../../words/catalogue";
import type { Story } from "../../words/story";
import { dashed, kindOf } from "../../words/vocabulary";
import type { GameFace } from "../../match/face";
import type { GameEvent } from "../../net/gameTypes";
import { questionText } from "./composers/questionParts";
import ActingComposer from "./composers/ActingComposer.svelte";
import ChoiceComposer from "./composers/ChoiceComposer.svelte";
import Figure from "./pieces/Figure.svelte";
import Preview from "./dock/Preview.svelte";
import HomeComposer from "./composers/HomeComposer.svelte";
import { KINDS } from "./kinds";
import { ledger } from "./table/ledger";
import LuebeckTable from "./LuebeckTable.svelte";

/** The name of the task that the others wait for, by the step that asks. */
const TASK_NAMES: Readonly<Record<string, string>> = {
  picking: "take_packet",
  naming: "name_first",
  going_home: "take_home",
};

/** The cities and seats that an event mentions. */
function targetsOf(event: GameEvent, vocabulary: Vocabulary): { places: number[]; seats: number[] } {
  const places = Object.entries(event).flatMap(([field, value]: [string, unknown]) =>
    kindOf(vocabulary, event.event, field) === "name:city" && typeof value === "number" && value >= 0 ? [value] : [],
  );
  return { places, seats: spokenSeats(event, vocabulary) };
}

/** A step in a word or two, taken from its first event that has such words. */
function stepName(story: Story, events: readonly GameEvent[]): string {
  const key = ({ event }: GameEvent): string => dashed("web", "luebeck-step", event);
  const found = events.find((event) => story.words.has(key(event)));
  if (!found) return "";
  const { event, ...fields } = found;
  return story.words.say(key(found), story.phrases.facts(event, fields));
}

const own: TableFace<View> = {
  ...(DEFAULTS as unknown as GameFace<View>),
  title: "Lübeck",
  Table: LuebeckTable,
  Seat: Figure,
  Preview,
  Data: () => import("./board/MapAndDeck.svelte") as never,
  composers: { menu: ActingComposer, choice: ChoiceComposer, bag: HomeComposer },
  texts: byLanguage(import.meta.glob<string>("./words/*.ftl", { query: "?url", import: "default", eager: true })),
  kinds: KINDS,
  endings: ["pass"],
  ask: questionText,
  waiting: (view) => {
    const step = view.now.agenda.at(-1)?.step ?? "";
    return { called: TASK_NAMES[step] ?? step, seats: view.now.asked.map(([seat]) => seat) };
  },
  points: ({ players }) => players.scores,
  targetsOf,
  stepName,
  ledger,
};

/** The platform gives a face only the views of its own game. */
export const face = own as unknown as TableFace;
