import type { Component } from "svelte";
import type { Step } from "../match/steps";
import type { Story } from "../words/story";
import type { GameEvent, GameView } from "../net/game";

/** Something that stands out in a game: what, and who did it. */
export interface Mark {
  readonly kind: string;
  readonly seat: number;
  /** The number of the piece, if there are several. */
  readonly piece?: number;
}

/** Something of each player that can be followed through a game. */
export interface Measure<V extends GameView = GameView> {
  readonly name: string;
  of(view: V, seat: number): number;
}

/** The pieces that came to a place in a whole game, and those taken there. */
export interface PlaceSum {
  readonly place: number;
  readonly gained: number;
  readonly lost: number;
}

/** A way that was sailed so often. */
export interface Sailed {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export type Way = readonly [from: number, to: number];

/** Parts of a game that are needed only in replays or after its end. */
export interface GameReplay<V extends GameView = GameView> {
  /** The highlight of an event over the line of a replay; null if it has none. */
  markOf(event: GameEvent): Mark | null;
  readonly Mark: Component<{ mark: Mark; story: Story }>;
  /** The holdings of all players, when nothing is hidden and there is no room for them elsewhere. */
  readonly Hands?: Component<{ view: V; story: Story }>;
  readonly measures: readonly Measure<V>[];
  places(events: readonly GameEvent[]): PlaceSum[];
  /** The ways that were sailed from one position to the next. */
  voyages(before: V, step: Step<V>): readonly Way[];
  placeName(story: Story, place: number): string;
  /** The position of each place on the map, across and down, in thousandths. */
  spots(view: V): readonly Way[];
}

const REPLAYS = import.meta.glob<{ readonly replay: GameReplay }>("../games/*/replay/replay.ts");

/** A game's parts of its replay; without any, nothing is highlighted. */
export async function replayOf(game: string): Promise<GameReplay | null> {
  const found = REPLAYS[`../games/${game}/replay/replay.ts`];
  return found ? (await found()).replay : null;
}
