import type { Lack } from "../../../composers/shapes";
import type { Deal, Pay } from "../../../protocol/wire";
import { type Counts, sum } from "../../../words/phrases";

export function payLack(pay: Pay, goods: Counts, markers: Counts): Lack | null {
  const paid = sum(goods) + sum(markers);
  return paid === pay.price ? null : { key: "web-lack-pay", facts: { price: pay.price - paid } };
}

export interface Proposal {
  readonly to: number;
  readonly give_goods: Counts;
  readonly give_markers: Counts;
  readonly take_goods: Counts;
  readonly take_markers: Counts;
  readonly promise: string;
  readonly answers: number;
  readonly vow: number;
  readonly wants: number;
}

export function dealLack(deal: Deal, made: Proposal): Lack | null {
  const partner = deal.partners.find(([seat]) => seat === made.to);
  if (!partner) return { key: "web-deal-partner" };
  const [, goods, markers] = partner;
  if (sum(made.take_goods) > goods || sum(made.take_markers) > markers) {
    return { key: "web-deal-too-much", facts: { goods, markers } };
  }
  const something =
    sum(made.give_goods) +
    sum(made.give_markers) +
    sum(made.take_goods) +
    sum(made.take_markers) +
    made.vow +
    made.wants;
  return something ? null : { key: "web-deal-nothing" };
}
