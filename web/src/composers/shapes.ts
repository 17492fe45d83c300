import type { Bag, Exchange, Split } from "../protocol/wire";
import type { Facts } from "../words/catalogue";
import { type Counts, sum } from "../words/phrases";

/** The reason why a composed answer cannot be sent yet: a sentence with its facts, and the rule behind it. */
export interface Lack {
  readonly key: string;
  readonly facts?: Facts;
  readonly rule?: string;
}

const same = (one: Counts, other: Counts): boolean => one.every((many, at) => many === other[at]);

export function bagLack(bag: Bag, items: Counts): Lack | null {
  const least = bag.least ?? 1;
  const most = bag.most ?? 99;
  if (sum(items) < least) return { key: "web-lack-least", facts: { least }, rule: bag.rule_least ?? bag.rule };
  if (sum(items) > most) return { key: "terminal-too-many", facts: { most } };
  if (bag.forbidden?.some((one) => same(one, items))) {
    return { key: `rule-${bag.rule_forbidden}`, rule: bag.rule_forbidden ?? bag.rule };
  }
  return null;
}

/** The initial content of a bag: everything, if there is no other choice. */
export function begun({ have, least = 1 }: Bag): Counts {
  return sum(have) === least ? have : have.map(() => 0);
}

export function exchangeLack(exchange: Exchange, give: Counts, take: Counts): Lack | null {
  const given = sum(give);
  const taken = sum(take);
  const most = exchange.ratio * given;
  if (!given) return { key: "web-lack-give" };
  if (taken < given || taken > most) {
    const rule = taken < given ? (exchange.rule_fewest ?? exchange.rule) : exchange.rule;
    return { key: "web-lack-take", facts: { least: given, most }, rule };
  }
  const fair =
    (exchange.kinds ?? "disjoint") === "disjoint"
      ? give.every((g, at) => !(g && take[at]))
      : give.every((g, at) => (take[at] ?? 0) <= exchange.ratio * (given - g) && g <= taken - (take[at] ?? 0));
  return fair ? null : { key: "web-trade-kinds", rule: exchange.rule_kinds ?? exchange.rule };
}

/** The sizes that the piles of a split must have, larger ones first. */
export function pileSizes(split: Split): number[] {
  const piles = split.piles ?? 2;
  const total = sum(split.have);
  return Array.from({ length: piles }, (_, at) => Math.floor((total + piles - 1 - at) / piles));
}

/** Piles in the order in which a split is sent: by size, then by pieces of the first kinds, larger numbers first. */
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

const worthIn = (pile: Counts, worth: Counts): number =>
  pile.reduce((all, many, kind) => all + many * (worth[kind] ?? 0), 0);

/** Piles of the required sizes, as close to each other in worth as possible. */
export function evenOut(split: Split, worth: Counts): Counts[] {
  const sizes = pileSizes(split);
  const pieces = split.have
    .flatMap((many, kind) => Array<number>(many).fill(kind))
    .sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0));
  const piles = sizes.map(() => split.have.map(() => 0));
  for (const kind of pieces) {
    const open = piles.filter((pile, at) => sum(pile) < (sizes[at] ?? 0));
    const poorest = open.reduce((one, other) => (worthIn(other, worth) < worthIn(one, worth) ? other : one));
    poorest[kind] = (poorest[kind] ?? 0) + 1;
  }
  return swapUntilEven(piles, worth);
}

/** Swap pieces between two piles as long as a swap makes the piles more equal. */
function swapUntilEven(piles: number[][], worth: Counts): number[][] {
  const spread = (): number => {
    const each = piles.map((pile) => worthIn(pile, worth));
    return Math.max(...each) - Math.min(...each);
  };
  for (const [from, to] of pairs(piles.length)) {
    for (const [one, other] of pairs(worth.length)) {
      const before = spread();
      if (!swap(piles[from] ?? [], piles[to] ?? [], one, other)) continue;
      if (spread() < before) return swapUntilEven(piles, worth);
      swap(piles[from] ?? [], piles[to] ?? [], other, one);
    }
  }
  return piles;
}

function swap(from: number[], to: number[], one: number, other: number): boolean {
  if (!from[one] || !to[other]) return false;
  from[one] -= 1;
  to[other] -= 1;
  from[other] = (from[other] ?? 0) + 1;
  to[one] = (to[one] ?? 0) + 1;
  return true;
}

function pairs(size: number): [number, number][] {
  const all = Array.from({ length: size }, (_, at) => at);
  return all.flatMap((one) => all.filter((other) => other !== one).map((other): [number, number] => [one, other]));
}

export function partName(question: { move: string; of?: number }): string {
  return `${question.move}:${question.of ?? 0}`;
}

export const nothing = (like: readonly number[]): number[] => like.map(() => 0);
