import type { Component } from "svelte";
import type { GameFace } from "../match/face";
import type { MatchState } from "../match/match.svelte";
import type { GameView } from "../net/gameTypes";
import type { Story } from "../words/story";

/** The properties of a component that draws a view, with sentences from the story. */
export interface ViewProps<V> {
  readonly view: V;
  readonly story: Story;
}

export interface TableProps<V extends GameView> extends ViewProps<V> {
  readonly table: MatchState<V>;
}

/** The face of a game, including its whole table. */
export interface TableFace<V extends GameView = GameView> extends GameFace<V> {
  readonly Table: Component<TableProps<V>>;
}

/** A match whose table can be drawn. */
export type OpenMatch = MatchState<GameView, TableFace>;
