import type { GameReplay, Mark } from "../contract/replayParts";
import type { ReplayStep } from "./steps";

/** The highlights of a game, by the step that shows them. */
export interface Marked {
  readonly at: number;
  readonly mark: Mark;
}

/** The signs above the line, each at least this many steps after the one before it. */
export function marksOf(steps: readonly ReplayStep[], own: GameReplay, apart: number): Marked[] {
  const found: Marked[] = [];
  steps.forEach(({ events }, at) => {
    const mark = events.map((event) => own.markOf(event)).find((one) => one !== null);
    const last = found.at(-1);
    if (mark && (!last || at - last.at >= apart)) found.push({ at, mark });
  });
  return found;
}
