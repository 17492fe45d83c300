import type { AnyEvent } from "../protocol";
import { kindOf, type Lexicon } from "../words/lexicon";

/** The cities and seats that an event speaks of, so that its line can light them up. */
export function spokenOf(event: AnyEvent, lexicon: Lexicon): { cities: number[]; seats: number[] } {
  const cities: number[] = [];
  const seats: number[] = [];
  for (const [field, value] of Object.entries(event)) {
    const kind = kindOf(lexicon, event.event, field);
    if (kind === "name:city" && typeof value === "number") cities.push(value);
    if (kind === "names:city") cities.push(...(value as number[]));
    if (kind === "markers" && event.event === "bid_laid") cities.push(...named(value as number[]));
    if ((kind === "seat" || kind === "somebody") && typeof value === "number") seats.push(value);
    if (kind === "seats") seats.push(...(value as number[]));
  }
  return { cities, seats };
}

const named = (counts: readonly number[]): number[] =>
  counts.flatMap((many, marker) => (many ? [marker] : []));
