import { ask } from "../../net/http";
import { serverLink } from "../../net/link";
import type { PlayOnFileRequest, Seated, Status } from "../../protocol/wire";
import { noteContinued } from "../../state/continued";
import { rememberServerSeat } from "../../state/seats";

/** Milliseconds after which a silent server counts as down. */
const ANSWER_TIMEOUT = 8_000;

/** The address of a table at the server, from a page that plays without it. */
export const addressAtServer = (match: string): string => `./#/table/${match}`;

/** Whether a server answers at this page's address and can start tables. */
export async function doesServerAnswer(): Promise<boolean> {
  try {
    const answer = await serverLink.fetch("api/status", {
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    return answer.ok && ((await answer.json()) as Status).store === "ready";
  } catch {
    return false;
  }
}

/** Let the server continue a game of this page from where it is; return its table there. */
export async function continueAtServer(match: string): Promise<string> {
  const wanted = await ask<PlayOnFileRequest>(`api/tables/${match}/continuation`);
  const seated = await ask<Seated>("api/replay/play_on", wanted, {}, serverLink);
  noteContinued(match, seated.match);
  rememberServerSeat(seated);
  return seated.match;
}
