import { library, type OpenGame } from "../../contract/library.svelte";
import { lines } from "../../match/lines";
import { actorOf, type Step, stepsOf } from "../../match/steps";
import type { GameEvent, GameView } from "../../net/gameTypes";
import { fetchSteps } from "../../net/http";
import type { TableInfo } from "../../protocol/wire";
import { localizeName, settings } from "../../state/settings.svelte";
import { stored } from "../../state/storage";
import { Story } from "../../words/story";
import { givenName } from "../../words/names";
import { tableVocabulary } from "../../words/vocabulary";

/** The news that a returning player sees before the table opens. */
export interface News {
  readonly game: OpenGame;
  readonly story: Story;
  readonly view: GameView;
  /** Each seat's points towards the win; empty for a game without such points. */
  readonly points: readonly number[];
  /** Sentences on the most important moves of others since this player's last answer. */
  readonly told: readonly string[];
  /** The number of events so far. */
  readonly number: number;
}

const MAX_MOVES = 2;
const seenKey = (match: string): string => `seen:${match}`;

/** The news of a table since this browser last answered there; null while no words are loaded. */
export async function newsOf(table: TableInfo): Promise<News | null> {
  const { words } = settings;
  if (!words) return null;
  const [game, vocabulary, past] = await Promise.all([
    library.open(table.game),
    tableVocabulary(table.match),
    fetchSteps(table.match, stored(seenKey(table.match), 0)).then((found) => stepsOf(found)),
  ]);
  const last = past.at(-1) as Step;
  const names = table.players.map(localizeName).map(givenName);
  const story = new Story(words, vocabulary, names, game.face.kinds, table.seat);
  const events = past.flatMap((step) => step.events);
  const told = weightiest(events, table.seat, game).map((event) => story.eventLine(event));
  return { game, story, view: last.view, points: game.face.points(last.view), told, number: last.number };
}

/** Mark the news as read, so that the table opens at the question. */
export const markRead = (match: string, { number }: News): void => localStorage.setItem(seenKey(match), String(number));

/** The most important events by others, in their order: those that win games, otherwise the newest. */
function weightiest(events: readonly GameEvent[], seat: number, { face }: OpenGame): GameEvent[] {
  const others = lines(events)
    .map(({ event }) => event)
    .filter((event) => ![-1, seat].includes(actorOf([event], face.answers)));
  const entryOf = (event: GameEvent) => face.ledger?.entry(event) ?? null;
  const deeds = others.filter((event) => entryOf(event)?.as !== "silent");
  const grand = deeds.filter((event) => isGrand(entryOf(event)));
  const chosen = [...deeds.filter((event) => !grand.includes(event)), ...grand].slice(-MAX_MOVES);
  return others.filter((event) => chosen.includes(event));
}

const isGrand = (entry: ReturnType<NonNullable<OpenGame["face"]["ledger"]>["entry"]>): boolean =>
  entry?.as === "deed" && entry.deed.grand === true;
