import type { GameReplay, Mark } from "../contract/replayParts";
import type { ReplayStep } from "./steps";

/** A highlight of a game, and the index of the step that shows it. */
export interface Marked {
  readonly at: number;
  readonly mark: Mark;
}

/** The highlights to show above the timeline, each at least this many steps after the one before it. */
export function marksOf(steps: readonly ReplayStep[], own: GameReplay, apart: number): Marked[] {
  const found: Marked[] = [];
  steps.forEach(({ events }, at) => {
    const mark = events.map((event) => own.markOf(event)).find((one) => one !== null);
    const last = found.at(-1);
    if (mark && (!last || at - last.at >= apart)) found.push({ at, mark });
  });
  return found;
}
