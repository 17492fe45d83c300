import type { View } from "../../../protocol/kogge";
import type { MatchState } from "../../../match/match.svelte";
import type { Story } from "../../../words/story";
import type { GameEvent } from "../../../net/gameTypes";
import { targetsOf } from "../board/eventTargets";

/** The subjects of the current step, and the last voyage before it. */
export interface Followed {
  readonly places: readonly number[];
  readonly seats: readonly number[];
  readonly sailed: readonly [number, number] | null;
}

export function followedStep(table: MatchState<View>, story: Story): Followed {
  const { live, player, recap, allEvents } = table.following;
  const going = !!recap || live.phase !== "still";
  const spoken = (going ? (player.step?.events ?? []) : []).map((event) => targetsOf(event, story.vocabulary));
  return {
    places: [...new Set(spoken.flatMap(({ places }) => places))],
    seats: spoken[0]?.seats ?? [],
    sailed: lastVoyage(allEvents.slice(0, player.number)),
  };
}

/** The two cities of the last voyage of this round. */
function lastVoyage(events: readonly GameEvent[]): readonly [number, number] | null {
  const last = events.findLast(({ event }) => event === "sailed" || event === "round_began");
  if (last?.event !== "sailed") return null;
  const { start, city } = last as unknown as { readonly start: number; readonly city: number };
  return [start, city];
}
