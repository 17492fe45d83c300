import { expect, test } from "vitest";
import type { AnyEvent, View } from "../../../protocol/kogge";
import type { Deal } from "../../../protocol/wire";
import { firstProposal, holdingsAfter, holdingsIfAgreed, lastDeclined, payableOffice } from "./offers";

const VALUES = 9;
const markers = (...which: number[]): number[] =>
  Array.from({ length: VALUES }, (_, at) => which.filter((one) => one === at).length);
const nothing = { goods: [0, 0, 0, 0], markers: markers() };

/** A player in Lübeck, which makes salt, with three ore, one fur and a 7. One amber and a 2 are offered for two ore. */
const view = {
  setup: { seats: 2 },
  board: {
    goods: Array<number>(36).fill(0),
    sites: Array<number>(18).fill(-1),
    site_goods: Array<number>(72).fill(0),
    routes: Array<number>(18).fill(0),
    covered: Array<number>(18).fill(-1),
    raided: Array<number>(9).fill(0),
    shown: [],
    crest: -1,
  },
  fleet: { cogs: [7, 7], guild: 0 },
  costs: { offices: Array.from({ length: 9 }, () => [{ value: 0, goods: [1, 1, 1, 0], markers: markers(7) }]) },
  own: { seat: 0, cargo: [3, 1, 0, 0], hand: markers(7), routes: [], offers: [[5, markers(2), markers()]] },
  talk: {
    offers: [
      { offer: 5, maker: 1, to: 0, give_goods: [0, 0, 1, 0], take_goods: [2, 0, 0, 0], give_count: 1, take_count: 0 },
    ],
  },
} as unknown as View;
const deal = {
  shape: "deal",
  move: "offer",
  first: [3, 1, 0, 0],
  second: markers(7),
  partners: [[1, 4, 2]],
} as unknown as Deal;

test("a counter-offer begins as the offer it answers, turned round", () => {
  const made = firstProposal(deal, 1, 5, view);
  expect(made).toMatchObject({
    give_goods: [2, 0, 0, 0],
    take_goods: [0, 0, 1, 0],
    take_markers: markers(2),
    answers: 5,
  });
});

test("a new offer begins empty", () => {
  const made = firstProposal(deal, 1, -1, view);
  expect([made.give_goods, made.take_goods, made.take_markers]).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], markers()]);
});

test("what one would hold afterwards", () => {
  const then = holdingsAfter(view, { ...nothing, goods: [2, 0, 0, 0] }, { goods: [0, 0, 1, 0], markers: markers(2) });
  expect(then).toEqual({ goods: [1, 1, 1, 0], markers: markers(2, 7) });
});

test("a deal that completes the price of an office says where", () => {
  expect(payableOffice(view, { goods: [1, 1, 1, 0], markers: markers(7) })).toBe(7);
  expect(payableOffice(view, { goods: [1, 1, 0, 1], markers: markers(7) })).toBe(-1);
  expect(payableOffice(view, { goods: [1, 1, 1, 0], markers: markers() })).toBe(-1);
});

test("what one would hold after an offer is told only where one has what it asks for", () => {
  const [offer] = view.talk.offers;
  if (!offer) throw new Error("no offer");
  expect(holdingsIfAgreed(view, offer)).toEqual({ goods: [1, 1, 1, 0], markers: markers(2, 7) });
  const asksMarker = { ...view, own: { ...view.own, offers: [[5, markers(2), markers(6)]] } } as unknown as View;
  expect(holdingsIfAgreed(asksMarker, offer)).toBeNull();
  expect(holdingsIfAgreed(view, { ...offer, take_goods: [4, 0, 0, 0] })).toBeNull();
});

test("offers that were declined are told with what they were, the last one first", () => {
  const made = (offer: number) => ({ event: "offer_made", offer, seat: 0, to: 1 }) as AnyEvent;
  const declined = (offer: number): AnyEvent => ({ event: "offer_declined", offer, seat: 0, to: 1 });
  const events = [1, 2, 3, 4].flatMap((offer) => [made(offer), declined(offer)]);
  const told = lastDeclined([made(9), ...events]);
  expect(told.map(({ seat }) => seat)).toEqual([1, 1, 1]);
  expect(told.map(({ event }) => event)).toEqual([declined(4), declined(3), declined(2)]);
  expect(told[0]?.made).toEqual(made(4));
});
