import type { GameEvent } from "../../../net/gameTypes";
import type { AnyEvent } from "../../../protocol/kogge";
import type { Counts } from "../../../words/phrases";
import type { Standing } from "../scores";

/** A cause of the result: the player, the number of points gained by it, and the round. */
export interface Cause {
  readonly kind: "last_point" | "raid_city" | "raid_cog" | "chip" | "trades" | "unused" | "offices";
  readonly seat: number;
  readonly points: number;
  /** The round; 0 means the whole game. */
  readonly round: number;
  /** The number of the event behind the cause. */
  readonly at?: number;
  readonly victim?: number;
  readonly city?: number;
  readonly chip?: number;
  readonly goods?: Counts;
  readonly count?: number;
}

/** The worth of each kind of piece at this table. */
export interface Worths {
  readonly chip: number;
  goods(goods: Counts): number;
}

const MAX_CAUSES = 3;

/** The gain that one event brought to a player, if it is worth mentioning. */
function causeOf(event: AnyEvent, round: number, worths: Worths): Cause | null {
  if (event.event === "city_raided")
    return {
      kind: "raid_city",
      seat: event.seat,
      points: worths.goods(event.goods),
      round,
      city: event.city,
      goods: event.goods,
    };
  if (event.event === "loot_taken")
    return {
      kind: "raid_city",
      seat: event.seat,
      points: worths.goods(event.taken),
      round,
      city: event.city,
      goods: event.taken,
    };
  if (event.event === "pile_taken" && event.goods?.length) {
    const { seat, victim, goods } = event;
    return { kind: "raid_cog", seat, victim, points: worths.goods(goods), round, goods };
  }
  if (event.event === "chip_won")
    return { kind: "chip", seat: event.seat, points: worths.chip, round, chip: event.chip };
  return null;
}

/** The gain of each seat from all its trades, and their number. */
function trades(events: readonly AnyEvent[], worths: Worths): Cause[] {
  const gained = new Map<number, { points: number; count: number }>();
  for (const event of events) {
    if (event.event !== "traded") continue;
    const { points, count } = gained.get(event.seat) ?? { points: 0, count: 0 };
    const more = worths.goods(event.take) - worths.goods(event.give);
    gained.set(event.seat, { points: points + more, count: count + 1 });
  }
  return [...gained].map(([seat, { points, count }]) => ({ kind: "trades", seat, points, count, round: 0 }));
}

/** Points at the end that no single event brought. */
function standing({ seat, scores }: Standing): Cause[] {
  return scores.flatMap(({ kind, points, count }): Cause[] =>
    kind === "raid_markers"
      ? [{ kind: "unused", seat, points, count, round: 0 }]
      : kind === "offices"
        ? [{ kind: "offices", seat, points, count, round: 0 }]
        : [],
  );
}

/** The office or chip that ended the game. */
function lastPoint(events: readonly AnyEvent[], winner: number, round: number): Cause[] {
  const at = events.findLastIndex((one) => (one.event === "built" || one.event === "chip_won") && one.seat === winner);
  const event = events[at];
  const last = { kind: "last_point", seat: winner, points: 0, round, at } as const;
  if (event?.event === "built") return [{ ...last, city: event.city }];
  if (event?.event === "chip_won") return [{ ...last, chip: event.chip }];
  return [];
}

/** Whether a cause favoured the winner: the winner's own gain, or a loss of the second player. */
function isForWinner(cause: Cause, winner: number, second: number): boolean {
  return cause.points > 0 && (cause.seat === winner || (cause.victim !== undefined && cause.victim === second));
}

/** Up to three causes of the result, the most important first; all trades of a player count as one cause. */
export function causesOf(all: readonly GameEvent[], table: readonly Standing[], by: string, worths: Worths): Cause[] {
  const events = all as readonly AnyEvent[];
  const [first, second] = table;
  if (!first?.won) return [];
  const found: Cause[] = [];
  let round = 0;
  for (const [at, event] of events.entries()) {
    if (event.event === "round_began") round = event.round;
    const cause = causeOf(event, round, worths);
    if (cause) found.push({ ...cause, at });
  }
  const lasting = [...trades(events, worths), ...standing(first)];
  const weighed = [...found, ...lasting].filter((cause) => isForWinner(cause, first.seat, second?.seat ?? -1));
  weighed.sort((one, other) => other.points - one.points);
  const last = by === "points" ? lastPoint(events, first.seat, round) : [];
  const same = (one: Cause): boolean => last.some(({ chip }) => one.kind === "chip" && one.chip === chip);
  const rest = weighed.filter((one) => one.round !== round || !same(one));
  return [...last, ...rest].slice(0, MAX_CAUSES);
}
