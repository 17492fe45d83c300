import type { GameView } from "../../../net/gameTypes";
import type { Asked } from "../../../protocol/wire";
import type { Made } from "../../../words/story";

/** The greeting with which a table hands a port to a frame; its number counts versions of these messages. */
export const GREETING = "hanse table 1";

/** What a module draws; docs/kit.md explains every field. */
export interface Shown {
  readonly view: GameView;
  readonly seat: number;
  readonly players: readonly string[];
  readonly question: Asked["question"] | null;
  readonly language: string;
}

/** A message from the table: what to draw, the game's sentences with those in English first, and our colours. */
export interface ToFrame {
  readonly shown: Shown;
  readonly texts: readonly string[];
  readonly colours: Readonly<Record<string, string>>;
}

/** A message from the frame. */
export type FromFrame =
  | { readonly kind: "drawn" }
  | { readonly kind: "height"; readonly height: number }
  | { readonly kind: "submit"; readonly move: Made }
  | { readonly kind: "failed"; readonly why: string };
