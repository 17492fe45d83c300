import type { Asked, Menu, Setup } from "../protocol/wire";

/** Something that happened; a game's own file in protocol/ says what else it holds. */
export interface GameEvent {
  readonly event: string;
}

/** How a game ended. */
export interface Result {
  readonly by: string;
  readonly winners: readonly number[];
  readonly points: readonly number[];
}

/** The common part of every game's view. `now` says who is asked, since which ply, and how it ended. */
export interface GameView {
  readonly setup: Setup;
  readonly now?: {
    readonly asked?: readonly (readonly [number, number])[];
    readonly result?: Result | null;
    readonly ply?: number;
    /** From 1 on; 0 before the first. */
    readonly round?: number;
  };
  readonly asked: Asked | null;
  readonly asides?: Menu | null;
}

/** The effect of a move, as far as its player can know; computed by the server. */
export interface MovePreview {
  readonly events?: readonly GameEvent[];
  readonly then?: readonly GameEvent[];
  /** Sections of the view as they would be then. */
  readonly after?: Readonly<Record<string, unknown>>;
  readonly final?: string;
  readonly rule?: string;
}
