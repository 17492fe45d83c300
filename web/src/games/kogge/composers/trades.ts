import type { Exchange } from "../../../protocol/wire";
import { type Counts, sum } from "../../../words/phrases";

/** A trade in progress: the goods given and taken. */
export interface Swap {
  readonly give: Counts;
  readonly take: Counts;
}

/** The values that decide which goods to pay with: the worth of each kind, and the kinds needed for an office. */
export interface Worths {
  readonly worth: Counts;
  readonly needed: readonly boolean[];
}

const plus = (counts: Counts, at: number, more: number): number[] =>
  counts.map((many, kind) => (kind === at ? Math.max(0, many + more) : many));

/** Goods that can still be given: nothing of the kinds that are taken. */
const givable = ({ have }: Exchange, { give, take }: Swap): number[] =>
  have.map((many, good) => (take[good] ? 0 : many - (give[good] ?? 0)));

/** Goods that can still be taken: nothing of the kinds that are given. */
const takable = ({ offer }: Exchange, { give, take }: Swap): number[] =>
  offer.map((many, good) => (give[good] ? 0 : many - (take[good] ?? 0)));

/** The kinds in the order in which one pays with them: first those not needed for an office, the cheapest first. */
function byPrice({ worth, needed }: Worths): number[] {
  const key = (good: number): number => (needed[good] ? 100 : 0) + (worth[good] ?? 0);
  return worth.map((_, good) => good).sort((one, other) => key(one) - key(other));
}

/** The goods that can be taken if nothing is given yet, and another kind of good pays for them. */
export function possibleTakes({ have, offer }: Exchange): number[] {
  return offer.flatMap((many, good) => (many && have.some((own, other) => own && other !== good) ? [good] : []));
}

/** A tap on a kind: take the most of it; a further tap takes one less, because phones have no button for that. */
export const tapTake = (trade: Exchange, swap: Swap, good: number, worths: Worths): Swap =>
  (swap.take[good] ? takeLess : takeMost)(trade, swap, good, worths);

/**
 * Take the most of a kind: as much as the goods given so far still pay for, or else as much as can be paid, with the
 * cheapest goods.
 */
export function takeMost(trade: Exchange, swap: Swap, good: number, worths: Worths): Swap {
  const left = trade.ratio * sum(swap.give.filter((_, other) => other !== good)) - sum(swap.take);
  if (left > 0) {
    const most = Math.min(trade.offer[good] ?? 0, left);
    return { give: plus(swap.give, good, -99), take: plus(swap.take, good, most) };
  }
  const payable = sum(trade.have.map((many, other) => (other === good || swap.take[other] ? 0 : many)));
  const room = trade.ratio * payable - sum(swap.take);
  const most = Math.min(trade.offer[good] ?? 0, Math.max(0, room));
  return paid(trade, { give: plus(swap.give, good, -99), take: plus(swap.take, good, most) }, worths);
}

/** Take one less of a kind; the payment follows. */
export const takeLess = (trade: Exchange, swap: Swap, good: number, worths: Worths): Swap =>
  paid(trade, { ...swap, take: plus(swap.take, good, -1) }, worths);

/** Adjust the payment to the goods taken: the fewest goods that pay for them. */
function paid(trade: Exchange, swap: Swap, worths: Worths): Swap {
  const order = byPrice(worths);
  const price = Math.ceil(sum(swap.take) / trade.ratio);
  let give = swap.give;
  while (sum(give) > price) give = plus(give, [...order].reverse().find((good) => give[good]) ?? 0, -1);
  while (sum(give) < price) {
    const left = givable(trade, { give, take: swap.take });
    const next = order.find((good) => left[good]);
    if (next === undefined) break;
    give = plus(give, next, 1);
  }
  return { give, take: swap.take };
}

/** Whether one more of a kind can be given: there is one, and something is left to take for it. */
export function canGive(trade: Exchange, swap: Swap, good: number): boolean {
  if (!givable(trade, swap)[good]) return false;
  const give = plus(swap.give, good, 1);
  return sum(give) <= sum(swap.take) + sum(takable(trade, { give, take: swap.take }));
}

/** Give one more of a kind; the kinds taken already grow with it. */
export function giveMore(trade: Exchange, swap: Swap, good: number): Swap {
  const give = plus(swap.give, good, 1);
  let take = swap.take;
  const grows = (): number =>
    take.findIndex((many, kind) => many > 0 && many < (trade.offer[kind] ?? 0) && sum(take) < trade.ratio * sum(give));
  for (let kind = grows(); kind >= 0; kind = grows()) take = plus(take, kind, 1);
  return { give, take };
}

/** Give one less of a kind; the goods taken shrink to what the rest pays for. */
export function giveLess(trade: Exchange, swap: Swap, good: number): Swap {
  const give = plus(swap.give, good, -1);
  let take = swap.take;
  while (sum(take) > trade.ratio * sum(give)) take = plus(take, take.findLastIndex(Boolean), -1);
  return { give, take };
}

/** Give none of a kind any more; what the rest does not pay for is not taken. */
export function giveNone(trade: Exchange, swap: Swap, good: number): Swap {
  let less = swap;
  while (less.give[good]) less = giveLess(trade, less, good);
  return less;
}
