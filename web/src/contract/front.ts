import type { Component } from "svelte";
import type { Player } from "../protocol/wire";

/** A game's parts of the pages before a table. They are small, and fetched before the game's face. */
export interface GameFront {
  /** Drawings that the other pictures refer to, included once in a page. */
  readonly Symbols: Component | null;
  /** A player's sign, shown next to the name. */
  readonly Seat: Component<{ seat: number; sign: string; size?: number }>;
  /** The figure that guides newcomers. */
  readonly Guide: Component<{ size: number }> | null;
  /** The picture behind the title of the front page; it fills its box. */
  readonly Hero: Component | null;
  /** How to play, in four pictures with one sentence each. */
  readonly Steps: Component | null;
  /** The picture of a ready-made table. */
  readonly PresetPicture: Component<{ preset: string }> | null;
  /** A drawing of the players of one table, both present and expected. */
  readonly Gathering: Component<{ players: readonly Player[] }> | null;
}
