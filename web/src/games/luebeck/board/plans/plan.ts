import type { Box, Spot } from "../../../../ui/seaChart/geometry";

type Point = readonly [x: number, y: number];

/** A city of a plan, in the plan's pixels. */
export interface PlanCity {
  /** Left, top and width of its plate, together with its shield. */
  readonly plate: readonly [x: number, y: number, w: number];
  /** Left and width of the water below the plate, where its cogs lie. */
  readonly quay: readonly [x: number, w: number];
  /** The side of the quay at which the first cog lies: the side that no line uses. */
  readonly first: "left" | "right";
  /** The point of the coast that belongs to the city. */
  readonly harbour: Point;
}

export interface PlanLine {
  /** The bends of the line, from the edge of one plate to the point of the arrowhead. */
  readonly points: readonly Point[];
  /** The middle of its sign. */
  readonly sign: Point;
}

export interface PlanSizes {
  /** The height of a plate. */
  readonly plate: number;
  readonly name: number;
  readonly shield: number;
  readonly cog: number;
  readonly line: number;
  /** The length of an arrowhead. */
  readonly head: number;
  /** The diameter of a sign. */
  readonly sign: number;
  /** The radius of a line's bends. */
  readonly bend: number;
}

/** A map whose places and lines were set by hand, like the plan of a metro. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly sizes: PlanSizes;
  /** The place of the cogs that are in no city. */
  readonly field: readonly [x: number, y: number, w: number, h: number];
  /** The middle of a button's place on the sea, for an enlarged map. */
  readonly button?: Point;
  /** By the signs of the cities. */
  readonly cities: Readonly<Record<string, PlanCity>>;
  /** By the signs of the two cities, joined by a hyphen. */
  readonly lines: Readonly<Record<string, PlanLine>>;
}

/** A quay as it lies on the board. */
export interface Quay extends Box {
  readonly first: "left" | "right";
}

/** The scale of a plan, and the distance by which it is moved. */
export interface Fit {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

/** The part of a cog's size that a quay is high. */
const QUAY_HEIGHT = 0.983;

/** The scale at which the whole plan is on the board, in the middle; sea is left over above and below, or beside. */
export function fitPlan({ width, height }: Plan, boardWidth: number, boardHeight: number): Fit {
  const scale = Math.min(boardWidth / width, boardHeight / height);
  return { scale, dx: (boardWidth - width * scale) / 2, dy: (boardHeight - height * scale) / 2 };
}

export const placePoint = ({ scale, dx, dy }: Fit, [x, y]: Point): Spot => ({ x: x * scale + dx, y: y * scale + dy });

export function placeBox(fit: Fit, [x, y, w, h]: readonly [number, number, number, number]): Box {
  return { ...placePoint(fit, [x, y]), w: w * fit.scale, h: h * fit.scale };
}

export const placeSizes = ({ sizes }: Plan, { scale }: Fit): PlanSizes =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size * scale])) as unknown as PlanSizes;

/** The plate of a city with its shield. */
export function placePlate(plan: Plan, fit: Fit, { plate: [x, y, w] }: PlanCity): Box {
  return placeBox(fit, [x, y, w, plan.sizes.plate]);
}

export function placeQuay(plan: Plan, fit: Fit, { plate: [, y], quay: [x, w], first }: PlanCity): Quay {
  const { plate, cog } = plan.sizes;
  return { ...placeBox(fit, [x, y + plate, w, cog * QUAY_HEIGHT]), first };
}
