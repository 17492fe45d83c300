import type { Refusal } from "../protocol/wire";
import type { Made, Option } from "../words/story";

/** Options of one kind of move, and why others of that kind are refused. */
export interface Group {
  readonly move: string;
  readonly options: readonly Option[];
  readonly refusals: readonly Refusal[];
}

/** Kinds of move in the order of the menu; those that are only refused come last. */
export function grouped(options: readonly Option[], refusals: readonly Refusal[]): Group[] {
  const moves = new Set([...options.map((one) => one.move), ...refusals.map((one) => one.move)]);
  return [...moves].map((move) => ({
    move,
    options: options.filter((one) => one.move === move),
    refusals: refusals.filter((one) => one.move === move),
  }));
}

/** Kinds of move that stand together under one name; those that stand alone have none. */
export interface Cluster {
  readonly cluster: string;
  readonly groups: readonly Group[];
}

/** Groups in their order; a cluster stands where its first group does. */
export function clustered(groups: readonly Group[], clusterOf: (move: string) => string): Cluster[] {
  const found: { cluster: string; groups: Group[] }[] = [];
  for (const group of groups) {
    const cluster = clusterOf(group.move);
    const same = cluster && found.find((one) => one.cluster === cluster);
    if (same) same.groups.push(group);
    else found.push({ cluster, groups: [group] });
  }
  return found;
}

/** A reason why something cannot be done, for one kind of move or for a whole cluster. */
export interface Reason {
  readonly cluster: string;
  readonly refusal: Refusal;
}

/** The first reason of each kind of move; where all of a cluster is refused by one rule, it is told once. */
export function reasons(refused: readonly Group[], clusterOf: (move: string) => string): Reason[] {
  return clustered(refused, clusterOf).flatMap(({ cluster, groups }) => {
    const firsts = groups.flatMap(({ refusals }) => refusals.slice(0, 1));
    const alike = firsts.length > 1 && firsts.every(({ rule }) => rule === firsts[0]?.rule);
    const told = alike ? firsts.slice(0, 1) : firsts;
    return told.map((refusal) => ({ cluster: alike ? cluster : "", refusal }));
  });
}

/** The move, where an option of a general shape leaves nothing to choose. */
export function only(option: Option): Made | null {
  const { move } = option;
  if (option.shape === "go") return { move };
  if (option.shape === "choice" && option.values.length === 1) {
    return { move, value: option.values[0], of: option.of ?? 0 };
  }
  return null;
}
