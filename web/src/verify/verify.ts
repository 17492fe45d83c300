import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { readRecord, type Draw, type RecordPart } from "./record";

/** This browser's own knowledge, to compare with the record. */
export interface BrowserKnowledge {
  /** The commitment that was shown before play; empty if this browser did not see it. */
  readonly commitment: string;
  /** The nonce of this browser; empty if it gave none. */
  readonly nonce: string;
  readonly match: string;
  readonly seat: number;
  /** The seats of bots: they give no nonces. */
  readonly bots: readonly number[];
  /** The points on the screen. */
  readonly points: readonly number[];
}

export type Finding = "right" | "wrong" | "unchecked";

export interface Check {
  readonly subject: "commitment" | "seen" | "nonce" | "bots" | "draws" | "points" | "record";
  readonly finding: Finding;
  /** The number of repeated draws, or the line of the first wrong draw. */
  readonly number?: number;
}

const WORD_RANGE = 1n << 64n;
const PERSON_BYTES = 16;

/** Check everything in a record that a browser can check without replaying the game. */
export function verify(text: string, known: BrowserKnowledge): Check[] {
  let record: RecordPart;
  let key: Uint8Array;
  let promised: string;
  try {
    record = readRecord(text);
    key = keyOf(record);
    promised = commitmentOf(record);
  } catch {
    return [{ subject: "record", finding: "wrong" }];
  }
  const own = record.nonces[known.seat] ?? "";
  const wrong = wrongDraw(record.draws, key);
  return [
    { subject: "commitment", finding: found(promised === record.commitment && record.match === known.match) },
    { subject: "seen", finding: known.commitment ? found(record.commitment === known.commitment) : "unchecked" },
    { subject: "nonce", finding: known.nonce ? found(own === known.nonce) : "unchecked" },
    ...(known.bots.length
      ? [{ subject: "bots", finding: found(known.bots.every((seat) => !record.nonces[seat])) } as const]
      : []),
    // A game without chance draws nothing, and then there is nothing to check.
    {
      subject: "draws",
      finding: record.draws.length ? found(!wrong) : "unchecked",
      number: wrong || record.draws.length,
    },
    { subject: "points", finding: found(record.result.endsWith(`; points ${known.points.join(" ")}`)) },
  ];
}

const found = (right: boolean): Finding => (right ? "right" : "wrong");

/** The commitment of a match: the hash of its seed and id, shown before anyone gives a nonce. */
export function commitmentOf(record: Pick<RecordPart, "seed" | "match">): string {
  const how = { dkLen: 32, personalization: person("hanse seed") };
  const key = utf8ToBytes(record.match);
  return bytesToHex(blake2b(hexToBytes(record.seed), key.length ? { ...how, key } : how));
}

/** The match's key, computed from the seed and every seat's nonce. */
export function keyOf(record: Pick<RecordPart, "seed" | "nonces">): Uint8Array {
  const parts = [record.seed, ...record.nonces].map(hexToBytes);
  const measured = parts.flatMap((part) => [eightBytes(BigInt(part.length)), part]);
  return blake2b(concatBytes(...measured), { dkLen: 32, personalization: person("hanse key") });
}

/** The line of the first draw that the key does not produce; 0 if the key produces all draws in this order. */
export function wrongDraw(draws: readonly Draw[], key: Uint8Array): number {
  let at = 0n;
  for (const { line, k, n } of draws) {
    if (n <= 0n || n >= WORD_RANGE) return line;
    const limit = WORD_RANGE - (WORD_RANGE % n);
    let bits = WORD_RANGE;
    while (bits >= limit) bits = word(key, at++);
    if (bits % n !== k) return line;
  }
  return 0;
}

function word(key: Uint8Array, index: bigint): bigint {
  return BigInt(`0x${bytesToHex(blake2b(eightBytes(index), { key, dkLen: 8 }))}`);
}

function eightBytes(value: bigint): Uint8Array {
  return hexToBytes(value.toString(16).padStart(16, "0"));
}

/** BLAKE2b's personalization: sixteen bytes, padded with zeros. */
function person(name: string): Uint8Array {
  const bytes = new Uint8Array(PERSON_BYTES);
  bytes.set(utf8ToBytes(name));
  return bytes;
}
