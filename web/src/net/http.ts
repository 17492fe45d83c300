import type { MovePreview } from "./gameTypes";
import type {
  Compared,
  Demonstration,
  Fit,
  GameInfo,
  Invitation,
  Join,
  NewTable,
  Nonce,
  Problem,
  RematchRequest,
  Seated,
  SetupRequest,
  StepsSeen,
  TableData,
  TableList,
  Welcome,
} from "../protocol/wire";
import { link, type Link } from "./link";
import { outage } from "./outage.svelte";

/** A refusal by the server, with its message. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly why = "",
    readonly about: readonly string[] = [],
    /** The line of the mistake in a supplied file. */
    readonly line = 0,
  ) {
    super(detail || code);
  }
}

/** The statuses of a proxy whose server is down, and of a server that cannot store anything. */
const PROXY_ERRORS = [502, 503, 504];

/** Send a request and return the server's answer; throw a `Refusal` if the server refuses the request. */
export async function ask<T>(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  through: Link = link(),
): Promise<T> {
  return (await (await fetchAnswer(path, body, headers, through)).json()) as T;
}

/** Send a request and return the raw answer; throw a `Refusal` for any failure. */
async function fetchAnswer(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  through: Link = link(),
): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? { headers }
      : {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await through.fetch(path, request);
  } catch {
    outage.suspect();
    throw new Refusal("offline", "");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    if (PROXY_ERRORS.includes(answer.status)) outage.suspect();
    throw new Refusal(
      problem.code ?? (PROXY_ERRORS.includes(answer.status) ? "offline" : "failed"),
      problem.detail ?? "",
      problem.why,
      problem.about,
      problem.line,
    );
  }
  return answer;
}

export const fetchGames = (): Promise<GameInfo[]> => ask("api/games");
export const fetchDemonstration = (game: string): Promise<Demonstration> => ask(`api/games/${game}/demonstration`);
/** A table; with an invitation, even a table that is closed to watchers. */
export const fetchTable = (match: string, invite = ""): Promise<Welcome> =>
  ask(`api/tables/${match}`, undefined, invite ? { invite } : {});
export const leaveTable = (match: string): Promise<Welcome> => ask(`api/tables/${match}/leave`, {});
/** The tables at which this browser has a seat. */
export const fetchMyTables = (): Promise<TableList> => ask("api/tables");
/** The table behind an invitation code. */
export const fetchInvitation = (code: string): Promise<Invitation> => ask(`api/codes/${encodeURIComponent(code)}`);
export const createTable = (wanted: NewTable): Promise<Seated> => ask("api/tables", wanted);
export const joinTable = (match: string, wanted: Join): Promise<Seated> => ask(`api/tables/${match}/join`, wanted);
export const checkSetup = (game: string, wanted: SetupRequest): Promise<Fit> => ask(`api/games/${game}/fit`, wanted);
/** The equipment of a table with this setup. */
export const fetchSetupData = (game: string, wanted: SetupRequest): Promise<TableData> =>
  ask(`api/games/${game}/data`, wanted);
/** The equipment of a table; with an invitation, even of a table that is closed to watchers. */
export const fetchTableData = (match: string, invite = ""): Promise<TableData> =>
  ask(`api/tables/${match}/data`, undefined, invite ? { invite } : {});
/** The address of one of the server's files, which players can copy and change. */
export const shippedPath = (game: string, kind: string, name: string): string =>
  `api/games/${game}/data/${kind}/${name}`;
export const fetchComparison = (game: string, language: string): Promise<Compared[]> =>
  ask(`api/rules/compare?game=${game}&language=${language}`);
export const giveNonce = (match: string, wanted: Nonce): Promise<Welcome> => ask(`api/tables/${match}/nonce`, wanted);
/** The steps after this many events, as this browser's player saw them. */
export const fetchSteps = (match: string, since: number): Promise<StepsSeen> =>
  ask(`api/tables/${match}/steps?since=${since}`);
export const recordPath = (match: string): string => `api/tables/${match}/record`;
/** The record of a finished game, as text. */
export const fetchRecord = async (match: string): Promise<string> => (await fetchAnswer(recordPath(match))).text();
export const requestRematch = (match: string, wanted: RematchRequest): Promise<Seated> =>
  ask(`api/tables/${match}/rematch`, wanted);

export const fetchPreviews = (
  match: string,
  moves: readonly unknown[],
): Promise<{ question: number; moves: MovePreview[] }> => ask(`api/tables/${match}/foresight`, { moves });
