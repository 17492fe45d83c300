import type { Component } from "svelte";
import type { Player } from "../protocol/wire";

/** A game's parts of the pages before a table. It is fetched before its face, and is small. */
export interface GameFront {
  /** Drawings that the other pictures refer to; they stand once on a page. */
  readonly Symbols: Component | null;
  /** A player's sign next to the name. */
  readonly Seat: Component<{ seat: number; sign: string; size?: number }>;
  /** Who takes newcomers by the hand. */
  readonly Guide: Component<{ size: number }> | null;
  /** The picture behind the title of the front page; it fills the box that it is put into. */
  readonly Hero: Component | null;
  /** How to play, in four pictures with a sentence each. */
  readonly Steps: Component | null;
  /** The picture of a table that is offered ready made. */
  readonly PresetPicture: Component<{ preset: string }> | null;
  /** The players of one table, those who are there and those who are awaited. */
  readonly Gathering: Component<{ players: readonly Player[] }> | null;
}
