import type { GameEvent } from "../net/gameTypes";
import type { ReplayStep } from "../replay/steps";

/** A moment that changed the likely winner: the player who gained most, and the win probability before and after. */
export interface TurningPoint {
  readonly entry: number;
  readonly round: number;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  /** The event that caused the change. */
  readonly began?: GameEvent | undefined;
}

const MIN_RISE_PERCENT = 8;
const MAX_TURNING_POINTS = 3;
const WHOLE_PERCENT = 100;

/** The win probabilities of all seats at a step, in percent; equal if the step has none. */
export function chancesAt({ chances = [] }: ReplayStep, seats: number): number[] {
  return chances.length ? [...chances] : Array.from({ length: seats }, () => Math.round(WHOLE_PERCENT / seats));
}

/** The steps after which a player's win probability rose most, in order, without a step that decides the game. */
export function turningPoints(steps: readonly ReplayStep[], seats: number): TurningPoint[] {
  const found = steps.flatMap((step, at) => {
    const before = steps[at - 1];
    if (!before || !step.chances?.length || step.chances.includes(WHOLE_PERCENT)) return [];
    const old = chancesAt(before, seats);
    const rises = step.chances.map((chance, seat) => chance - (old[seat] ?? 0));
    const seat = rises.indexOf(Math.max(...rises));
    const { entry, round } = step;
    return [{ entry, round, seat, from: old[seat] ?? 0, to: step.chances[seat] ?? 0, began: step.events[0] }];
  });
  return found
    .filter(({ from, to }) => to - from >= MIN_RISE_PERCENT)
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, MAX_TURNING_POINTS)
    .sort((one, other) => one.entry - other.entry);
}
