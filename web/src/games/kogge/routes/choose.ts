import { pointAt, type Spot } from "../../../ui/seaChart/geometry";
import type { Curve } from "./curves";

/** A route to draw. */
export interface WantedRoute {
  readonly from: number;
  readonly to: number;
  /** Whether the route is the player's own; those are laid first, so that they are the straightest. */
  readonly own: boolean;
}

const POINTS = 8;
const NEAR_DISTANCE = 18;
const PORTS_APART = 26;
const CROWDING_COST = 9;
const CROSSING_COST = 26;
const CROSSING_COST_OWN_CITY = 170;

interface LaidRoute {
  readonly curve: Curve;
  readonly points: readonly Spot[];
}

/** Choose a curve for each route so that routes cross and crowd each other least; null if a route has no curve. */
export function chooseCurves(
  wanted: readonly WantedRoute[],
  curves: (from: number, to: number) => readonly Curve[],
  taken: readonly Spot[] = [],
): (Curve | null)[] {
  const laid: LaidRoute[] = [];
  const chosen = wanted.map((): Curve | null => null);
  const length = ({ from, to }: WantedRoute): number => curves(from, to)[0]?.length ?? 0;
  const order = wanted
    .map((one, at) => ({ one, at, length: length(one) }))
    .sort((a, b) => Number(b.one.own) - Number(a.one.own) || b.length - a.length || a.at - b.at);
  for (const { one, at } of order) {
    const best = leastOf(curves(one.from, one.to), laid, taken);
    if (best) laid.push(best);
    chosen[at] = best?.curve ?? null;
  }
  return chosen;
}

function leastOf(curves: readonly Curve[], laid: readonly LaidRoute[], taken: readonly Spot[]): LaidRoute | null {
  let best: LaidRoute | null = null;
  let least = Infinity;
  for (const curve of curves) {
    if (curve.score >= least) break;
    const one = { curve, points: pointsOf(curve) };
    const alone = taken.reduce((sum, spot) => sum + crowdingCost(curve, spot), curve.score);
    const score = laid.reduce((sum, other) => sum + disturbance(one, other), alone);
    if (score < least) [best, least] = [one, score];
  }
  return best;
}

function pointsOf(curve: Curve): Spot[] {
  return Array.from({ length: POINTS + 1 }, (_, at) => pointAt(curve, at / POINTS));
}

/** A score for how much two routes disturb each other. */
function disturbance(one: LaidRoute, other: LaidRoute): number {
  let score = crowdingCost(one.curve, other.curve.a) + crowdingCost(one.curve, other.curve.b);
  const crossing = one.curve.from === other.curve.from ? CROSSING_COST_OWN_CITY : CROSSING_COST;
  for (let i = 1; i <= POINTS; i++) {
    for (let j = 1; j <= POINTS; j++) {
      const [a, b, c, d] = [one.points[i - 1], one.points[i], other.points[j - 1], other.points[j]];
      if (!a || !b || !c || !d) continue;
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) score += crossing;
      if (i < POINTS && j < POINTS) score += 2.6 * closer(b, d, NEAR_DISTANCE);
    }
  }
  return score;
}

/** A score for how much the ends of a route crowd a taken spot. */
const crowdingCost = ({ a, b }: Curve, spot: Spot): number =>
  CROWDING_COST * (closer(a, spot, PORTS_APART) + closer(b, spot, PORTS_APART));
const closer = (one: Spot, other: Spot, than: number): number =>
  Math.max(0, than - Math.hypot(one.x - other.x, one.y - other.y));
const side = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
