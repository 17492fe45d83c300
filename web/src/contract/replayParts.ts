import type { Component } from "svelte";
import type { Step } from "../match/steps";
import type { Story } from "../words/story";
import type { GameEvent, GameView } from "../net/gameTypes";

/** A highlight of a game: its kind, and the player who caused it. */
export interface Mark {
  readonly kind: string;
  readonly seat: number;
  /** The number of the piece, if there are several. */
  readonly piece?: number;
}

/** A number that each player has at every step of a game, for charts. */
export interface Measure<V extends GameView = GameView> {
  readonly name: string;
  of(view: V, seat: number): number;
}

/** The number of pieces that a place yielded in a whole game, and the number of pieces lost there. */
export interface PlaceSum {
  readonly place: number;
  readonly gained: number;
  readonly lost: number;
}

/** A way between two places, and the number of times it was sailed. */
export interface Sailed {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export type Way = readonly [from: number, to: number];

/** The parts of a game's client that are needed only in replays or after the end of a game. */
export interface GameReplay<V extends GameView = GameView> {
  /** The highlight of an event, marked above the timeline of a replay; null if the event has none. */
  markOf(event: GameEvent): Mark | null;
  readonly Mark: Component<{ mark: Mark; story: Story }>;
  /** The holdings of all players, when nothing is hidden and there is no room for them elsewhere. */
  readonly Hands?: Component<{ view: V; story: Story }>;
  readonly measures: readonly Measure<V>[];
  places(events: readonly GameEvent[]): PlaceSum[];
  /** The ways sailed from one position to the next. */
  voyages(before: V, step: Step<V>): readonly Way[];
  placeName(story: Story, place: number): string;
  /** The position of each place on the map, across and down, in thousandths. */
  spots(view: V): readonly Way[];
}

const REPLAYS = import.meta.glob<{ readonly replay: GameReplay }>("../games/*/replay/replay.ts");

/** A game's parts for its replay; null if it has none. */
export async function replayOf(game: string): Promise<GameReplay | null> {
  const found = REPLAYS[`../games/${game}/replay/replay.ts`];
  return found ? (await found()).replay : null;
}
