import type { AnyEvent, OfferSeen, View } from "../../../protocol/kogge";
import type { Deal } from "../../../protocol/wire";
import { type Counts, sum } from "../../../words/phrases";
import type { GameEvent } from "../../../net/gameTypes";
import { ownCity } from "../read";
import type { Proposal } from "./lacks";

/** Goods and markers that change hands in one direction. */
export interface Bundle {
  readonly goods: Counts;
  readonly markers: Counts;
  /** The number of markers whose values are secret. */
  readonly hidden: number;
}

/** A declined offer: the player who declined it, the event, and the event that made the offer. */
export interface DeclinedOffer {
  readonly seat: number;
  readonly event: GameEvent;
  readonly made: GameEvent | undefined;
}
const MAX_ANSWERED = 3;

/** The most recently declined offers, the latest first. */
export function lastDeclined(events: readonly AnyEvent[]): DeclinedOffer[] {
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

/** Both sides of an offer as far as this viewer knows them: the maker's gift and wish. */
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

/** A new deal, still empty; a counter-offer starts as the reversed offer. */
export function firstProposal(deal: Deal, to: number, answers: number, view: View): Proposal {
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

/** The player's cargo and hand. */
export interface Holdings {
  readonly goods: readonly number[];
  readonly markers: readonly number[];
}

/** The player's holdings after a deal. */
export function holdingsAfter(view: View, gives: Omit<Bundle, "hidden">, gets: Omit<Bundle, "hidden">): Holdings {
  const change = (have: Counts, less: Counts, more: Counts): number[] =>
    have.map((many, at) => many - (less[at] ?? 0) + (more[at] ?? 0));
  return {
    goods: change(view.own?.cargo ?? [], gives.goods, gets.goods),
    markers: change(view.own?.hand ?? [], gives.markers, gets.markers),
  };
}

/** The player's holdings after accepting an offer; null if the player cannot pay. */
export function holdingsIfAgreed(view: View, offer: OfferSeen): Holdings | null {
  const { give, take } = sidesOf(view, offer);
  const then = holdingsAfter(view, take, give);
  return [...then.goods, ...then.markers].every((many) => many >= 0) ? then : null;
}

/** The city of the player's cog if these pieces pay for an office there; otherwise -1. */
export function payableOffice(view: View, { goods, markers }: Holdings): number {
  const city = ownCity(view);
  const covers = (have: Counts, price: Counts): boolean => price.every((many, at) => (have[at] ?? 0) >= many);
  const ways = view.costs.offices[city] ?? [];
  return ways.some((cost) => covers(goods, cost.goods) && covers(markers, cost.markers)) ? city : -1;
}
