import type { Asked, Menu, Setup } from "../protocol/wire";

/** An event; a game's own file in protocol/ defines its further fields. */
export interface GameEvent {
  readonly event: string;
}

/** The result of a game. */
export interface Result {
  readonly by: string;
  readonly winners: readonly number[];
  readonly points: readonly number[];
}

/** The common part of every game's view. `now` holds the asked seats with the ply of each question. */
export interface GameView {
  readonly setup: Setup;
  readonly now?: {
    readonly asked?: readonly (readonly [number, number])[];
    readonly result?: Result | null;
    readonly ply?: number;
    /** The round, from 1 on; 0 before the first. */
    readonly round?: number;
  };
  readonly asked: Asked | null;
  readonly asides?: Menu | null;
}

/** The effect of a move, as far as its player can know; computed by the server. */
export interface MovePreview {
  readonly events?: readonly GameEvent[];
  readonly then?: readonly GameEvent[];
  /** The view sections that the move would change, as they would be afterwards. */
  readonly after?: Readonly<Record<string, unknown>>;
  readonly final?: string;
  readonly rule?: string;
}
