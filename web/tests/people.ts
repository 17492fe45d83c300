import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import type { Join, NewTable, Seated } from "../src/protocol/wire";
import { ROOT } from "./folders";

/** A table at which each of these people has a seat; nobody has come yet. */
export interface Gathering {
  readonly match: string;
  readonly secrets: readonly string[];
}

async function post<T>(path: string, body: NewTable | Join): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${inject("address")}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.status, path).toBe(201);
  return (await answer.json()) as T;
}

/** People and then bots at a new table. */
export async function gather(
  game: string,
  people: readonly string[],
  bots = 0,
  more: Partial<NewTable> = {},
): Promise<Gathering> {
  const seats = [...people.map(() => ({ bot: "" })), ...Array.from({ length: bots }, () => ({ bot: "dabbler" }))];
  const [host = "", ...guests] = people;
  const wanted: NewTable = { game, seats, name: host, clock: "none", stand_in: "dabbler", ...more };
  const first = await post<Seated>("api/tables", wanted);
  const secrets = [first.secret];
  for (const name of guests) {
    secrets.push((await post<Seated>(`api/tables/${first.match}/join`, { name, invite: first.invite ?? "" })).secret);
  }
  return { match: first.match, secrets };
}

/** Somebody adds to the chance of a table without ever coming to it: with the last of them the game begins. */
export async function giveNonce({ match, secrets }: Gathering, seat: number): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${secrets[seat] ?? ""}` };
  const body = JSON.stringify({ nonce: String(seat).repeat(32) });
  const answer = await fetch(`${inject("address")}api/tables/${match}/nonce`, { method: "POST", headers, body });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Come to one's seat. */
export async function come(page: Page, { match, secrets }: Gathering, seat: number): Promise<void> {
  await page.goto(`${inject("address")}#/table/${match}/${secrets[seat]}`);
}

let passed = 0;

/** So much time goes by on the server in which it serves everybody; a page learns it when it is opened again. */
export async function letPass(seconds: number): Promise<void> {
  passed += seconds;
  const script = `from tests.server.test_absence import let_pass; let_pass("${inject("database")}", ${passed})`;
  await promisify(execFile)(`${ROOT}.venv/bin/python`, ["-c", script], { cwd: ROOT });
  await new Promise((wake) => setTimeout(wake, 2500));
}
