import type { MapDrawing } from "../mapDrawing";
import { ENLARGED } from "./enlarged";
import { ENLARGED_LANDSCAPE } from "./enlargedLandscape";
import { LANDSCAPE } from "./landscape";
import { NARROW_PHONE } from "./narrowPhone";
import { fitPlan, type Plan } from "./plan";
import { WIDE_PHONE } from "./widePhone";

export const PLANS = { WIDE_PHONE, NARROW_PHONE, LANDSCAPE, ENLARGED, ENLARGED_LANDSCAPE } as const;
/** The least widths of a board, in pixels, for the plans. */
const WIDTHS: readonly (readonly [number, Plan])[] = [
  [690, ENLARGED_LANDSCAPE],
  [420, LANDSCAPE],
  [342, WIDE_PHONE],
  [0, NARROW_PHONE],
];
/** The ratio of height to width from which the enlarged map is the upright one. */
const UPRIGHT = 1.4;

/** The least scale of a plan at which its arrows are still clear of other plates. */
const LEAST_SCALE = 0.97;

/** The plan for a board of this size: by its width, or a narrower one if that is too high for a low board. */
export function planFor(width: number, height: number): Plan {
  if (height > width * UPRIGHT) return ENLARGED;
  const wide = WIDTHS.flatMap(([least, plan]) => (width >= least ? [plan] : []));
  return wide.find((plan) => fitPlan(plan, width, height).scale >= LEAST_SCALE) ?? wide[0] ?? NARROW_PHONE;
}

/** Whether a plan has a place for each city and each line of a map. */
export function hasPlaces(plan: Plan, { signs, lines }: MapDrawing): boolean {
  const places = signs.every((sign) => plan.cities[sign]);
  return places && lines.every((line) => plan.lines[lineName(signs, line)]);
}

export const lineName = (signs: readonly string[], { start, end }: MapDrawing["lines"][number]): string =>
  `${signs[start] ?? ""}-${signs[end] ?? ""}`;
