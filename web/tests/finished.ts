import { inject } from "vitest";
import type { Seated } from "../src/protocol/wire";
import { until } from "./fingers";

const LONGEST = 600_000;
const SEATS = 4;

/** The variants that games of the journeys are played with, so that a replay shows them too. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = { kogge: ["taxes", "three_piles", "office_trade"] };

export async function ask(path: string, body?: object): Promise<Response> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return fetch(`${inject("address")}${path}`, body ? init : {});
}

async function play(game: string): Promise<string> {
  const seats = Array.from({ length: SEATS }, () => ({ bot: "dabbler" }));
  const { match } = (await (await ask("api/tables", { game, seats, variants: VARIANTS[game] ?? [] })).json()) as Seated;
  await until(async () => (await ask(`api/tables/${match}/record`)).ok, LONGEST);
  return match;
}

const games = new Map<string, Promise<string>>();

/** A game of four bots, played to its end; the same for everybody in a file who asks for one. */
export function finishedGame(game: string): Promise<string> {
  const known = games.get(game) ?? play(game);
  games.set(game, known);
  return known;
}
