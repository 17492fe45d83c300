import { giveNonce, Refusal } from "../net/http";
import type { Welcome } from "../protocol/wire";
import { store, stored } from "../state/storage";

/** The commitment that this browser saw before it gave its own nonce, and that nonce. */
export interface Witness {
  readonly match: string;
  readonly commitment: string;
  readonly nonce: string;
}

const STORAGE_KEY = "chance";
const MAX_KEPT = 100;
const NONCE_BYTES = 16;

const storedWitnesses = (): Witness[] => stored(STORAGE_KEY, []);

export function witness(match: string): Witness | null {
  return storedWitnesses().find((one) => one.match === match) ?? null;
}

function storeWitness(one: Witness): void {
  const others = storedWitnesses().filter((other) => other.match !== one.match);
  store(STORAGE_KEY, [one, ...others].slice(0, MAX_KEPT));
}

/** Store the first commitment seen, so that the server cannot show another one later. */
export function noteCommitment(match: string, commitment: string): void {
  if (!witness(match)) storeWitness({ match, commitment, nonce: "" });
}

/** Store the table's commitment, then give this seat's nonce; return the table's new state. */
export async function addChance(table: Welcome): Promise<Welcome> {
  const { match, seat, commitment } = table;
  if (seat < 0 || table.players[seat]?.nonce_given) return table;
  noteCommitment(match, commitment);
  const seen = witness(match) ?? { match, commitment, nonce: "" };
  const nonce = seen.nonce || randomNonce();
  storeWitness({ ...seen, nonce });
  try {
    return await giveNonce(match, { nonce });
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.code !== "nonce_given") throw problem;
    storeWitness({ ...seen, nonce: "" });
    return table;
  }
}

function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
