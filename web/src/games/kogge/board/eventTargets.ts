import type { GameEvent } from "../../../net/gameTypes";
import type { Vocabulary } from "../../../protocol/wire";
import { spokenSeats } from "../../../table/defaults";
import { kindOf } from "../../../words/vocabulary";

/** The cities and seats that an event mentions, so that its line can highlight them. */
export function targetsOf(event: GameEvent, vocabulary: Vocabulary): { places: number[]; seats: number[] } {
  const places: number[] = [];
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    const kind = kindOf(vocabulary, event.event, field);
    if (kind === "name:city" && typeof value === "number") places.push(value);
    if (kind === "names:city") places.push(...(value as number[]));
    if (kind === "markers" && event.event === "bid_laid") places.push(...named(value as number[]));
  }
  return { places, seats: spokenSeats(event, vocabulary) };
}

const named = (counts: readonly number[]): number[] => counts.flatMap((many, marker) => (many ? [marker] : []));
