import { Ui } from "../../match/ui.svelte";
import { Verification } from "../../verify/verification.svelte";

/** The effect of the answer in progress, as the board shows it. */
export interface BoardPreview {
  /** The cog in question, or -1, with its current and its future place. */
  readonly cog: number;
  readonly from: number;
  readonly to: number;
  /** The seat whose figure would go aboard, or -1. */
  readonly boards: number;
  /** The seat whose score changes, or -1, and the new score. */
  readonly seat: number;
  readonly score: number;
  readonly gain: number;
  /** Other players who come along, or whose figures go home. */
  readonly others: readonly number[];
  readonly text: string;
  readonly bad: boolean;
}

/** The current use of a card. */
export interface Offer {
  /** The card's gain, or the reason why the card cannot be played, in a few words. */
  readonly brief: string;
  readonly can: boolean;
  /** The full sentence. */
  readonly said: string;
}

/** The player's selections and the open parts of the table. */
export class LuebeckUi extends Ui {
  /** The chosen card, by its place in the hand. */
  slot = $state(-1);
  /** The gain from each card of the hand, by kind. */
  offers = $state.raw<Readonly<Record<number, Offer>>>({});
  /** The packet under consideration, by its number in the question. */
  packet = $state(-1);
  /** The letters of the packets on display, by their numbers in the question. */
  letters = $state.raw<readonly string[]>([]);
  /** Whether packets can be chosen now. */
  choosing = $state(false);
  /** Seats that may be named now, and the chosen one. */
  naming = $state.raw<{ readonly chosen: number; readonly name: (seat: number) => void } | null>(null);
  /** Cities that the chosen packet or card concerns. */
  wanted = $state.raw<readonly number[]>([]);
  preview = $state.raw<BoardPreview | null>(null);
  /** Whether a small screen shows its tabs. */
  more = $state(false);
  /** Whether the map fills the window. */
  enlarged = $state(false);
  /** The result of verifying the draws, kept while the sea or the recap is open. */
  readonly verification = new Verification();
  /** Whether the end covers the sea; it does until the player opens the sea. */
  endShown = $state(true);

  /** Choose a card, or put it back. */
  takeUp(slot: number): void {
    this.slot = this.slot === slot ? -1 : slot;
  }
}
