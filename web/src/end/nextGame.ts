import type { MatchState } from "../match/match.svelte";

/** The viewer's part in the next game, seen from the end of this one. */
export type Next = "ask" | "join" | "watch" | "none";

type Ended = Pick<MatchState, "seat" | "host" | "players" | "successor">;

/** Whether this is a big screen in the middle, which has no seat but follows its players to the next game. */
export const isScreen = ({ seat, host, players }: Ended): boolean =>
  seat < 0 && host && players.some((player) => !player.bot);

export function nextOf(table: Ended): Next {
  if (table.seat >= 0 || isScreen(table)) return table.successor ? "join" : "ask";
  return table.successor ? "watch" : "none";
}

/** The key of the sentence that explains why there is no next game, by the code of the server's refusal. */
export function refusedNext(code: string): string {
  if (code === "no_seat" || code === "not_found") return "web-again-freed";
  return code === "offline" ? "web-problem-offline" : "web-problem-failed";
}
