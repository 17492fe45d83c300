import { rings } from "../../../ui/seaChart/land";
import type { Spot } from "../../../ui/seaChart/geometry";

/** How far the coast may miss the cities, so that it bends softly between them. */
const SOFTNESS = 0.35;
/** The coastline's units are large; the spline is computed in hundreds of them. */
const UNIT = 100;
/** The distance outside the board, in pixels, beyond which nobody sees a coast. */
const AWAY = 200;

type Row = number[];

/** Bend the plane so that each point of `from` comes to lie near its point of `to`: a thin-plate spline. */
export function bend(from: readonly Spot[], to: readonly Spot[]): (spot: Spot) => Spot {
  const known = from.map(({ x, y }) => ({ x: x / UNIT, y: y / UNIT }));
  const across = weightsOf(
    known,
    to.map(({ x }) => x),
  );
  const down = weightsOf(
    known,
    to.map(({ y }) => y),
  );
  return ({ x, y }) => {
    const row = rowOf(known, { x: x / UNIT, y: y / UNIT });
    const sum = (weights: Row): number => row.reduce((all, part, at) => all + part * (weights[at] ?? 0), 0);
    return { x: sum(across), y: sum(down) };
  };
}

/** The coast, bent, as a path; without the parts that nobody sees on a board of this size. */
export function bentCoast(coast: string, turn: (spot: Spot) => Spot, width: number, height: number): string {
  const isNear = ({ x, y }: Spot): boolean => x > -AWAY && x < width + AWAY && y > -AWAY && y < height + AWAY;
  return rings(coast)
    .map((ring) => ring.map(([x, y]) => turn({ x, y })))
    .filter((ring) => ring.some(isNear))
    .map((ring) => `M${ring.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}Z`)
    .join("");
}

/** The influence of each known point on a spot, and of the plane: 1, x and y. */
function rowOf(known: readonly Spot[], spot: Spot): Row {
  const far = known.map(({ x, y }) => Math.hypot(spot.x - x, spot.y - y));
  return [...far.map((r) => (r < 1e-9 ? 0 : r * r * Math.log(r))), 1, spot.x, spot.y];
}

function weightsOf(known: readonly Spot[], wanted: readonly number[]): Row {
  const rows = known.map((spot, at) => rowOf(known, spot).map((part, other) => part + (at === other ? SOFTNESS : 0)));
  const plane = [() => 1, ({ x }: Spot) => x, ({ y }: Spot) => y].map((part) => [...known.map(part), 0, 0, 0]);
  return solve([...rows, ...plane], [...wanted, 0, 0, 0]);
}

/** Solve linear equations by Gauss's elimination with pivots. */
function solve(equations: readonly Row[], right: readonly number[]): Row {
  const rows = equations.map((row, at) => [...row, right[at] ?? 0]);
  const many = rows.length;
  for (let at = 0; at < many; at++) {
    const size = (one: number): number => Math.abs(rows[one]?.[at] ?? 0);
    let best = at;
    for (let one = at + 1; one < many; one++) if (size(one) > size(best)) best = one;
    [rows[at], rows[best]] = [rows[best] ?? [], rows[at] ?? []];
    rows.forEach((row, one) => {
      if (one !== at) takeOff(row, rows[at] ?? [], at);
    });
  }
  return rows.map((row, at) => (row[many] ?? 0) / (row[at] ?? 1));
}

/** Take so much of one equation off another that its unknown at `at` is gone. */
function takeOff(row: Row, pivot: Row, at: number): void {
  const part = (row[at] ?? 0) / (pivot[at] ?? 1);
  if (part) pivot.forEach((value, column) => (row[column] = (row[column] ?? 0) - value * part));
}
