import { HARBOURS } from "./coast";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Chart {
  /** The part of the map that is shown, in the coastline's own units. */
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Where the cards lie, in pixels. */
  readonly cards: readonly Spot[];
  readonly card: { readonly w: number; readonly h: number };
}

/** What must always be seen: the nine harbours, with room around them. */
const SEEN = { x: -70, y: -30, w: 1100, h: 960 };

/** Cards on a small screen, by the middle of each, in hundredths of width and height. */
const SMALL: readonly (readonly [number, number])[] = [
  [11, 27], [38, 20], [64, 11], [89, 27], [88, 58], [62, 87], [37, 87], [11, 87], [11, 57],
];

/** How far a card lies from its harbour on a large screen, in pixels. */
const BESIDE: readonly (readonly [number, number])[] = [
  [62, 0], [-62, -10], [0, 8], [10, 34], [20, 30], [10, 14], [46, 12], [-6, 30], [20, -14],
];

const LARGE_CARD = { w: 150, h: 96 };
const SMALL_CARD = { w: 84, h: 60 };
const MARGIN = 8;

export function chart(width: number, height: number): Chart {
  const large = width >= 620;
  const card = large ? LARGE_CARD : SMALL_CARD;
  const box = shown(width, height);
  const cards = HARBOURS.map((_, at) => (large ? besideHarbour(at, box, width, card) : spread(at, width, height)));
  return { box, cards: cards.map((spot) => inside(spot, width, height, card)), card };
}

/** The seen part, made wider or higher so that it has the shape of the screen. */
function shown(width: number, height: number): Chart["box"] {
  const scale = Math.min(width / SEEN.w, height / SEEN.h) || 1;
  const w = width / scale;
  const h = height / scale;
  return { x: SEEN.x - (w - SEEN.w) / 2, y: SEEN.y - (h - SEEN.h) / 2, w, h };
}

function besideHarbour(at: number, box: Chart["box"], width: number, card: { h: number }): Spot {
  const [x = 0, y = 0] = HARBOURS[at] ?? [];
  const [dx = 0, dy = 0] = BESIDE[at] ?? [];
  const scale = width / box.w;
  return { x: (x - box.x) * scale + dx, y: (y - box.y) * scale + dy - card.h * 0 };
}

function spread(at: number, width: number, height: number): Spot {
  const [x = 50, y = 50] = SMALL[at] ?? [];
  return { x: (x * width) / 100, y: (y * height) / 100 };
}

function inside(spot: Spot, width: number, height: number, card: { w: number; h: number }): Spot {
  const clamp = (at: number, half: number, all: number): number =>
    Math.min(Math.max(at, half + MARGIN), Math.max(all - half - MARGIN, half + MARGIN));
  return { x: clamp(spot.x, card.w / 2, width), y: clamp(spot.y, card.h / 2, height) };
}

/** A route as a curve, leaning to one side, so that there and back never lie on each other. */
export function curve(from: Spot, to: Spot, lean = 0.14): string {
  const mx = (from.x + to.x) / 2 - (to.y - from.y) * lean;
  const my = (from.y + to.y) / 2 + (to.x - from.x) * lean;
  return `M${from.x},${from.y} Q${mx},${my} ${to.x},${to.y}`;
}
