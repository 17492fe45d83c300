import { BOX, type View } from "../../../protocol/kogge";
import { sum } from "../../../words/phrases";
import { chipsOf, development, GOODS, part, pirateOf, range, seats } from "../read";

/** One kind of points of one player: so many pieces, and what they count together. */
export interface Score {
  readonly kind: "offices" | "chips" | "raids" | "noted" | "good" | "rest";
  /** Which good, where it is one. */
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

/** Goods on a cog and in its owner's offices, as they lie open at the end. */
export function goodsOf(view: View, seat: number): number[] {
  const hold = view.players.cargo_open[seat] ?? (seat === view.own?.seat ? view.own.cargo : []);
  const inOffices = view.board.sites.flatMap((owner, site) =>
    owner === seat ? [part(view.board.site_goods, site, GOODS)] : [],
  );
  return range(GOODS).map((good) => sum([hold, ...inOffices].map((some) => some[good] ?? 0)));
}

export function scoresOf(view: View, seat: number, total: number): Score[] {
  const { office, chip, raid_marker, goods } = BOX.points;
  const chips = chipsOf(view.players, seat).length;
  const pirate = pirateOf(view.players);
  const raids = view.players.raids[seat] ?? 0;
  const piece = (kind: Score["kind"], count: number, each: number, good = -1): Score => ({
    kind,
    good,
    count,
    points: count * each,
  });
  const found = [
    piece("offices", development(view.players, seat, BOX.offices) - chips, office),
    piece("chips", chips, chip),
    piece("raids", raids, pirate.seat === seat ? -raid_marker : raid_marker),
    piece("noted", pirate.seat === seat ? pirate.noted : 0, 1),
    ...goodsOf(view, seat)
      .map((many, good) => piece("good", many, goods[good] ?? 0, good))
      .reverse(),
  ];
  const rest = total - sum(found.map((one) => one.points));
  return [...found, piece("rest", rest, 1)].filter((one) => one.points !== 0);
}

/** Everybody with his points, the winners first. */
export function standings(view: View): Standing[] {
  const result = view.now.result;
  return seats(view)
    .map((seat): Standing => {
      const total = result?.points[seat] ?? 0;
      return { seat, total, won: result?.winners.includes(seat) ?? false, scores: scoresOf(view, seat, total) };
    })
    .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total);
}
