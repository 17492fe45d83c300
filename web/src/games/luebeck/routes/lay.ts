import type { Chart } from "../board/chart";
import type { Seaway } from "../board/mapDrawing";
import { type Box, pointAt, type Port, type Spot } from "../../../ui/seaChart/geometry";
import { type Curve, distance, isCrossing, isIn } from "./curves";
import { Ground } from "./ground";
import { portsOf } from "./ports";

/** The lengths of the handles that are tried, as parts of the distance between the ports. */
const HANDLES = [0.2, 0.5, 0.9, 1.35] as const;
const SAMPLES = 26;
const BEND_COST = 40;
const PLATE_COST = 150;
const QUAY_COST = 120;
const OWN_QUAY_COST = 60;
const OFF_BOARD_COST = 140;
const CROSSING_COST = 160;
const NEAR_DISTANCE = 20;
const EDGE = 8;

interface Pair {
  readonly least: number;
  readonly base: number;
  readonly long: number;
  readonly a: Port;
  readonly b: Port;
}

interface LaidLine extends Curve {
  readonly points: readonly Spot[];
}

interface Best {
  laid: LaidLine | null;
  score: number;
}

/** Choose a curve for each line, the longest lines first, so that they cross and crowd each other least. */
export function layLines(chart: Chart, coast: string, lines: readonly Seaway[]): (Curve | null)[] {
  const layer = new Layer(new Ground(chart, coast));
  const middle = (city: number): Spot => {
    const { x, y, w } = chart.plates[city] ?? { x: 0, y: 0, w: 0 };
    return { x: x + w / 2, y };
  };
  const order = lines
    .map((line, at) => ({ line, at, long: distance(middle(line.start), middle(line.end)) }))
    .sort((one, other) => other.long - one.long);
  const found = lines.map((): Curve | null => null);
  for (const { line, at } of order) found[at] = layer.lay(line);
  return found;
}

class Layer {
  private readonly laid: LaidLine[] = [];
  private readonly taken: Spot[] = [];
  /** Whether the board is small; turns, crowding and land then count less. */
  private readonly small: boolean;

  constructor(private readonly ground: Ground) {
    this.small = !ground.chart.large;
  }

  lay(line: Seaway): Curve | null {
    const best: Best = { laid: null, score: Infinity };
    const boxes = this.ground.chart.plates.map((_, city) => {
      const own = city === line.start || city === line.end;
      return this.ground.boxOf(city, own ? -3 : this.small ? 3 : 6);
    });
    for (const pair of this.pairs(line)) {
      if (pair.least > best.score) break;
      for (const out of HANDLES) for (const into of HANDLES) this.tryOne(line, pair, boxes, [out, into], best);
    }
    if (!best.laid) return null;
    this.laid.push(best.laid);
    this.taken.push(best.laid.a, best.laid.b);
    const { a, b, c, d, length } = best.laid;
    return { a, b, c, d, length };
  }

  /** Pairs of ports, the most promising first. */
  private pairs({ start, end }: Seaway): Pair[] {
    const ends = portsOf(this.ground.chart, end, false);
    return portsOf(this.ground.chart, start, true)
      .flatMap((a) => ends.map((b) => this.pair(a, b)))
      .filter((pair) => pair.long >= NEAR_DISTANCE)
      .sort((one, other) => one.least - other.least);
  }

  private pair(a: Port, b: Port): Pair {
    const long = distance(a, b);
    const [x, y] = [(b.x - a.x) / (long || 1), (b.y - a.y) / (long || 1)];
    const turn = this.small ? 14 : 34;
    const base = a.cost + b.cost + (1 - (a.nx * x + a.ny * y)) * turn + (1 + (b.nx * x + b.ny * y)) * turn;
    const crowded = this.small ? 24 : 40;
    const crowd = this.taken
      .flatMap((spot) => [distance(spot, a), distance(spot, b)])
      .reduce((sum, far) => sum + Math.max(0, crowded - far) * 6, 0);
    return { least: base + crowd + long, base: base + crowd, long, a, b };
  }

  private tryOne(
    line: Seaway,
    pair: Pair,
    boxes: readonly Box[],
    handles: readonly [number, number],
    best: Best,
  ): void {
    const { a, b } = pair;
    const reach = Math.min(pair.long, this.ground.chart.width * 0.42);
    const [out, into] = handles.map((part) => reach * part + 8) as [number, number];
    const c = { x: a.x + a.nx * out, y: a.y + a.ny * out };
    const d = { x: b.x + b.nx * into, y: b.y + b.ny * into };
    const one = this.judge(line, { a, b, c, d }, pair.base, boxes, best.score);
    if (!one) return;
    const score = one.score + this.totalDisturbance(one.laid.points, best.score - one.score);
    if (score < best.score) [best.laid, best.score] = [one.laid, score];
  }

  /** The curve with its points and its score; null if the score exceeds `most`. */
  private judge(
    line: Seaway,
    curve: Omit<Curve, "length">,
    base: number,
    boxes: readonly Box[],
    most: number,
  ): { laid: LaidLine; score: number } | null {
    const points: Spot[] = [curve.a];
    let [score, length] = [base, 0];
    let [px, py] = [0, 0];
    for (let at = 1; at <= SAMPLES; at++) {
      const spot = pointAt(curve, at / SAMPLES);
      const before = points[at - 1] ?? spot;
      const [dx, dy] = [spot.x - before.x, spot.y - before.y];
      length += Math.hypot(dx, dy);
      if (at > 1) score += BEND_COST * Math.abs(Math.atan2(dx * py - dy * px, dx * px + dy * py));
      score += this.costAt(line, spot, at, boxes);
      if (score + length > most) return null;
      points.push(spot);
      [px, py] = [dx, dy];
    }
    const least = this.small ? 44 : 64;
    return { laid: { ...curve, length, points }, score: score + length + Math.max(0, least - length) * 4 };
  }

  private costAt(line: Seaway, spot: Spot, at: number, boxes: readonly Box[]): number {
    const { chart, quays } = this.ground;
    let cost = this.ground.isLand(spot.x, spot.y) ? (this.small ? 7 : 9) : 0;
    if (spot.x < EDGE || spot.y < EDGE || spot.x > chart.width - EDGE || spot.y > chart.height - EDGE)
      cost += OFF_BOARD_COST;
    if (at === SAMPLES) return cost;
    if (isIn(chart.field, spot)) cost += QUAY_COST;
    boxes.forEach((box, city) => {
      if (isIn(box, spot)) cost += PLATE_COST;
      const quay = quays[city];
      if (quay && isIn(quay, spot)) cost += city === line.start ? (at > 8 ? OWN_QUAY_COST : 0) : QUAY_COST;
    });
    return cost;
  }

  /** A score for how much a line disturbs the lines laid before it. */
  private totalDisturbance(points: readonly Spot[], most: number): number {
    let score = 0;
    for (const other of this.laid) {
      score += disturbance(points, other.points);
      if (score > most) break;
    }
    return score;
  }
}

function disturbance(points: readonly Spot[], others: readonly Spot[]): number {
  let score = 0;
  for (let one = 3; one <= SAMPLES; one += 3) {
    for (let two = 3; two <= SAMPLES; two += 3) {
      const [a, b, c, d] = [points[one - 3], points[one], others[two - 3], others[two]];
      if (!a || !b || !c || !d) continue;
      if (isCrossing(a, b, c, d)) score += CROSSING_COST;
      if (one < SAMPLES && two < SAMPLES) score += 2 * Math.max(0, NEAR_DISTANCE - distance(b, d));
    }
  }
  return score;
}
