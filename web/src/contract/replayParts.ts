import type { Component } from "svelte";
import type { Step } from "../match/steps";
import type { Story } from "../words/story";
import type { GameEvent, GameView } from "../net/game";

/** Something that stands out in a game: what, and who did it. */
export interface Mark {
  readonly kind: string;
  readonly seat: number;
  /** Which piece it is, where there are several. */
  readonly piece?: number;
}

/** Something of each player that can be followed through a game. */
export interface Measure<V extends GameView = GameView> {
  readonly name: string;
  of(view: V, seat: number): number;
}

/** What came to a place in a whole game, and what was taken there. */
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

/** What is drawn and counted of a game only where it is looked at again, or after its end. */
export interface GameReplay<V extends GameView = GameView> {
  /** What of an event stands out over the line of a replay; nothing where it does not. */
  markOf(event: GameEvent): Mark | null;
  readonly Mark: Component<{ mark: Mark; story: Story }>;
  /** What everybody holds, where nothing is hidden and there is no room for it elsewhere. */
  readonly Hands?: Component<{ view: V; story: Story }>;
  readonly measures: readonly Measure<V>[];
  places(events: readonly GameEvent[]): PlaceSum[];
  /** The ways that were sailed from one position to the next. */
  voyages(before: V, step: Step<V>): readonly Way[];
  placeName(story: Story, place: number): string;
  /** Where each place lies on the map, across and down, of a thousand. */
  spots(view: V): readonly Way[];
}

const REPLAYS = import.meta.glob<{ readonly replay: GameReplay }>("../games/*/replay/replay.ts");

/** What a game shows in its replay; one without anything of its own shows nothing that stands out. */
export async function replayOf(game: string): Promise<GameReplay | null> {
  const found = REPLAYS[`../games/${game}/replay/replay.ts`];
  return found ? (await found()).replay : null;
}
