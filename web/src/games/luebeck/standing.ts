import type { AnyEvent } from "../../protocol/luebeck";
import type { GameEvent } from "../../net/gameTypes";

/** Events that report a player's answer. */
const ANSWER_EVENTS = [
  "packet_taken",
  "first_named",
  "voyage_started",
  "goods_played",
  "doubling_laid",
  "cog_pirated",
  "ship_changed",
  "passed",
  "card_discarded",
  "took_home",
];

/** The events without those of answers that were undone. */
export function standingEvents(events: readonly GameEvent[]): AnyEvent[] {
  const kept: AnyEvent[] = [];
  for (const event of events as readonly AnyEvent[]) {
    if (event.event !== "taken_back") {
      kept.push(event);
      continue;
    }
    for (let answer = 0; answer < event.answers; answer++) {
      const last = kept.findLastIndex(
        (one) => ANSWER_EVENTS.includes(one.event) && "seat" in one && one.seat === event.seat,
      );
      if (last >= 0) kept.length = last;
    }
  }
  return kept;
}
