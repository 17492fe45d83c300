import { prefersReducedMotion } from "../../../state/pace";
import type { Motion, Stage } from "../../../match/player.svelte";
import type { Step } from "../../../match/steps";
import type { View } from "../../../protocol/luebeck";

/** The time for cogs to sail and for pawns to move up the track, in milliseconds. */
export const TRAVEL_TIME = 700;
const STILL_STEP_TIME = 200;

const isChanged = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** The stage of Lübeck's table. It only sets the time; CSS moves the pieces to their next places. */
export class LuebeckStage implements Stage<View> {
  prepare(before: View, { view }: Step<View>, speed: number): Motion<View> {
    const moves = isChanged(before.sea, view.sea) || isChanged(before.players.scores, view.players.scores);
    return { time: prefersReducedMotion() ? 0 : (moves ? TRAVEL_TIME : STILL_STEP_TIME) / speed, view };
  }

  finish(): void {}
}
