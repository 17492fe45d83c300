import type { View } from "../../protocol/kogge";
import { sum } from "../../words/phrases";
import { GOODS, part, range, seats } from "./read";

/** One player's points for pieces of one kind, in a row of the score. */
export interface Score {
  /** The name of the row in the rules. */
  readonly kind: string;
  /** The kind of good; -1 for other pieces. */
  readonly good: number;
  readonly count: number;
  readonly points: number;
}

export interface Standing {
  readonly seat: number;
  readonly total: number;
  readonly won: boolean;
  readonly scores: readonly Score[];
}

/** The row whose pieces are goods, counted by kind. */
export const GOODS_ROW = "goods";

/** Goods on a cog and in its owner's offices, as revealed at the end. */
export function goodsOf(view: View, seat: number): number[] {
  const hold = view.players.cargo_open[seat] ?? (seat === view.own?.seat ? view.own.cargo : []);
  const inOffices = view.board.sites.flatMap((owner, site) =>
    owner === seat ? [part(view.board.site_goods, site, GOODS)] : [],
  );
  return range(GOODS).map((good) => sum([hold, ...inOffices].map((some) => some[good] ?? 0)));
}

/** The points for each piece of a row. */
export const worthOfEach = (view: View, row: string): readonly number[] =>
  view.scores.rows.find(({ name }) => name === row)?.each ?? [];

/** The points for goods at the end. */
export const worthOf = (view: View, goods: readonly number[]): number => {
  const each = worthOfEach(view, GOODS_ROW);
  return sum(goods.map((many, good) => many * (each[good] ?? 0)));
};

/** The rows in which a player has points; goods last, the most valuable first. */
export function scoresOf(view: View, seat: number): Score[] {
  const found = view.scores.rows.flatMap(({ name, each, pieces }) =>
    (pieces[seat] ?? []).map((count, at): Score => {
      const good = name === GOODS_ROW ? at : -1;
      return { kind: name, good, count, points: count * (each[at] ?? 0) };
    }),
  );
  const counted = found.filter(({ points }) => points !== 0);
  return [...counted.filter(({ good }) => good < 0), ...counted.filter(({ good }) => good >= 0).reverse()];
}

/** All players with their points, the winners first. */
export function standings(view: View): Standing[] {
  const result = view.now.result;
  return seats(view)
    .map((seat): Standing => {
      const total = result?.points[seat] ?? 0;
      return { seat, total, won: result?.winners.includes(seat) ?? false, scores: scoresOf(view, seat) };
    })
    .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total);
}
