import { boxOf } from "../board/places";
import { pointAt, weights, type Bezier, type Box, type Port, type Spot } from "../../../ui/seaChart/geometry";
import type { Ground } from "./ground";
import { portsOf } from "./ports";

/** A cubic Bézier curve from one city's port to another's; a lower score is better, other routes aside. */
export interface Curve extends Bezier {
  readonly from: number;
  readonly to: number;
  readonly score: number;
  readonly length: number;
}

/** The lengths of the handles that are tried, as parts of the distance between the ports. */
const HANDLES = [0.1, 0.35, 0.7, 1.3] as const;
const SAMPLES = 16;
/** The free margin round a card, and the distance between checks along a curve, in pixels. */
const MARGIN = 2;
const STEP = 3;
const BEND_COST = 46;
const COLLISION_COST = 150;
const SHORT_COST = 4;
const MIN_LENGTH = { large: 130, small: 70 } as const;
/** The number of curves kept for a pair of cities, and of port pairs tried to find them. */
const MAX_KEPT = 8;
const MAX_TRIED = 80;
/** The most kept curves that share a port. */
const MAX_PER_PORT = 2;

/** The best curves from one city to another that touch no card, best first. */
export function curvesOf(ground: Ground, from: number, to: number): Curve[] {
  const kept: Curve[] = [];
  const boxes = ground.chart.cards.map((_, city) => boxOf(ground.chart, city));
  let tried = 0;
  for (const pair of pairsOf(ground, from, to)) {
    const most = kept.length === MAX_KEPT ? (kept.at(-1)?.score ?? 0) : Infinity;
    if (pair.least > most || (tried++ > MAX_TRIED && kept.length > 1)) break;
    const best = bestBetween(ground, from, to, pair, boxes, most);
    if (best) keep(kept, best);
  }
  return kept;
}

interface Pair {
  readonly least: number;
  readonly base: number;
  readonly a: Port;
  readonly b: Port;
}

/** Pairs of ports, the most promising first. */
function pairsOf(ground: Ground, from: number, to: number): Pair[] {
  const ends = portsOf(ground.chart, to, false);
  return portsOf(ground.chart, from, true)
    .flatMap((a) => ends.map((b) => pair(ground, from, to, a, b)))
    .sort((one, other) => one.least - other.least);
}

function pair(ground: Ground, from: number, to: number, a: Port, b: Port): Pair {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const turn = angle((a.nx * dx + a.ny * dy) / length) + angle(-(b.nx * dx + b.ny * dy) / length);
  const crowded = others(ground.cardsAt(a.x, a.y), from, from) + others(ground.cardsAt(b.x, b.y), to, to);
  const base = a.cost + b.cost + crowded * 70;
  return { least: base + length + BEND_COST * turn * 0.98, base, a, b };
}

const angle = (cosine: number): number => Math.acos(Math.max(-1, Math.min(1, cosine)));

/** The number of cards in a bit set, without these two. */
function others(cards: number, one: number, other: number): number {
  let rest = cards & ~(1 << one) & ~(1 << other);
  let many = 0;
  for (; rest; rest &= rest - 1) many++;
  return many;
}

function bestBetween(
  ground: Ground,
  from: number,
  to: number,
  { a, b, base }: Pair,
  boxes: readonly Box[],
  most: number,
): Curve | null {
  let best: Curve | null = null;
  const reach = Math.min(Math.hypot(b.x - a.x, b.y - a.y), ground.chart.width * 0.42);
  for (const out of HANDLES) {
    const c = { x: a.x + a.nx * (reach * out + 10), y: a.y + a.ny * (reach * out + 10) };
    for (const into of HANDLES) {
      const d = { x: b.x + b.nx * (reach * into + 10), y: b.y + b.ny * (reach * into + 10) };
      const judged = judge(ground, { from, to, a, c, d, b }, base, Math.min(most, best?.score ?? Infinity));
      if (judged && isClear(ground, judged, boxes)) best = judged;
    }
  }
  return best;
}

/** The weights of a curve's four points in each sample, computed once for all curves. */
const BASIS = Array.from({ length: SAMPLES + 1 }, (_, at) => weights(at / SAMPLES));

/** The curve with its score; null if the score is not below `most`. */
function judge(ground: Ground, curve: Omit<Curve, "score" | "length">, base: number, most: number): Curve | null {
  const { a, c, d, b, from, to } = curve;
  let [score, length, beforeX, beforeY, px, py] = [base, 0, a.x, a.y, 0, 0];
  for (let at = 1; at <= SAMPLES; at++) {
    const [p, q, r, s] = BASIS[at] ?? [0, 0, 0, 1];
    const x = p * a.x + q * c.x + r * d.x + s * b.x;
    const y = p * a.y + q * c.y + r * d.y + s * b.y;
    const [dx, dy] = [x - beforeX, y - beforeY];
    const step = Math.sqrt(dx * dx + dy * dy);
    length += step;
    score += step + ground.cost(x, y);
    if (at > 1) score += BEND_COST * Math.abs(Math.atan2(dx * py - dy * px, dx * px + dy * py));
    if (at < SAMPLES) score += COLLISION_COST * others(ground.cardsAt(x, y), from, to);
    if (score >= most) return null;
    [beforeX, beforeY, px, py] = [x, y, dx, dy];
  }
  score += SHORT_COST * Math.max(0, MIN_LENGTH[ground.chart.large ? "large" : "small"] - length);
  return score < most ? { ...curve, score, length } : null;
}

/** Whether a curve keeps out of every card, its own two included; checked closely enough to miss no corner. */
function isClear(ground: Ground, curve: Curve, boxes: readonly Box[]): boolean {
  const steps = Math.ceil(curve.length / STEP);
  for (let at = 0; at <= steps; at++) {
    const spot = pointAt(curve, at / steps);
    for (let near = ground.cardsAt(spot.x, spot.y); near; near &= near - 1) {
      const box = boxes[31 - Math.clz32(near & -near)];
      if (box && touches(spot, box)) return false;
    }
  }
  return true;
}

const touches = ({ x, y }: Spot, box: Box): boolean =>
  x > box.x - MARGIN && x < box.x + box.w + MARGIN && y > box.y - MARGIN && y < box.y + box.h + MARGIN;

/** Add a curve to the sorted list, and drop the worst curve when too many share a port or the list is too long. */
function keep(kept: Curve[], curve: Curve): void {
  kept.push(curve);
  kept.sort((one, other) => one.score - other.score);
  for (const end of ["a", "b"] as const) {
    const same = kept.filter((one) => one[end] === curve[end]);
    const worst = same.at(-1);
    if (same.length > MAX_PER_PORT && worst) kept.splice(kept.indexOf(worst), 1);
  }
  if (kept.length > MAX_KEPT) kept.pop();
}
