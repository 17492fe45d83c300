import { prefersReducedMotion } from "../../../state/pace";
import type { Motion, Stage } from "../../../match/player.svelte";
import type { Step } from "../../../match/steps";
import type { View } from "../../../protocol/luebeck";

/** How long a cog sails and a pawn runs up the track, in milliseconds. */
export const TRAVEL = 700;
const QUIET = 200;

const changed = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Pieces travel by themselves to where the next position has them; the stage only gives them their time. */
export class LuebeckStage implements Stage<View> {
  prepare(before: View, { view }: Step<View>, speed: number): Motion<View> {
    const moves = changed(before.sea, view.sea) || changed(before.players.scores, view.players.scores);
    return { time: prefersReducedMotion() ? 0 : (moves ? TRAVEL : QUIET) / speed, view };
  }

  finish(): void {}
}
