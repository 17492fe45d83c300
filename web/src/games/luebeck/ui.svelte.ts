import { Ui } from "../../match/ui.svelte";
import { Verification } from "../../verify/verification.svelte";

/** What the answer in hand would bring about, as it is shown on the board. */
export interface BoardPreview {
  /** The cog that it is about, -1 if none; where it lies now, and where it would lie. */
  readonly cog: number;
  readonly from: number;
  readonly to: number;
  /** The seat whose figure would go aboard, -1 if none does. */
  readonly boards: number;
  /** Whose points change, and to what; -1 if nobody's do. */
  readonly seat: number;
  readonly score: number;
  readonly gain: number;
  /** Others who come along, or whose figures go home. */
  readonly others: readonly number[];
  readonly text: string;
  readonly bad: boolean;
}

/** What can be done with a card just now. */
export interface Offer {
  /** What it would bring, or why it cannot be played, in few words. */
  readonly brief: string;
  readonly can: boolean;
  /** The whole sentence. */
  readonly said: string;
}

/** What is chosen and shown on the table. */
export class LuebeckUi extends Ui {
  /** The card that is chosen, by its place in the hand. */
  slot = $state(-1);
  /** What each card of the hand would bring, by its kind. */
  offers = $state.raw<Readonly<Record<number, Offer>>>({});
  /** The packet that is weighed, by its number in the question. */
  packet = $state(-1);
  /** The letters of the packets that lie there, by their numbers in the question. */
  letters = $state.raw<readonly string[]>([]);
  /** Packets can be chosen just now. */
  choosing = $state(false);
  /** Seats that may be named just now, and the one that is chosen. */
  naming = $state.raw<{ readonly chosen: number; readonly name: (seat: number) => void } | null>(null);
  /** Cities that the chosen packet or card speaks of. */
  wanted = $state.raw<readonly number[]>([]);
  preview = $state.raw<BoardPreview | null>(null);
  settings = $state(false);
  /** What was found when the draws were drawn again: it stays while the sea or the recap is looked at. */
  readonly verification = new Verification();
  /** The end is shown over the sea until the sea is looked at. */
  ended = $state(true);

  /** Choose a card, or lay it back. */
  takeUp(slot: number): void {
    this.slot = this.slot === slot ? -1 : slot;
  }
}
