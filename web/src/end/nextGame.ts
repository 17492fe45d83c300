import type { MatchState } from "../match/match.svelte";

/** A viewer's part in the next game: ask for it, join it, watch it, or none. */
export type NextGamePart = "ask" | "join" | "watch" | "none";

type Ended = Pick<MatchState, "seat" | "host" | "players" | "successor">;

/** Whether this is a big screen in the middle, which has no seat but follows its players to the next game. */
export const isMiddleScreen = ({ seat, host, players }: Ended): boolean =>
  seat < 0 && host && players.some((player) => !player.bot);

/** The part that this viewer has in the next game. */
export function partInNextGame(table: Ended): NextGamePart {
  if (table.seat >= 0 || isMiddleScreen(table)) return table.successor ? "join" : "ask";
  return table.successor ? "watch" : "none";
}

/** The key of the sentence that explains why there is no next game, by the code of the server's refusal. */
export function refusalKey(code: string): string {
  if (code === "no_seat" || code === "not_found") return "web-again-freed";
  return code === "offline" ? "web-problem-offline" : "web-problem-failed";
}
