import type { Bezier, Box, Spot } from "../../../ui/seaChart/geometry";

/** A line from one plate to another, as a cubic Bézier. */
export interface Curve extends Bezier {
  readonly length: number;
}

export const isIn = (box: Box, { x, y }: Spot): boolean =>
  x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;

export const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The distance of a spot from a box; 0 inside it. */
export function distanceToBox(box: Box, { x, y }: Spot): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
}

const side = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

export const isCrossing = (a: Spot, b: Spot, c: Spot, d: Spot): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
