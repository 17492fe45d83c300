import type { GameEvent } from "../net/gameTypes";
import { tellsMore } from "../words/story";

/** An event with its number among all events. */
export interface Line {
  readonly at: number;
  readonly event: GameEvent;
}

/** Lines by their events, so that an event always has the same line and only new lines are drawn. */
const linesByEvent = new WeakMap<GameEvent, Line>();

/** The events as lines, without any event that the next one repeats in more detail. */
export function lines(events: readonly GameEvent[]): Line[] {
  return events.flatMap((event, at) => (isShown(events, at) ? [lineOf(event, at)] : []));
}

/** The events that `lines` returns, without their numbers. */
export function shownEvents(events: readonly GameEvent[]): GameEvent[] {
  return events.filter((_, at) => isShown(events, at));
}

function isShown(events: readonly GameEvent[], at: number): boolean {
  const [event, next] = [events[at], events[at + 1]];
  return !(event && next && tellsMore(next, event));
}

function lineOf(event: GameEvent, at: number): Line {
  const known = linesByEvent.get(event);
  if (known?.at === at) return known;
  const line = { at, event };
  linesByEvent.set(event, line);
  return line;
}
