import type { GameEvent } from "../../../net/gameTypes";
import type { AnyEvent, View } from "../../../protocol/kogge";
import type { Facts } from "../../../words/catalogue";
import { counts, type Counts, sum } from "../../../words/phrases";
import type { Story } from "../../../words/story";
import { worthOf } from "../scores";
import { cities, type City, type Exit, GOODS, range, ownCity } from "../read";

/** Moves whose composer is the moment of a raid. */
export const RAID_MOVES = ["raid_city", "raid_cog"] as const;

/** A possible target of a raid, and its loot. */
export interface Prey {
  /** The owner of the cog; -1 for the city with its offices. */
  readonly seat: number;
  /** The goods there; null if they are secret. */
  readonly goods: Counts | null;
  readonly count: number;
  readonly worth: number;
  /** The sizes of the piles that the owner would lay; empty if everything is taken. */
  readonly piles: readonly number[];
}

export interface Raid {
  readonly city: City;
  readonly preys: readonly Prey[];
  /** The routes by which the robber may be driven out. */
  readonly ways: readonly Exit[];
}

/** Sizes of piles that differ by at most one, the largest first. */
export const pileSizes = (count: number, piles: number): number[] =>
  range(piles).map((at) => Math.floor((count + piles - 1 - at) / piles));

/** The goods of the city and of all its offices. */
export function lootOf(city: City): number[] {
  return range(GOODS).map((good) =>
    sum([city.goods, ...city.sites.map((site) => site.goods)].map((all) => all[good] ?? 0)),
  );
}

/** The open raid in the player's own city, with its targets as the question offers them. */
export function raidOf(view: View): Raid | null {
  const city = cities(view)[ownCity(view)];
  const question = view.asked?.question;
  if (!city || question?.shape !== "menu") return null;
  const preys = question.options.flatMap((option): Prey[] => {
    if (option.move === "raid_city") return [cityPrey(view, city)];
    if (option.move !== "raid_cog" || option.shape !== "choice") return [];
    return option.values.map((seat) => cogPrey(view, seat));
  });
  return preys.length ? { city, preys, ways: city.exits } : null;
}

function cityPrey(view: View, city: City): Prey {
  const goods = lootOf(city);
  const count = sum(goods);
  const piles = view.costs.city_piles;
  return { seat: -1, goods, count, worth: worthOf(view, goods), piles: piles > 1 ? pileSizes(count, piles) : [] };
}

function cogPrey(view: View, seat: number): Prey {
  const goods = view.players.cargo_open[seat] ?? null;
  const count = view.players.cargo[seat] ?? 0;
  return { seat, goods, count, worth: goods ? worthOf(view, goods) : 0, piles: pileSizes(count, view.costs.cog_piles) };
}

/** The facts of the sentences about a possible target. */
export function preyFacts(story: Story, prey: Prey): Facts {
  return {
    kind: prey.seat < 0 ? "city" : "cog",
    seat: prey.seat < 0 ? "" : story.phrases.player(prey.seat),
    piles: prey.piles.length,
    sizes: [...new Set(prey.piles)].sort((one, other) => one - other).join(" / "),
    count: prey.count,
    known: prey.goods ? "yes" : "no",
    goods: prey.goods ? String(counts(story.phrases, prey.goods, ["good"])[0]) : "",
    worth: prey.worth,
  };
}

/** The loot of a raid, as far as this viewer knows it. */
export interface Loot {
  readonly seat: number;
  /** The owner of the robbed cog; -1 for a city. */
  readonly victim: number;
  readonly city: number;
  readonly goods: Counts | null;
  readonly count: number;
}

/** The loot that an event reports, or null if it reports none. */
export function reportedLoot(events: readonly GameEvent[], at: number): Loot | null {
  const event = events[at] as AnyEvent | undefined;
  if (event?.event === "city_raided" && sum(event.goods))
    return { seat: event.seat, victim: -1, city: event.city, goods: event.goods, count: sum(event.goods) };
  if (event?.event === "loot_taken")
    return { seat: event.seat, victim: -1, city: event.city, goods: event.taken, count: sum(event.taken) };
  if (event?.event !== "pile_taken") return null;
  const raided = (events as readonly AnyEvent[]).slice(0, at).findLast((one) => one.event === "cog_raided");
  const city = raided?.event === "cog_raided" ? raided.city : -1;
  return {
    seat: event.seat,
    victim: event.victim,
    city,
    goods: event.goods?.length ? event.goods : null,
    count: event.size,
  };
}

/** The loot to show among the events since `from`: the player's own, otherwise the newest. */
export function newestLoot(events: readonly GameEvent[], from: number, own: number): { at: number; loot: Loot } | null {
  const found = events.slice(from).flatMap((_, after) => {
    const loot = reportedLoot(events, from + after);
    return loot ? [{ at: from + after, loot }] : [];
  });
  return found.findLast(({ loot }) => loot.seat === own) ?? found.at(-1) ?? null;
}
