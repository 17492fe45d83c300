import { actorOf, type Step } from "../../../match/steps";
import type { View } from "../../../protocol/kogge";
import { GOODS, part, range } from "../read";

/** The place of a piece: a city, a site, a slot, a cog, a player, the stock or the market. */
export interface Place {
  readonly at: "city" | "site" | "slot" | "cog" | "seat" | "stock" | "market";
  readonly of: number;
}

/** A piece on its way from one place to another; a marker of -1 lies face down. */
export interface Travel {
  readonly piece: "good" | "marker";
  readonly value: number;
  readonly from: Place;
  readonly to: Place;
}

export interface Voyage {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** All movements in one step. */
export interface Moves {
  readonly travels: readonly Travel[];
  readonly voyages: readonly Voyage[];
  /** The cities of the guild master's walk, starting with the first; empty if he stays. */
  readonly walk: readonly number[];
}

/** With more pieces than this, the eye cannot follow single ones. */
const MAX_TRAVELS = 14;
const STOCK: Place = { at: "stock", of: 0 };

export function movesOf(before: View, step: Step<View>): Moves {
  const { view: after, events } = step;
  const actor = actorOf(events);
  const travels = [...goodsMoved(before, after, actor), ...markersMoved(events)];
  return { travels: travels.slice(0, MAX_TRAVELS), voyages: voyages(before, after), walk: guildWalk(before, after) };
}

function voyages(before: View, after: View): Voyage[] {
  return after.fleet.cogs.flatMap((to, seat) => {
    const from = before.fleet.cogs[seat] ?? -1;
    return from >= 0 && to >= 0 && from !== to ? [{ seat, from, to }] : [];
  });
}

/** The cities of the guild master's walk, in order; only its two ends if that order does not lead to his place. */
function guildWalk(before: View, after: View): number[] {
  const [from, to] = [before.fleet.guild, after.fleet.guild];
  if (from === to || from < 0 || to < 0) return [];
  const steps = after.fleet.walked - before.fleet.walked;
  const many = after.board.raided.length;
  const way = range(Math.max(0, steps) + 1).map((step) => (from + step) % many);
  return way.at(-1) === to ? way : [from, to];
}

type GoodsByPlace = readonly (readonly [Place, readonly number[]])[];

/** The places whose goods this viewer knows, with their goods. */
function goodsByPlace(view: View): GoodsByPlace {
  const lying = (at: Place["at"], all: readonly number[]): GoodsByPlace =>
    range(all.length / GOODS).map((of) => [{ at, of }, part(all, of, GOODS)] as const);
  const open = view.players.cargo_open.map((goods, of) => [{ at: "cog", of }, goods] as const);
  const own = view.own ? ([[{ at: "cog", of: view.own.seat }, view.own.cargo]] as const) : [];
  const others = open.filter(([{ of }, goods]) => goods.length && of !== view.own?.seat);
  return [
    ...lying("city", view.board.goods),
    ...lying("site", view.board.site_goods),
    ...others,
    ...own,
    [STOCK, view.supply.stock],
  ];
}

/** Goods that moved from one place to another; an unknown place counts as the acting seat's cog. */
function goodsMoved(before: View, after: View, actor: number): Travel[] {
  const was = new Map(goodsByPlace(before).map(([{ at, of }, goods]) => [`${at}:${of}`, goods]));
  const unseen: Place = actor < 0 ? STOCK : { at: "cog", of: actor };
  return range(GOODS).flatMap((value) => {
    const left: Place[] = [];
    const came: Place[] = [];
    for (const [place, goods] of goodsByPlace(after)) {
      const more = (goods[value] ?? 0) - (was.get(`${place.at}:${place.of}`)?.[value] ?? goods[value] ?? 0);
      for (let one = 0; one < Math.abs(more); one++) (more > 0 ? came : left).push(place);
    }
    return range(Math.max(left.length, came.length))
      .map((at): Travel => ({ piece: "good", value, from: left[at] ?? unseen, to: came[at] ?? unseen }))
      .filter(({ from, to }) => from.at !== to.at || from.of !== to.of);
  });
}

/** The fields of events that move markers between players. */
interface MarkerFields {
  readonly event: string;
  readonly seat?: number;
  readonly slot?: number;
  readonly old?: number;
  readonly new?: number;
  readonly marker?: number;
  readonly pair?: readonly number[];
  readonly pairs?: readonly (readonly number[])[];
  readonly markers?: readonly number[];
}

function markersMoved(events: Step["events"]): Travel[] {
  const last = new Map(events.map((event) => [keyOf(event as MarkerFields), event as MarkerFields]));
  return [...last.values()].flatMap(ofEvent);
}

/** The key of an event; two reports of one event in different detail have the same key. */
function keyOf({ event, seat, slot, pair }: MarkerFields): string {
  return [event, seat, slot, pair].join();
}

function ofEvent(event: MarkerFields): Travel[] {
  const { seat = -1, slot = -1 } = event;
  const hand: Place = { at: "seat", of: seat };
  const there: Place = { at: "slot", of: slot };
  const market: Place = { at: "market", of: 0 };
  const go = (value: number, from: Place, to: Place): Travel => ({ piece: "marker", value, from, to });
  switch (event.event) {
    case "route_changed":
      return [go(event.old ?? -1, there, hand), go(event.new ?? -1, hand, there)];
    case "pair_bought":
      return (event.pair ?? []).map((value) => go(value, market, hand));
    case "market_laid":
      return (event.pairs ?? []).flat().map((value) => go(value, STOCK, market));
    case "marker_taken":
    case "marker_drawn":
      return [go(event.marker ?? -1, STOCK, hand)];
    case "sailed":
    case "built":
    case "peeked":
      return counted(event.markers ?? []).map((value) => go(value, hand, STOCK));
    default:
      return [];
  }
}

const counted = (counts: readonly number[]): number[] =>
  counts.flatMap((many, value) => Array<number>(many).fill(value));
