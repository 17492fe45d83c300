import type { View } from "../../../protocol/kogge";
import type { Moves } from "./moves";

/** The view while pieces move: without the pieces that have left and those still to arrive. */
export function viewInMotion(before: View, after: View, moves: Moves): View {
  const fewer = before.supply.market.length < after.supply.market.length ? before : after;
  return {
    ...after,
    board: {
      ...after.board,
      goods: least(before.board.goods, after.board.goods),
      site_goods: least(before.board.site_goods, after.board.site_goods),
      sites: before.board.sites,
      raided: before.board.raided,
    },
    fleet: { ...after.fleet, guild: moves.walk.length ? -1 : after.fleet.guild },
    supply: {
      ...after.supply,
      stock: least(before.supply.stock, after.supply.stock),
      market: fewer.supply.market,
    },
    own: after.own && { ...after.own, cargo: least(before.own?.cargo ?? after.own.cargo, after.own.cargo) },
  };
}

/** The smaller numbers of two lists. */
function least(one: readonly number[], other: readonly number[]): number[] {
  return other.map((many, at) => Math.min(many, one[at] ?? many));
}
