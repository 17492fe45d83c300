import type { Component } from "svelte";
import type { GameFace } from "../match/face";
import type { MatchState } from "../match/match.svelte";
import type { GameView } from "../net/gameTypes";
import type { Story } from "../words/story";

/** The drawing of a view, and its sentences. */
export interface ViewProps<V> {
  readonly view: V;
  readonly story: Story;
}

export interface TableProps<V extends GameView> extends ViewProps<V> {
  readonly table: MatchState<V>;
}

/** The face of a game with its whole table. */
export interface TableFace<V extends GameView = GameView> extends GameFace<V> {
  readonly Table: Component<TableProps<V>>;
}

/** A match whose table can be drawn. */
export type OpenMatch = MatchState<GameView, TableFace>;
