import { type Chart, quayOf } from "../board/chart";
import { pathPoint, pointAt, type Spot } from "../../../ui/seaChart/geometry";
import { type Curve, distance, distanceToBox } from "./curves";
import { drawHead, drawStretches, type DrawnWay, sampleCurve } from "./ways";

const SAMPLES = 26;
const SPOTS = [0.46, 0.54, 0.38, 0.62, 0.3, 0.7] as const;
const mix = (one: Spot, other: Spot, part: number): Spot => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

/** The length of an arrowhead on a laid line, on large boards and on small ones. */
const HEADS = [15, 10] as const;

/** Each line as it is drawn, from the map that was set by hand or from the curves that were laid. */
export function drawWays(
  chart: Chart,
  curves: readonly (Curve | null)[],
  busy: readonly number[],
): readonly (DrawnWay | null)[] {
  const { handSet } = chart;
  if (handSet)
    return handSet.lines.map(({ bends, sign }) => ({
      ...drawStretches(bends, handSet.bend, handSet.head),
      badge: sign,
    }));
  return curves.map((curve) => {
    if (!curve) return null;
    const others = curves.filter((other): other is Curve => other !== null && other !== curve);
    const drawn = drawCurve(curve, HEADS[chart.large ? 0 : 1]);
    return { ...drawn, badge: badgeSpot(chart, curve, others, busy), points: sampleCurve(curve) };
  });
}

/** The path of a curve that stops short of its end, to leave room for the arrowhead, and the arrowhead itself. */
export function drawCurve(curve: Curve, head: number): { readonly path: string; readonly tip: string } {
  const { a, b, c, d } = curve;
  let part = 1;
  while (part > 0.3 && distance(pointAt(curve, part), b) < head * 0.8) part -= 0.01;
  const [one, two, three] = [mix(a, c, part), mix(c, d, part), mix(d, b, part)];
  const [four, five] = [mix(one, two, part), mix(two, three, part)];
  const stop = mix(four, five, part);
  const path = `M${pathPoint(a)}C${pathPoint(one)} ${pathPoint(four)} ${pathPoint(stop)}`;
  return { path, tip: drawHead(stop, b, head) };
}

/** The spot for a badge on its line, clear of plates, quays and other lines; null if there is no room. */
export function badgeSpot(chart: Chart, curve: Curve, others: readonly Curve[], busy: readonly number[]): Spot | null {
  if (curve.length < (chart.large ? 84 : 62)) return null;
  const most = chart.large ? 30 : 18;
  const points = others.flatMap((other) =>
    Array.from({ length: SAMPLES + 1 }, (_, at) => pointAt(other, at / SAMPLES)),
  );
  const roofs = chart.sizes.sky * 0.75;
  const room = (spot: Spot): number =>
    Math.min(
      most,
      ...points.map((other) => distance(spot, other)),
      ...chart.plates.map((box) => distanceToBox({ ...box, y: box.y - roofs, h: box.h + roofs }, spot) + 4),
      ...busy.flatMap((city) => {
        const box = chart.plates[city];
        return box ? [distanceToBox(quayOf(box, chart.sizes), spot) + 4] : [];
      }),
    );
  const spots = SPOTS.map((part) => {
    const spot = pointAt(curve, part);
    return { spot, free: room(spot) - Math.abs(part - SPOTS[0]) * 8 };
  });
  const best = spots.reduce((one, other) => (other.free > one.free ? other : one));
  return best.free > (chart.large ? 13 : 9) ? best.spot : null;
}
