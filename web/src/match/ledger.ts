import type { Component } from "svelte";
import type { GameEvent } from "../net/gameTypes";
import type { Story } from "../words/story";
import type { Line } from "./lines";

/** Pieces of one kind that moved; only the game knows the meaning of `piece` and `at`. */
export interface Pieces {
  readonly piece: string;
  readonly at: number;
  readonly count: number;
}

/** The entry of an event in the ledger. Events without an entry are shown as sentences. */
export type Entry =
  | { readonly as: "round" }
  /** An event without a row, since everyone sees it anyway; it may end the turn. */
  | { readonly as: "silent"; readonly ends?: boolean }
  /** A stretch of the way in the heading; if `from` is -1, the piece stays at `to`. */
  | { readonly as: "way"; readonly from: number; readonly to: number; readonly deed?: Deed }
  | { readonly as: "choice"; readonly pieces: readonly Pieces[] }
  /** Things that the rules brought to the table; successive events share one row. */
  | { readonly as: "supply"; readonly sign: string; readonly plus: readonly Pieces[] }
  | { readonly as: "deed"; readonly deed: Deed };

/** An action in the ledger: its sign, its cost and its gain. `grand` marks a gain that wins games. */
export interface Deed {
  readonly sign: string;
  readonly minus?: readonly Pieces[];
  readonly plus?: readonly Pieces[];
  readonly grand?: boolean;
  /** Whether the row disappears at the end of the turn if players must remember it. */
  readonly seen?: boolean;
}

export interface LedgerFace {
  entry(event: GameEvent): Entry | null;
  /** The name of an event's action, in a word or two. */
  label(story: Story, event: GameEvent): string;
  placeName(story: Story, at: number): string;
  /** Whether players must remember facts that they saw, so that the ledger hides them later. */
  forgets(story: Story): boolean;
  /** The event that ends a turn. */
  readonly turnEnds: string;
  readonly Sign: Component<{ name: string; size: number }>;
  readonly Pieces: Component<{ pieces: Pieces }>;
}

export interface Row {
  readonly kind: "round" | "head" | "deed" | "choices" | "supply" | "line";
  readonly seat: number;
  /** The number of the row's first event; at most one row of each kind begins there. */
  readonly at: number;
  /** The row's events in order; a heading has none if the rows of its actions have them all. */
  readonly lines: readonly Line[];
  /** The places on the way; a single one if the player stayed there. */
  readonly way: readonly number[];
  readonly deed: Deed | null;
  readonly choices: readonly { readonly seat: number; readonly pieces: readonly Pieces[] }[];
  /** Whether the row's sentences are no longer spoken, because they would reveal facts that players must remember. */
  readonly untold?: boolean;
}

const EMPTY = { way: [], deed: null, choices: [] };

/** A builder of rows from lines: a block for each turn, with a heading and a row for each action. */
class Rows {
  readonly all: Row[] = [];
  /** The index of the current block's heading; -1 if there is none. */
  private head = -1;

  add(line: Line, entry: Entry | null, seat: number): void {
    const whose = seat < 0 ? this.running : seat;
    if (entry?.as === "choice") return this.choose(line, seat, entry.pieces);
    if (entry?.as === "supply") return this.supply(line, entry.sign, entry.plus);
    if (!entry || entry.as === "round" || whose < 0) {
      if (entry?.as === "silent") return;
      this.head = -1;
      const deed = entry?.as === "deed" ? entry.deed : null;
      this.push({ ...EMPTY, kind: entry?.as === "round" ? "round" : "line", seat, at: line.at, lines: [line], deed });
      return;
    }
    if (whose !== this.running) this.begin(whose, line.at);
    this.extend(line, entry);
    if (entry.as === "silent" && entry.ends) this.head = -1;
  }

  private get running(): number {
    return this.all[this.head]?.seat ?? -1;
  }

  private begin(seat: number, at: number): void {
    this.head = this.all.length;
    this.push({ ...EMPTY, kind: "head", seat, at, lines: [] });
  }

  private extend(line: Line, entry: Entry): void {
    const head = this.all[this.head];
    if (!head) return;
    const deed = "deed" in entry ? (entry.deed ?? null) : null;
    if (deed) this.push({ ...EMPTY, kind: "deed", seat: head.seat, at: line.at, lines: [line], deed });
    const way = entry.as === "way" ? onward(head.way, entry.from, entry.to) : head.way;
    this.all[this.head] = { ...head, way, lines: deed ? head.lines : [...head.lines, line] };
  }

  private choose(line: Line, seat: number, pieces: readonly Pieces[]): void {
    this.head = -1;
    const last = this.all.at(-1);
    const laid = { seat, pieces };
    if (last?.kind !== "choices")
      this.push({ ...EMPTY, kind: "choices", seat: -1, at: line.at, lines: [line], choices: [laid] });
    else this.all[this.all.length - 1] = { ...last, lines: [...last.lines, line], choices: [...last.choices, laid] };
  }

  private supply(line: Line, sign: string, plus: readonly Pieces[]): void {
    this.head = -1;
    const last = this.all.at(-1);
    if (last?.kind !== "supply" || !last.deed) {
      this.push({ ...EMPTY, kind: "supply", seat: -1, at: line.at, lines: [line], deed: { sign, plus } });
      return;
    }
    const deed = { ...last.deed, plus: addUp([...(last.deed.plus ?? []), ...plus]) };
    this.all[this.all.length - 1] = { ...last, lines: [...last.lines, line], deed };
  }

  private push(row: Row): void {
    this.all.push(row);
  }
}

/** The pieces, added up by kind. */
function addUp(pieces: readonly Pieces[]): Pieces[] {
  const found = new Map<string, Pieces>();
  for (const some of pieces) {
    const key = `${some.piece} ${some.at}`;
    found.set(key, { ...some, count: some.count + (found.get(key)?.count ?? 0) });
  }
  return [...found.values()];
}

/** The way with one more stretch. */
function onward(way: readonly number[], from: number, to: number): readonly number[] {
  if (from < 0) return way.length ? way : [to];
  return way.length ? [...way, to] : [from, to];
}

/** The rows of the ledger; empty headings are left out. */
export function rowsOf(
  lines: readonly Line[],
  entry: (event: GameEvent) => Entry | null,
  actor: (event: GameEvent) => number,
): Row[] {
  const rows = new Rows();
  for (const line of lines) rows.add(line, entry(line.event), actor(line.event));
  return rows.all.flatMap((row, at, all) => joinHeading(row, all[at + 1], all[at + 2], all[at - 1]));
}

/** Join a heading without a way and its only action into one row; leave out a heading that has neither. */
function joinHeading(row: Row, next: Row | undefined, after: Row | undefined, before: Row | undefined): Row[] {
  const alone = (head: Row, deed: Row | undefined, then: Row | undefined): boolean =>
    head.kind === "head" && !head.way.length && deed?.kind === "deed" && then?.kind !== "deed";
  if (alone(row, next, after) && next) return [{ ...row, deed: next.deed, lines: [...row.lines, ...next.lines] }];
  if (row.kind === "deed" && before && alone(before, row, next)) return [];
  return row.kind === "head" && !row.way.length && next?.kind !== "deed" ? [] : [row];
}

/** The rows, without the facts of finished turns that players must remember by themselves. */
export function withoutSeen(rows: readonly Row[], ended: number): Row[] {
  return rows.flatMap((row) => {
    if (row.at > ended) return [row];
    if (row.deed?.seen) return [];
    return row.way.length > 1 ? [{ ...row, way: row.way.slice(-1), untold: true }] : [row];
  });
}
