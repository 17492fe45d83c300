export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly w: number;
  readonly h: number;
}

/** The scale from the coastline's units to pixels; it may differ a little across and down. */
export interface Scale {
  readonly kx: number;
  readonly ky: number;
  readonly ox: number;
  readonly oy: number;
}

/** A cubic Bézier from one spot to another, by its handles. */
export interface Bezier {
  readonly a: Spot;
  readonly c: Spot;
  readonly d: Spot;
  readonly b: Spot;
}

/** A place where a line may touch something on a chart, and the direction in which it leaves. */
export interface Port extends Spot {
  readonly nx: number;
  readonly ny: number;
  readonly cost: number;
}

/** The weights of a Bézier curve's four points at `t`, from 0 at its start to 1 at its end. */
export function weights(t: number): readonly [number, number, number, number] {
  const u = 1 - t;
  return [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
}

export function pointAt({ a, c, d, b }: Bezier, t: number): Spot {
  const [p, q, r, s] = weights(t);
  return { x: p * a.x + q * c.x + r * d.x + s * b.x, y: p * a.y + q * c.y + r * d.y + s * b.y };
}

export const clamp = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));

export const rounded = (number: number): number => Math.round(number * 10) / 10;

/** A spot as a point of an SVG path. */
export const pathPoint = ({ x, y }: Spot): string => `${rounded(x)},${rounded(y)}`;
