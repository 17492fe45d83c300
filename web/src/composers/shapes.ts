import type { Bag, Exchange, Split } from "../protocol/wire";
import type { Facts } from "../words/catalogue";
import { sum, type Counts } from "../words/kinds";

/** Why a composed answer cannot be sent yet: a sentence with its facts, or a rule. */
export interface Lack {
  readonly key: string;
  readonly facts?: Facts;
  readonly rule?: string;
}

const same = (one: Counts, other: Counts): boolean => one.every((many, at) => many === other[at]);

export function bagLack(bag: Bag, items: Counts): Lack | null {
  const least = bag.least ?? 1;
  const most = bag.most ?? 99;
  if (sum(items) < least) return { key: "terminal-not-enough", facts: { least } };
  if (sum(items) > most) return { key: "terminal-too-many", facts: { most } };
  if (bag.forbidden?.some((one) => same(one, items))) {
    return { key: `rule-${bag.rule_forbidden}`, rule: bag.rule_forbidden ?? bag.rule };
  }
  return null;
}

export function exchangeLack(exchange: Exchange, give: Counts, take: Counts): Lack | null {
  const given = sum(give);
  const taken = sum(take);
  const most = exchange.ratio * given;
  if (!given) return { key: "terminal-task-give", facts: { most: sum(exchange.have) } };
  if (taken < given || taken > most) return { key: "terminal-task-take", facts: { least: given, most } };
  const fair =
    (exchange.kinds ?? "disjoint") === "disjoint"
      ? give.every((g, at) => !(g && take[at]))
      : give.every((g, at) => (take[at] ?? 0) <= exchange.ratio * (given - g) && g <= taken - (take[at] ?? 0));
  return fair ? null : { key: "web-trade-kinds", rule: exchange.rule };
}

/** The sizes that the piles of a split must have, larger ones first. */
export function pileSizes(split: Split): number[] {
  const piles = split.piles ?? 2;
  const total = sum(split.have);
  return Array.from({ length: piles }, (_, at) => Math.floor((total + piles - 1 - at) / piles));
}

/** Piles as a split is told: larger first, among equal ones the richer in the first kind. */
export function inOrder(piles: readonly Counts[]): Counts[] {
  return [...piles].sort((one, other) => sum(other) - sum(one) || compare(other, one));
}

function compare(one: Counts, other: Counts): number {
  const at = one.findIndex((many, kind) => many !== other[kind]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

export function splitLack(split: Split, piles: readonly Counts[]): Lack | null {
  const sizes = inOrder(piles).map(sum);
  if (same(sizes, pileSizes(split))) return null;
  return { key: "web-piles-uneven", facts: { sizes: pileSizes(split).join(" / ") }, rule: split.rule };
}
