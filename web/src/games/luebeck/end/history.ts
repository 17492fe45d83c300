import type { AnyEvent, View } from "../../../protocol/luebeck";
import { cardOf } from "../cards";
import { seats } from "../read";

/** The points a seat gained and lost, by source. */
export interface Account {
  readonly seat: number;
  readonly goods: number;
  readonly doubled: number;
  readonly overboard: number;
  readonly left: number;
  /** The cards that were left in hand. */
  readonly cards: readonly number[];
}

/** The scores at the end of each round, and after the hands were counted. */
export interface ScoreHistory {
  readonly rounds: readonly (readonly number[])[];
  readonly final: readonly number[];
  /** The round in which the discards were shuffled for the first time; 0 if never. */
  readonly secondRun: number;
}

export function roundAccounts(view: View, events: readonly AnyEvent[]): Account[] {
  return seats(view).map((seat) => {
    const account = { seat, goods: 0, doubled: 0, overboard: 0, left: 0, cards: [] as readonly number[] };
    for (const event of events) {
      if (!("seat" in event) || event.seat !== seat) continue;
      if (event.event === "goods_played") {
        const { value } = cardOf(view, event.card);
        account.goods += value;
        account.doubled += event.points - value;
      } else if (event.event === "card_discarded") account.overboard += event.cost;
      else if (event.event === "hand_counted") [account.left, account.cards] = [event.cost, event.cards];
    }
    return account;
  });
}

export function scoreHistory(view: View, events: readonly AnyEvent[]): ScoreHistory {
  const now = seats(view).map(() => 0);
  const rounds: number[][] = [];
  let [secondRun, counted] = [0, false];
  for (const event of events) {
    if (event.event === "round_began" && event.round > 1) rounds.push([...now]);
    if (event.event === "shuffled" && !secondRun) secondRun = rounds.length + 1;
    if (event.event === "hand_counted" && !counted) {
      rounds.push([...now]);
      counted = true;
    }
    if (event.event === "goods_played") now[event.seat] = (now[event.seat] ?? 0) + event.points;
    if (event.event === "card_discarded" || event.event === "hand_counted")
      now[event.seat] = (now[event.seat] ?? 0) - event.cost;
  }
  return { rounds, final: now, secondRun };
}

/** The points that a seat earned with one cog between two visits to the field, and the cities on the way. */
export interface Voyage {
  readonly seat: number;
  readonly cog: number;
  readonly points: number;
  readonly cities: readonly number[];
}

export function bestVoyage(events: readonly AnyEvent[]): Voyage | null {
  const open = new Map<string, Voyage>();
  let best: Voyage | null = null;
  const forget = (cog: number): void => {
    for (const [key, one] of open) if (one.cog === cog) open.delete(key);
  };
  for (const event of events) {
    if (event.event === "cog_pirated" || event.event === "cog_unloaded") forget(event.cog);
    if (event.event !== "goods_played") continue;
    const key = `${event.seat}:${event.cog}`;
    const before = open.get(key) ?? { seat: event.seat, cog: event.cog, points: 0, cities: [] };
    const cities = before.cities.at(-1) === event.city ? before.cities : [...before.cities, event.city];
    const one = { ...before, points: before.points + event.points, cities };
    open.set(key, one);
    if (!best || one.points > best.points) best = one;
  }
  return best;
}

/** The most points that a seat's doubled cards of one city brought in one round. */
export function bestDoubling(view: View, events: readonly AnyEvent[]): Omit<Voyage, "cog"> | null {
  let best: Omit<Voyage, "cog"> | null = null;
  let sums = new Map<string, number>();
  for (const event of events) {
    if (event.event === "round_began") sums = new Map();
    if (event.event !== "goods_played" || event.points === cardOf(view, event.card).value) continue;
    const key = `${event.seat}:${event.city}`;
    const points = (sums.get(key) ?? 0) + event.points;
    sums.set(key, points);
    if (!best || points > best.points) best = { seat: event.seat, points, cities: [event.city] };
  }
  return best;
}

export const pirateRaids = (events: readonly AnyEvent[]): number =>
  events.filter((event) => event.event === "cog_pirated").length;
