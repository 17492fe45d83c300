import type { GameEvent, GameView } from "../net/gameTypes";
import { mergeSections, type Step } from "../match/steps";
import type { ReplaySeen } from "../protocol/wire";

/** A position in a replay. */
export interface ReplayStep extends Step {
  /** The number of record entries up to this step; -1 while the game runs. */
  readonly entry: number;
  readonly round: number;
  /** The win probability of each seat, in percent; empty if something is hidden, and at the start. */
  readonly chances?: readonly number[];
}

const roundOf = (view: GameView): number => (view.now as { readonly round?: number } | undefined)?.round ?? 0;

/** Every position of the replay. A step without events is joined to the step before it. */
export function replaySteps(seen: ReplaySeen): ReplayStep[] {
  const first = mergeSections(null, seen.sections);
  const found: ReplayStep[] = [
    { view: first, number: 0, events: [], own: false, entry: seen.over ? 0 : -1, round: roundOf(first) },
  ];
  for (const { number, sections, events = [], entry = -1, chances = [] } of seen.steps) {
    const last = found.at(-1);
    const view = mergeSections(last?.view ?? null, sections);
    const round = roundOf(view);
    if (last && !events.length) found[found.length - 1] = { ...last, view, entry, round, chances };
    else found.push({ view, number, events: events as readonly GameEvent[], own: false, entry, round, chances });
  }
  return found;
}

/** The index of the last step that shows the game after at most this many record entries. */
export function stepAfter(steps: readonly ReplayStep[], entry: number): number {
  const at = steps.findLastIndex((step) => step.entry <= entry);
  return Math.max(0, at);
}

/** A round, with the step that first shows it. */
export interface Round {
  readonly round: number;
  readonly first: number;
}

export function roundsOf(steps: readonly ReplayStep[]): Round[] {
  const found: Round[] = [];
  steps.forEach(({ round }, first) => {
    if (round > (found.at(-1)?.round ?? 0)) found.push({ round, first });
  });
  return found;
}

/** The nearest of these places after (or before) the step `at`; beyond them, the last step (or the first). */
export function nextPlace(places: readonly number[], at: number, forward: boolean, last: number): number {
  const found = forward ? places.find((place) => place > at) : places.findLast((place) => place < at);
  return found ?? (forward ? last : 0);
}
