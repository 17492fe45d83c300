import type { MatchState } from "../match/match.svelte";

/** The viewer's part in the next game, seen from the end of this one. */
export type Next = "ask" | "join" | "watch" | "none";

type Ended = Pick<MatchState, "seat" | "host" | "players" | "successor">;

/** A big screen in the middle holds no seat, but goes along with its players. */
export const isScreen = ({ seat, host, players }: Ended): boolean =>
  seat < 0 && host && players.some((player) => !player.bot);

export function nextOf(table: Ended): Next {
  if (table.seat >= 0 || isScreen(table)) return table.successor ? "join" : "ask";
  return table.successor ? "watch" : "none";
}

/** Why there was no next game, by the server's code: the key of a sentence. */
export function refusedNext(code: string): string {
  if (code === "no_seat" || code === "not_found") return "web-again-freed";
  return code === "offline" ? "web-problem-offline" : "web-problem-failed";
}
