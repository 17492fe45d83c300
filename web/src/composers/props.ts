import type { GameFace, GameView } from "../games/face";
import type { Refusal } from "../protocol/wire";
import type { Drafts } from "../state/drafts";
import type { Oracle } from "../state/oracle.svelte";
import type { Ui } from "../state/ui.svelte";
import type { Made, Story } from "../words/story";

/** What every composer is given. It knows the shape of its question and no rule. */
export interface Composed<Q, V extends GameView = GameView> {
  readonly question: Q;
  readonly face: GameFace;
  readonly story: Story;
  readonly view: V;
  readonly ui: Ui;
  readonly drafts: Drafts;
  readonly oracle?: Oracle | undefined;
  readonly send: (made: Made) => void;
  readonly back?: (() => void) | undefined;
  /** For a menu: what one might expect and cannot do now. */
  readonly refusals?: readonly Refusal[];
}

export function partName(question: { move: string; of?: number }): string {
  return `${question.move}:${question.of ?? 0}`;
}

export const nothing = (like: readonly number[]): number[] => like.map(() => 0);
