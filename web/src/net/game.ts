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

/** What is known of the view of any game. `now` says who is asked, since which ply, and how it ended. */
export interface GameView {
  readonly setup: Setup;
  readonly now?: {
    readonly asked?: readonly (readonly [number, number])[];
    readonly result?: Result | null;
    readonly ply?: number;
  };
  readonly asked: Asked | null;
  readonly asides?: Menu | null;
}

/** What a move would come to, as far as its maker can know; computed by the server. */
export interface MovePreview {
  readonly events?: readonly GameEvent[];
  readonly then?: readonly GameEvent[];
  /** Sections of the view as they would be then. */
  readonly after?: Readonly<Record<string, unknown>>;
  readonly final?: string;
  readonly rule?: string;
}
