import { BOX } from "../../../protocol/kogge";
import { type Counts, sum } from "../../../words/phrases";

/** What goods count at the end. */
export const worthOf = (goods: Counts): number => sum(goods.map((many, good) => many * (BOX.points.goods[good] ?? 0)));
