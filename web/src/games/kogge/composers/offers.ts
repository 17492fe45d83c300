import type { AnyEvent, OfferSeen, View } from "../../../protocol/kogge";
import type { Deal } from "../../../protocol/wire";
import { type Counts, sum } from "../../../words/phrases";
import type { GameEvent } from "../../../net/game";
import { ownCity } from "../labels";
import type { Proposed } from "./lacks";

/** Goods and markers that go one way. */
export interface Bundle {
  readonly goods: Counts;
  readonly markers: Counts;
  /** So many markers, where it is secret which. */
  readonly hidden: number;
}

/** What became of an offer, by whose deed, and the offer itself. */
export interface Answered {
  readonly seat: number;
  readonly event: GameEvent;
  readonly made: GameEvent | undefined;
}
const MAX_ANSWERED = 3;

/** The offers that were declined last, the last one first. */
export function lastDeclined(events: readonly AnyEvent[]): Answered[] {
  const declined = events.flatMap((event, at) => (event.event === "offer_declined" ? [{ event, at }] : []));
  return declined
    .slice(-MAX_ANSWERED)
    .reverse()
    .map(({ event, at }) => {
      const same = (one: AnyEvent): boolean => one.event === "offer_made" && one.offer === event.offer;
      return { seat: event.to, event, made: events.slice(0, at).findLast(same) };
    });
}

const none = (like: Counts): number[] => like.map(() => 0);

/** Both sides of an offer, as far as this viewer knows them: what its maker gives, and what he wants. */
export function sidesOf(view: View, offer: OfferSeen): { give: Bundle; take: Bundle } {
  const [, give = [], take = []] = view.own?.offers.find(([number]) => number === offer.offer) ?? [];
  const bundle = (goods: Counts, markers: Counts, many: number): Bundle => ({
    goods,
    markers,
    hidden: sum(markers) ? 0 : many,
  });
  return {
    give: bundle(offer.give_goods, give, offer.give_count),
    take: bundle(offer.take_goods, take, offer.take_count),
  };
}

/** A deal before anything was put into it; one that answers an offer begins as that offer, turned round. */
export function firstProposal(deal: Deal, to: number, answers: number, view: View): Proposed {
  const offer = view.talk.offers.find((one) => one.offer === answers);
  const sides = offer ? sidesOf(view, offer) : null;
  const within = (wanted: Counts | undefined, have: Counts): number[] =>
    have.map((many, at) => Math.min(many, wanted?.[at] ?? 0));
  const asIs = (wanted: Counts | undefined, like: Counts): number[] => none(like).map((_, at) => wanted?.[at] ?? 0);
  return {
    to,
    give_goods: within(sides?.take.goods, deal.first),
    give_markers: within(sides?.take.markers, deal.second),
    take_goods: asIs(sides?.give.goods, deal.first),
    take_markers: asIs(sides?.give.markers, deal.second),
    promise: "",
    answers,
    vow: 0,
    wants: 0,
  };
}

/** What one holds: cargo and hand. */
export interface Holdings {
  readonly goods: readonly number[];
  readonly markers: readonly number[];
}

/** What one would hold after a deal. */
export function afterwards(view: View, gives: Omit<Bundle, "hidden">, gets: Omit<Bundle, "hidden">): Holdings {
  const change = (have: Counts, less: Counts, more: Counts): number[] =>
    have.map((many, at) => many - (less[at] ?? 0) + (more[at] ?? 0));
  return {
    goods: change(view.own?.cargo ?? [], gives.goods, gets.goods),
    markers: change(view.own?.hand ?? [], gives.markers, gets.markers),
  };
}

/** What one would hold after one has agreed to an offer; nothing where one lacks what it asks for. */
export function agreed(view: View, offer: OfferSeen): Holdings | null {
  const { give, take } = sidesOf(view, offer);
  const then = afterwards(view, take, give);
  return [...then.goods, ...then.markers].every((many) => many >= 0) ? then : null;
}

/** The city where these would pay an office, -1 if they would not. */
export function paysOffice(view: View, { goods, markers }: Holdings): number {
  const city = ownCity(view);
  const covers = (have: Counts, price: Counts): boolean => price.every((many, at) => (have[at] ?? 0) >= many);
  const ways = view.costs.offices[city] ?? [];
  return ways.some((cost) => covers(goods, cost.goods) && covers(markers, cost.markers)) ? city : -1;
}
