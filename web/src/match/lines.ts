import type { GameEvent } from "../net/gameTypes";
import { tellsMore } from "../words/story";

/** An event with its number among all events. */
export interface Line {
  readonly at: number;
  readonly event: GameEvent;
}

/** Lines by their events, so that an event always gives the same line and only new ones are written. */
const written = new WeakMap<GameEvent, Line>();

/** The events without those that the next one repeats in more detail, as lines. */
export function lines(events: readonly GameEvent[]): Line[] {
  return events.flatMap((event, at) => (isTold(events, at) ? [lineOf(event, at)] : []));
}

/** The same events without their numbers. */
export function shownEvents(events: readonly GameEvent[]): GameEvent[] {
  return events.filter((_, at) => isTold(events, at));
}

function isTold(events: readonly GameEvent[], at: number): boolean {
  const [event, next] = [events[at], events[at + 1]];
  return !(event && next && tellsMore(next, event));
}

function lineOf(event: GameEvent, at: number): Line {
  const known = written.get(event);
  if (known?.at === at) return known;
  const line = { at, event };
  written.set(event, line);
  return line;
}
