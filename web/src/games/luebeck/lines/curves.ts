import type { Box, Spot } from "../board/chart";

/** A line from one plate to another, as a cubic Bézier. */
export interface Curve {
  readonly a: Spot;
  readonly c: Spot;
  readonly d: Spot;
  readonly b: Spot;
  readonly length: number;
}

export function pointAt({ a, c, d, b }: Pick<Curve, "a" | "c" | "d" | "b">, t: number): Spot {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: p * a.x + q * c.x + r * d.x + s * b.x, y: p * a.y + q * c.y + r * d.y + s * b.y };
}

export const isIn = (box: Box, { x, y }: Spot): boolean =>
  x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;

export const between = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How far a spot lies outside a box. */
export function outside(box: Box, { x, y }: Spot): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
}

const side = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

export const cuts = (a: Spot, b: Spot, c: Spot, d: Spot): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
