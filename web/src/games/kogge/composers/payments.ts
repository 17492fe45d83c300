import type { Pay } from "../../../protocol/wire";
import { type Counts, sum } from "../../../words/phrases";

/** Goods and markers laid for a price. */
export interface Payment {
  readonly goods: Counts;
  readonly markers: Counts;
}

/** The cost of a good compared with a marker, which is worth least. */
const MARKER_WORTH = 0.5;

/** The cheapest payment of a price: markers with several of a kind first, then goods from the cheapest kind. */
export function cheapest(pay: Pay, worth: Counts): Payment {
  const goods = pay.first.map(() => 0);
  const markers = pay.second.map(() => 0);
  const pieces = [
    ...pay.second.flatMap((many, at) => piecesOf(markers, at, many, MARKER_WORTH - many / 100)),
    ...pay.first.flatMap((many, at) => piecesOf(goods, at, many, worth[at] ?? 0)),
  ].sort((one, other) => one.cost - other.cost);
  for (const { of, at } of pieces.slice(0, pay.price)) of[at] = (of[at] ?? 0) + 1;
  return { goods, markers };
}

interface Piece {
  readonly of: number[];
  readonly at: number;
  readonly cost: number;
}

const piecesOf = (of: number[], at: number, many: number, cost: number): Piece[] =>
  Array.from({ length: many }, () => ({ of, at, cost }));

/** The payment with one more piece of a kind; a full one loses its dearest other piece, or the kind is taken back. */
export function toggled(pay: Pay, paid: Payment, side: keyof Payment, at: number): Payment {
  const [laid, have] = [paid[side][at] ?? 0, (side === "goods" ? pay.first : pay.second)[at] ?? 0];
  const set = (one: Payment, of: keyof Payment, kind: number, many: number): Payment => ({
    ...one,
    [of]: one[of].map((now, index) => (index === kind ? many : now)),
  });
  if (laid === have) return set(paid, side, at, 0);
  const added = set(paid, side, at, laid + 1);
  if (sum(added.goods) + sum(added.markers) <= pay.price) return added;
  const other = (of: keyof Payment): number =>
    paid[of].findIndex((many, kind) => many > 0 && !(of === side && kind === at));
  const from = other("goods") >= 0 ? "goods" : "markers";
  const kind = other(from);
  return kind < 0 ? set(paid, side, at, 0) : set(added, from, kind, (paid[from][kind] ?? 0) - 1);
}
