import type { Chart } from "../board/chart";
import type { Seaway } from "../board/mapDrawing";
import type { Box, Spot } from "../../../ui/seaChart/geometry";
import { distanceToBox } from "./curves";

/** A city to which a line points wrongly, or through whose plate one runs. */
export interface Fault {
  readonly kind: "far" | "beside" | "through" | "missing";
  readonly line: number;
  readonly city: number;
  /** By how many pixels the rule is broken. */
  readonly by: number;
}

/** The farthest that an arrowhead may end from its plate, in pixels. */
export const FARTHEST_OWN = 6;
/** The nearest that an arrowhead may end to any other plate, in pixels. */
export const NEAREST_OTHER = 24;

/** The plate of a city with its shield, as it is drawn. */
export function plateWithShield({ plates, sizes }: Chart, city: number): Box {
  const box = plates[city] ?? { x: 0, y: 0, w: 0, h: 0 };
  const out = sizes.shield * sizes.outside;
  return { x: box.x - out, y: box.y, w: box.w + out, h: box.h };
}

/** Every place where the lines of a map could mislead, from points along each line; a missing line has none. */
export function faultsOf(chart: Chart, lines: readonly Seaway[], ways: readonly (readonly Spot[])[]): Fault[] {
  const plates = chart.plates.map((_, city) => plateWithShield(chart, city));
  return lines.flatMap(({ start, end }, line) => {
    const points = ways[line] ?? [];
    const tip = points.at(-1);
    if (!tip) return [{ kind: "missing", line, city: end, by: Infinity }];
    return plates.flatMap((plate, city): Fault[] => {
      if (city === end) return found("far", line, city, distanceToBox(plate, tip) - FARTHEST_OWN);
      const beside = found("beside", line, city, NEAREST_OTHER - distanceToBox(plate, tip));
      return city === start ? beside : [...beside, ...found("through", line, city, runsThrough(plate, points))];
    });
  });
}

const found = (kind: Fault["kind"], line: number, city: number, by: number): Fault[] =>
  by > 0 ? [{ kind, line, city, by }] : [];

/** The number of a line's points that lie on a plate. */
const runsThrough = (plate: Box, points: readonly Spot[]): number =>
  points.filter((spot) => distanceToBox(plate, spot) === 0).length;
