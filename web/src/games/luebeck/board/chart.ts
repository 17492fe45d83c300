import { clamp, type Box, type Scale, type Spot } from "../../../ui/seaChart/geometry";
import { HARBOURS } from "../art/coast";
import { FIELDS, PLACES, SIZES, type Class, type PlateSizes } from "./places";
import type { MapDrawing } from "./mapDrawing";
import { hasPlaces, lineName, planFor } from "./plans/choose";
import { fitPlan, placeBox, placePlate, placePoint, placeQuay, placeSizes, type Plan, type Quay } from "./plans/plan";

export interface Sizes extends PlateSizes {
  /** Height of the roofs above a plate; none on small screens. */
  readonly sky: number;
  /** The part of a shield's width that lies outside the plate, at its left. */
  readonly outside: number;
}

/** The parts of a map that was set by hand. */
export interface HandSet {
  readonly quays: readonly Quay[];
  /** The points of the coast to which the cities belong. */
  readonly harbours: readonly Spot[];
  /** For each line its bends and the middle of its sign. */
  readonly lines: readonly { readonly bends: readonly Spot[]; readonly sign: Spot }[];
  /** The middle of the place of a button that closes an enlarged map. */
  readonly button: Spot | null;
  readonly line: number;
  readonly head: number;
  readonly sign: number;
  readonly bend: number;
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly scale: Scale;
  readonly sizes: Sizes;
  /** The plate of each city. */
  readonly plates: readonly Box[];
  readonly large: boolean;
  /** The place of the cogs that are in no city. */
  readonly field: Box;
  /** Set if the whole map was set by hand, lines included; otherwise its lines are still to be laid. */
  readonly handSet: HandSet | null;
}

/** The visible part of the seas, in the coastline's units. */
const VISIBLE_SEA = { large: { x: -5, y: -14, w: 985, h: 610 }, small: { x: 40, y: -40, w: 900, h: 660 } } as const;
const WIDEST = 1360;
/** The width and height of the area on which a map places its cities. */
const WIDE = 980;
const HIGH = 600;
/** The bounds of the ratio of the horizontal scale to the vertical one. */
const MAX_STRETCH = 1.5;
const MIN_STRETCH = 0.82;
const ROOFS = (0.8 * 50) / 120;
/** The part of a shield's width that lies outside its plate. */
const SHIELD = 0.42;
const PLAN_SHIELD = 0.5;
/** The part of a cog's size that lies below its plate. */
export const QUAY = 0.86;
/** The least distance between cogs at which they can be distinguished, as a part of their width. */
const NEAREST = 0.67;
/** The least distance between cogs at which a thumb can tap each, in pixels. */
const THUMB = 45;

export function classOf(width: number, height: number): Class {
  if (width >= 620) return height >= 460 ? "desk" : "low";
  if (width > height * 1.25) return width >= 420 ? "across" : "small";
  return width >= 360 && height >= 300 ? "phone" : "small";
}

/** The places of everything on a board of this size. */
export function chart(width: number, height: number, map: MapDrawing): Chart {
  const kind = classOf(width, height);
  const plan = planFor(width, height);
  if (kind !== "desk" && onTheCoast(map) && hasPlaces(plan, map)) return placePlan(plan, width, height, map);
  return layOut(kind, width, height, map);
}

/** A map as a plan has it. */
function placePlan(plan: Plan, width: number, height: number, { signs, lines }: MapDrawing): Chart {
  const fit = fitPlan(plan, width, height);
  const { plate, name, shield, cog, ...drawn } = placeSizes(plan, fit);
  const cities = signs.flatMap((sign) => plan.cities[sign] ?? []);
  const out = shield * PLAN_SHIELD;
  return {
    width,
    height,
    scale: { kx: 1, ky: 1, ox: 0, oy: 0 },
    sizes: { plate: 0, height: plate, shield, cog, name, sky: 0, outside: PLAN_SHIELD },
    plates: cities
      .map((city) => placePlate(plan, fit, city))
      .map((box) => ({ ...box, x: box.x + out, w: box.w - out })),
    large: false,
    field: placeBox(fit, plan.field),
    handSet: {
      ...drawn,
      button: plan.button ? placePoint(fit, plan.button) : null,
      quays: cities.map((city) => placeQuay(plan, fit, city)),
      harbours: cities.map(({ harbour }) => placePoint(fit, harbour)),
      lines: lines
        .flatMap((line) => plan.lines[lineName(signs, line)] ?? [])
        .map(({ points, sign }) => ({ bends: points.map((at) => placePoint(fit, at)), sign: placePoint(fit, sign) })),
    },
  };
}

/** A map with its cities at their places on the coast, apart from each other. */
function layOut(kind: Class, width: number, height: number, map: MapDrawing): Chart {
  const large = kind === "desk" || kind === "low";
  const plate = SIZES[kind];
  const sizes = { ...plate, sky: large ? plate.plate * ROOFS : 0, outside: SHIELD };
  const [left, top, w, h] = FIELDS[kind];
  const field = { x: (left * width) / 100, y: (top * height) / 100, w, h };
  const boxes = map.cities.map((name, city) => {
    const [x, y] = wish(kind, map, city);
    return boxOf({ x: (x * width) / 100, y: (y * height) / 100 }, widthOf(name, plate.plate, large), plate);
  });
  const placed = map.cities.every((_, city) => handSet(kind, map, city));
  const plates = placed ? boxes : pushApart(boxes, width, height, sizes, field);
  return { width, height, scale: scaleOf(width, height, large), sizes, plates, large, field, handSet: null };
}

/** Whether a map has each city at the harbour of its sign. */
const onTheCoast = ({ signs, spots }: MapDrawing): boolean =>
  signs.every((sign, city) => {
    const [harbour, spot] = [HARBOURS[sign], spots[city]];
    return harbour && spot && harbour[0] === spot[0] && harbour[1] === spot[1];
  });

/** The hand-chosen place for a city from the book; undefined if the map puts it elsewhere on the coast. */
function handSet(kind: Class, { signs, spots }: MapDrawing, city: number): readonly [number, number] | undefined {
  const sign = signs[city] ?? "";
  const [harbour, spot] = [HARBOURS[sign], spots[city]];
  return harbour && spot && harbour[0] === spot[0] && harbour[1] === spot[1] ? PLACES[kind][sign] : undefined;
}

/** The place of a city before plates are pushed apart, in hundredths of the board. */
function wish(kind: Class, map: MapDrawing, city: number): readonly [number, number] {
  const [x, y] = map.spots[city] ?? [0, 0];
  return handSet(kind, map, city) ?? [(x / WIDE) * 100, (y / HIGH) * 100];
}

/** The width of a plate, which grows with the length of the city's name. */
function widthOf(name: string, plate: number, large: boolean): number {
  if (name.length > 9) return plate + (large ? 8 : 3) + Math.max(0, name.length - 11) * (large ? 9 : 6);
  return plate * (name.length < 6 ? 0.82 : 0.94);
}

const boxOf = ({ x, y }: Spot, w: number, { height }: Pick<Sizes, "height">): Box => ({
  x: x - w / 2,
  y: y - height / 2,
  w,
  h: height,
});

/** The scale at which the chart fills the board without bare edges; one direction is stretched, within bounds. */
function scaleOf(width: number, height: number, large: boolean): Scale {
  const seen = large ? VISIBLE_SEA.large : VISIBLE_SEA.small;
  let [kx, ky] = [width / seen.w, height / seen.h];
  if (kx / ky < MIN_STRETCH) ky = kx / MIN_STRETCH;
  else if (kx / ky > MAX_STRETCH) kx = ky * MAX_STRETCH;
  kx = Math.max(kx, width / WIDEST);
  return { kx, ky, ox: width / 2 - (seen.x + seen.w / 2) * kx, oy: height / 2 - (seen.y + seen.h / 2) * ky };
}

const ROUNDS = 60;
const GAP = 6;

/** Push plates off the field, and apart the shorter way where they, their roofs or their quays overlap. */
function pushApart(boxes: readonly Box[], width: number, height: number, sizes: Sizes, field: Box): Box[] {
  let all = boxes.map((box) => keepInside(box, width, height, sizes));
  for (let round = 0; round < ROUNDS; round++) {
    for (let one = 0; one < all.length; one++) {
      for (let other = one + 1; other < all.length; other++) push(all, one, other, sizes);
      all[one] = offField(all[one] as Box, field, sizes);
    }
    all = all.map((box) => keepInside(box, width, height, sizes));
  }
  return all;
}

function push(all: Box[], one: number, other: number, sizes: Sizes): void {
  const [a, b] = [all[one], all[other]];
  if (!a || !b) return;
  const tall = a.h + sizes.sky * 0.75 + sizes.cog * QUAY * 0.8;
  const byX = (a.w + b.w) / 2 + sizes.shield / 2 + GAP - Math.abs(a.x + a.w / 2 - b.x - b.w / 2);
  const byY = tall + GAP - Math.abs(a.y - b.y);
  if (byX <= 0 || byY <= 0) return;
  const dx = byX < byY ? ((a.x < b.x ? -1 : 1) * byX) / 2 : 0;
  const dy = byX < byY ? 0 : ((a.y < b.y ? -1 : 1) * byY) / 2;
  all[one] = { ...a, x: a.x + dx, y: a.y + dy };
  all[other] = { ...b, x: b.x - dx, y: b.y - dy };
}

/** The plate's box, moved down if it lies on the field of cogs. */
function offField(box: Box, field: Box, sizes: Sizes): Box {
  const lowest = field.y + field.h + sizes.sky * 0.75 + GAP;
  const beside = box.x > field.x + field.w + sizes.shield / 2 || box.x + box.w < field.x;
  return beside || box.y > lowest ? box : { ...box, y: lowest };
}

function keepInside(box: Box, width: number, height: number, sizes: Sizes): Box {
  return {
    ...box,
    x: clamp(box.x, sizes.shield / 2 + 4, width - box.w - 6),
    y: clamp(box.y, sizes.sky * 0.8 + 6, height - box.h - sizes.cog * QUAY),
  };
}

/** The distance between cogs at a quay that was set by hand, as a part of their width. */
const SET_STEP = 0.72;

/** The distance between cogs at one quay: as wide as the plate allows, and wide enough to tap each cog. */
export function stepOf({ plates, sizes, large, handSet }: Chart, city: number, many: number): number {
  const quay = handSet?.quays[city];
  if (quay) return Math.min(sizes.cog * SET_STEP, (quay.w - sizes.cog) / Math.max(1, many - 1));
  const room = ((plates[city]?.w ?? 0) - sizes.cog * 0.75) / Math.max(1, many - 1);
  return Math.max(large ? THUMB : 0, sizes.cog * NEAREST, Math.min(sizes.cog, room));
}

/** The spot of a cog at its city: below the plate, next to the other cogs there. */
export function berth(chart: Chart, city: number, place: number, many: number): Spot {
  const { plates, sizes, width } = chart;
  const box = plates[city] ?? { x: 0, y: 0, w: 0, h: 0 };
  const step = stepOf(chart, city, many);
  const quay = chart.handSet?.quays[city];
  if (quay) {
    const x = quay.first === "left" ? quay.x + place * step : quay.x + quay.w - sizes.cog - place * step;
    return { x, y: quay.y - sizes.cog * 0.1 };
  }
  const all = sizes.cog + (many - 1) * step;
  const first = Math.max(2, Math.min(width - all - 2, box.x + box.w / 2 + 6 - all / 2));
  return {
    x: first + place * step,
    y: box.y + box.h - sizes.cog * 0.1,
  };
}

/** The city whose plate is nearest to a spot; its quay counts too. */
export function nearest({ plates, sizes }: Chart, { x, y }: Spot): number {
  const far = plates.map((box) => {
    const dx = Math.max(box.x - x, 0, x - box.x - box.w);
    const dy = Math.max(box.y - y, 0, y - box.y - box.h - sizes.cog * QUAY);
    return Math.hypot(dx, dy);
  });
  return far.indexOf(Math.min(...far));
}

/** How far beside a plate a thumb still means it, in pixels. */
const BESIDE_PLATE = 6;

/** Whether a spot is on a city's plate or its shield, or close beside them. */
export function isOnPlate({ plates, sizes }: Chart, city: number, { x, y }: Spot): boolean {
  const box = plates[city] ?? { x: 0, y: 0, w: 0, h: 0 };
  const left = box.x - sizes.shield * sizes.outside - BESIDE_PLATE;
  const level = y > box.y - BESIDE_PLATE && y < box.y + box.h + BESIDE_PLATE;
  return level && x > left && x < box.x + box.w + BESIDE_PLATE;
}

/** The quay below a plate. */
export const quayOf = (box: Box, { cog }: Sizes): Box => ({
  x: box.x - 2,
  y: box.y + box.h,
  w: box.w + 4,
  h: cog * QUAY,
});
