import type { GameEvent, GameView } from "../net/gameTypes";
import type { GameReplay, PlaceSum, Sailed } from "../contract/replayParts";
import type { ReplayStep } from "../replay/steps";
import { chancesAt, type TurningPoint, turningPoints } from "./chances";

/** One measure of all players: at the start, after each round, and at the end. */
export interface Series {
  readonly name: string;
  readonly steps: readonly (readonly number[])[];
}

/** The measure that every game has in addition to its own: the win probability in percent. */
export const CHANCE = "chance";

/** The facts about a whole game that are shown after its end. */
export interface Account {
  /** The events that were not undone; `entries` holds, for each, the record entry after which it happened. */
  readonly events: readonly GameEvent[];
  readonly entries: readonly number[];
  readonly rounds: readonly number[];
  readonly series: readonly Series[];
  readonly places: readonly PlaceSum[];
  readonly sailed: readonly Sailed[];
  readonly turnings: readonly TurningPoint[];
}

const plyOf = (view: GameView): number => view.now?.ply ?? 0;

/** The steps that were not undone. A later step with a lower ply shows that a step was undone. */
export function stepsNotUndone(steps: readonly ReplayStep[]): ReplayStep[] {
  const kept: ReplayStep[] = [];
  let least = Infinity;
  for (const step of steps.toReversed()) {
    const ply = plyOf(step.view);
    if (ply <= least) kept.push(step);
    least = Math.min(least, ply);
  }
  return kept.reverse();
}

/** The last step of each round; the first is the last step before round 1. */
export function roundEnds(steps: readonly ReplayStep[]): ReplayStep[] {
  return steps.filter((step, at) => {
    const next = steps[at + 1];
    return !next || next.round > step.round;
  });
}

/** The number of times that each way was sailed, the most frequent way first. */
export function voyagesOf(steps: readonly ReplayStep[], own: GameReplay): Sailed[] {
  const counts = new Map<string, Sailed>();
  steps.forEach((step, at) => {
    const before = steps[at - 1];
    for (const [from, to] of before ? own.voyages(before.view, step) : []) {
      const key = `${from}-${to}`;
      counts.set(key, { from, to, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  });
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

/** The account of a game, from all steps of its open replay. */
export function accountOf(all: readonly ReplayStep[], own: GameReplay): Account {
  const steps = stepsNotUndone(all);
  const ends = roundEnds(steps);
  const seats = steps[0]?.view.setup.seats ?? 0;
  const events: readonly GameEvent[] = steps.flatMap((step) => step.events);
  const series = own.measures.map(({ name, of }) => ({
    name,
    steps: ends.map(({ view }) => Array.from({ length: seats }, (_, seat) => of(view, seat))),
  }));
  const judged = ends.some(({ chances }) => chances?.length);
  if (judged) series.push({ name: CHANCE, steps: ends.map((step) => chancesAt(step, seats)) });
  return {
    events,
    entries: steps.flatMap(({ entry, events: told }) => told.map(() => entry)),
    rounds: ends.map(({ round }) => round),
    series,
    places: own.places(events),
    sailed: voyagesOf(steps, own),
    turnings: turningPoints(steps, seats),
  };
}
