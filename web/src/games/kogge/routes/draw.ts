import { boxOf, type Chart, QUAY } from "../board/places";
import { pathPoint, pointAt, rounded, type Box, type Spot } from "../../../ui/seaChart/geometry";
import type { Curve } from "./curves";

/** A curve as an SVG path. */
export function pathOf({ a, c, d, b }: Curve): string {
  return `M${pathPoint(a)}C${pathPoint(c)} ${pathPoint(d)} ${pathPoint(b)}`;
}

/** The arrowhead at the end of a curve; `long` is its length from tip to tail. */
export function headOf({ d, b }: Curve, long: number): string {
  const length = Math.hypot(b.x - d.x, b.y - d.y) || 1;
  const [ux, uy] = [((b.x - d.x) / length) * long, ((b.y - d.y) / length) * long];
  const wide = 0.62;
  return `M${pathPoint(b)}L${pathPoint({ x: b.x - ux - uy * wide, y: b.y - uy + ux * wide })}L${pathPoint({ x: b.x - ux * 0.72, y: b.y - uy * 0.72 })}L${pathPoint({ x: b.x - ux + uy * wide, y: b.y - uy - ux * wide })}Z`;
}

/** The ends of many routes: one path for all arrowheads, one for all dots, and one text for all letters. */
export function endsOf(
  lines: readonly { readonly curve: Curve; readonly route: { readonly letter: string } }[],
  long: number,
  r: number,
): Record<"points" | "dots" | "letters" | "x" | "y", string> {
  const dot = ({ a }: Curve): string =>
    `M${pathPoint({ x: a.x - r, y: a.y })}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0`;
  return {
    points: lines.map(({ curve }) => headOf(curve, long)).join(""),
    dots: lines.map(({ curve }) => dot(curve)).join(""),
    letters: lines.map(({ route }) => route.letter).join(""),
    x: lines.map(({ curve }) => rounded(curve.a.x)).join(" "),
    y: lines.map(({ curve }) => rounded(curve.a.y + 4.5)).join(" "),
  };
}

const SPOTS = [0.42, 0.34, 0.5, 0.58, 0.26, 0.66, 0.74, 0.18] as const;
/** More places along a route for its sign if none of SPOTS is free; there it may also be shifted off the curve. */
const FALLBACK_SPOTS = Array.from({ length: 17 }, (_, at) => 0.1 + at * 0.05);
const SHIFTS = [
  [0, 0],
  [0, -12],
  [0, 12],
  [-12, 0],
  [12, 0],
] as const;
/** The distance to another sign beyond which more room does not count; vertical distance counts twice. */
const ROOM = 60;

/** The freest spot on a curve for a route's sign, away from cards, quays and earlier signs; `half` is half its size. */
export function signSpot(curve: Curve, half: Spot, chart: Chart, signs: readonly Spot[]): Spot & { free: boolean } {
  const boxes = chart.cards.flatMap((_, city) => takenAt(chart, city));
  const clear = (spot: Spot): number => Math.min(...boxes.map((box) => apart(spot, half, box)));
  const room = (spot: Spot): number =>
    Math.min(ROOM, 6 * clear(spot), ...signs.map((sign) => Math.hypot(sign.x - spot.x, 2 * (sign.y - spot.y))));
  const best = (spots: readonly Spot[]): Spot => spots.reduce((most, spot) => (room(spot) > room(most) ? spot : most));
  const near = best(SPOTS.map((part) => withinChart(pointAt(curve, part), half, chart)));
  const spot = clear(near) >= 0 ? near : best([near, ...fallbackSpots(curve, half, chart)]);
  return { ...spot, free: clear(spot) >= 0 };
}

const fallbackSpots = (curve: Curve, half: Spot, chart: Chart): Spot[] =>
  SHIFTS.flatMap(([dx, dy]) =>
    FALLBACK_SPOTS.map((part) => {
      const { x, y } = pointAt(curve, part);
      return withinChart({ x: x + dx, y: y + dy }, half, chart);
    }),
  );

/** The two boxes that a city takes up: its card with the number, and the quay below the card's right end. */
function takenAt(chart: Chart, city: number): Box[] {
  const { badge, cog } = chart.card;
  const { x, y, w, h } = boxOf(chart, city);
  const card = { x: x - badge * 0.38, y: y - badge * 0.24, w: w + badge * 0.38, h: h + badge * 0.24 };
  return [card, { x: x + w - 2 * cog, y: y + h, w: 2 * cog, h: cog * QUAY }];
}

const withinChart = ({ x, y }: Spot, half: Spot, { width, height }: Chart): Spot => ({
  x: Math.max(half.x, Math.min(width - half.x, x)),
  y: Math.max(half.y, Math.min(height - half.y, y)),
});

/** The distance between a sign and a box; negative if they overlap. */
const apart = (spot: Spot, half: Spot, box: Box): number =>
  Math.max(
    Math.abs(spot.x - box.x - box.w / 2) - box.w / 2 - half.x,
    Math.abs(spot.y - box.y - box.h / 2) - box.h / 2 - half.y,
  );
