import type { Refusal } from "../protocol/wire";
import type { Made, Option } from "../words/story";

/** Options of one kind of move, and the reasons why others of that kind are refused. */
export interface Group {
  readonly move: string;
  readonly options: readonly Option[];
  readonly refusals: readonly Refusal[];
}

/** Kinds of move in the order of the menu, with kinds that are only refused at the end. */
export function grouped(options: readonly Option[], refusals: readonly Refusal[]): Group[] {
  const moves = new Set([...options.map((one) => one.move), ...refusals.map((one) => one.move)]);
  return [...moves].map((move) => ({
    move,
    options: options.filter((one) => one.move === move),
    refusals: refusals.filter((one) => one.move === move),
  }));
}

/** Kinds of move shown together under one name; for a kind that stands alone, the name is empty. */
export interface Cluster {
  readonly cluster: string;
  readonly groups: readonly Group[];
}

/** Groups in their order; a cluster takes the place of its first group. */
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

/** The reason why one kind of move, or a whole cluster, is impossible. */
export interface Reason {
  readonly cluster: string;
  readonly refusal: Refusal;
}

/** The first reason of each kind of move; if one rule refuses a whole cluster, its reason is given only once. */
export function reasons(refused: readonly Group[], clusterOf: (move: string) => string): Reason[] {
  return clustered(refused, clusterOf).flatMap(({ cluster, groups }) => {
    const firsts = groups.flatMap(({ refusals }) => refusals.slice(0, 1));
    const alike = firsts.length > 1 && firsts.every(({ rule }) => rule === firsts[0]?.rule);
    const shown = alike ? firsts.slice(0, 1) : firsts;
    return shown.map((refusal) => ({ cluster: alike ? cluster : "", refusal }));
  });
}

/** The move of an option that leaves nothing to choose; null for any other option or shape. */
export function only(option: Option): Made | null {
  const { move } = option;
  if (option.shape === "go") return { move };
  if (option.shape === "choice" && option.values.length === 1) {
    return { move, value: option.values[0], of: option.of ?? 0 };
  }
  return null;
}
