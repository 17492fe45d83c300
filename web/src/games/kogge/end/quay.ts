import type { Standing } from "../scores";

/** A ship coming home: its size and its rank; the rank is 0 if nobody won. */
export interface Ship extends Standing {
  readonly size: number;
  readonly rank: number;
}

const SIZES = [116, 84, 74, 66, 60];
const SMALLEST = 56;

/** The ships in order: the first in the middle, the second to its left, the rest to the right. */
export function shipsOf(table: readonly Standing[]): Ship[] {
  if (!table.some((one) => one.won)) return table.map((one) => ({ ...one, size: SIZES[1] ?? SMALLEST, rank: 0 }));
  const ships = table.map((one, place) => ({ ...one, size: SIZES[place] ?? SMALLEST, rank: rankOf(table, one) }));
  const [first, second, ...others] = ships;
  return [second, first, ...others].filter((ship) => ship !== undefined);
}

const rankOf = (table: readonly Standing[], one: Standing): number =>
  1 +
  table.filter((other) => other.won && !one.won).length +
  table.filter((other) => other.won === one.won && other.total > one.total).length;
