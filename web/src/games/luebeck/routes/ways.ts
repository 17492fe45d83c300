import { type Bezier, pathPoint, pointAt, type Spot } from "../../../ui/seaChart/geometry";
import { distance } from "./curves";

/** A line as it is drawn: its shaft, its arrowhead, and the spot of its sign if there is room for one. */
export interface DrawnWay {
  readonly path: string;
  readonly tip: string;
  readonly badge: Spot | null;
  /** Points along the line, from the edge of one plate to the point of the arrowhead. */
  readonly points: readonly Spot[];
}

const SAMPLES = 40;
/** The part of a stretch that a bend may take, at its free end and between two bends. */
const FREE_PART = 0.8;
const SHARED_PART = 0.5;
/** The part of an arrowhead that covers the end of its line. */
const NECK = 0.8;

export const sampleCurve = (curve: Bezier): readonly Spot[] =>
  Array.from({ length: SAMPLES + 1 }, (_, at) => pointAt(curve, at / SAMPLES));

const between = (one: Spot, other: Spot, part: number): Spot => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

/** The arrowhead that points from one spot to the other. */
export function drawHead(from: Spot, to: Spot, head: number): string {
  const far = distance(from, to) || 1;
  const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const wide = head * 0.6;
  const tail = (across: number, along: number): string =>
    pathPoint({ x: to.x - x * along - y * across, y: to.y - y * along + x * across });
  return `M${pathPoint(to)}L${tail(wide, head)}L${tail(0, head * 0.7)}L${tail(-wide, head)}Z`;
}

/** A line of straight stretches with rounded bends. */
export function drawStretches(bends: readonly Spot[], radius: number, head: number): Omit<DrawnWay, "badge"> {
  const [tip, before] = [bends.at(-1) ?? { x: 0, y: 0 }, bends.at(-2) ?? { x: 0, y: 0 }];
  const neck = between(tip, before, (head * NECK) / (distance(tip, before) || 1));
  const shaft = [...bends.slice(0, -1), neck];
  const corners = shaft.slice(1, -1).map((_, at) => roundedCorner(shaft, at + 1, radius));
  const bent = corners.map(({ a, b, over }) => `L${pathPoint(a)}Q${pathPoint(over)} ${pathPoint(b)}`).join("");
  const points = [shaft[0] ?? tip, ...corners.flatMap(sampleCorner), tip];
  return {
    path: `M${pathPoint(shaft[0] ?? tip)}${bent}L${pathPoint(neck)}`,
    tip: drawHead(before, tip, head),
    points: points
      .slice(1)
      .reduce<Spot[]>((all, spot) => [...all, ...stretch(all.at(-1) ?? spot, spot)], [points[0] ?? tip]),
  };
}

interface Corner {
  readonly a: Spot;
  readonly over: Spot;
  readonly b: Spot;
}

function roundedCorner(shaft: readonly Spot[], at: number, radius: number): Corner {
  const [one, over, other] = [shaft[at - 1], shaft[at], shaft[at + 1]].map((spot) => spot ?? { x: 0, y: 0 }) as [
    Spot,
    Spot,
    Spot,
  ];
  const [before, after] = [distance(one, over) || 1, distance(over, other) || 1];
  const room = before * (at > 1 ? SHARED_PART : FREE_PART);
  const r = Math.min(radius, room, after * (at < shaft.length - 2 ? SHARED_PART : FREE_PART));
  return { a: between(over, one, r / before), over, b: between(over, other, r / after) };
}

const sampleCorner = ({ a, over, b }: Corner): readonly Spot[] =>
  Array.from({ length: 9 }, (_, at) => between(between(a, over, at / 8), between(over, b, at / 8), at / 8));

/** Points on a straight stretch, without its first one. */
const stretch = (from: Spot, to: Spot): readonly Spot[] =>
  Array.from({ length: SAMPLES }, (_, at) => between(from, to, (at + 1) / SAMPLES));
