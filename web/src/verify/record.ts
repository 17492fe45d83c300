/** The part of a record that the browser checks (docs/records.md): seed, nonces, commitment, draws and result. */
export interface RecordPart {
  readonly match: string;
  readonly commitment: string;
  readonly seed: string;
  /** The nonces by seat; empty for a seat that gave none. */
  readonly nonces: readonly string[];
  readonly draws: readonly Draw[];
  /** The last line: the winner and the points. */
  readonly result: string;
}

/** A draw in a record: the value `k` out of 0 to `n` - 1, and the number of its line. */
export interface Draw {
  readonly line: number;
  readonly k: bigint;
  readonly n: bigint;
}

export class Unreadable extends Error {}

const FIRST_LINE = "hanse record 1";
const INDENT = "  ";
const NONE = "-";
const LABEL = /^([a-z]+(?: \S+)?):(?: (.*))?$/;
const WORDS = /!?"(?:[^"\\]|\\.)*"|\[[^\]]*\]|;.*|[^\s"]+|"/g;

export function readRecord(text: string): RecordPart {
  const lines = text.split("\n");
  if (lines[0] !== FIRST_LINE) throw new Unreadable("no record");
  const head = new Map<string, string>();
  let at = 1;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (!line.trim() || line.startsWith(INDENT)) continue;
    const found = LABEL.exec(line);
    if (!found) break;
    head.set(found[1] ?? "", found[2] ?? "");
  }
  const course = lines.slice(at);
  return {
    match: head.get("match") ?? "",
    commitment: head.get("commitment") ?? "",
    seed: head.get("seed") ?? "",
    nonces: nonces(head),
    draws: course.flatMap((line, after) => draws(line, at + after + 1)),
    result: course.findLast((line) => line.startsWith("end by ")) ?? "",
  };
}

function nonces(head: ReadonlyMap<string, string>): string[] {
  const seats = Number(head.get("seats"));
  const given = Array.from({ length: seats }, (_, seat) => head.get(`nonce ${seat + 1}`));
  if (!seats || given.includes(undefined)) throw new Unreadable("no nonces");
  return given.map((nonce) => (nonce === NONE ? "" : (nonce ?? "")));
}

/** The draws of a line, ignoring players' quoted words and the notes after a semicolon. */
function draws(line: string, number: number): Draw[] {
  const groups = (line.match(WORDS) ?? []).filter((word) => word.startsWith("["));
  return groups.flatMap((group) =>
    group
      .slice(1, -1)
      .split(/\s+/)
      .map((pair) => {
        const found = /^(\d+)\/(\d+)$/.exec(pair);
        if (!found || !group.endsWith("]")) throw new Unreadable(`line ${number}`);
        return { line: number, k: BigInt(found[1] ?? 0), n: BigInt(found[2] ?? 0) };
      }),
  );
}
