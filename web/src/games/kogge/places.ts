import { HARBOURS } from "./harbours";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Card {
  readonly w: number;
  readonly h: number;
  readonly margin: number;
  /** Room above a card, where cogs lie. */
  readonly sky: number;
  readonly gap: number;
}

export interface Chart {
  /** The part of the map that is shown, in the coastline's own units. */
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Where the cards lie, in pixels. */
  readonly cards: readonly Spot[];
  readonly card: Card;
}

/** What must always be seen: the harbours, with room around them. */
const SEEN = { x: -70, y: -30, w: 1100, h: 960 };

/** Cards on a small screen, by the middle of each, in hundredths of width and height. */
const SMALL: readonly (readonly [number, number])[] = [
  [11, 27],
  [38, 20],
  [64, 11],
  [89, 27],
  [88, 58],
  [62, 87],
  [37, 87],
  [11, 87],
  [11, 57],
  [37, 58],
];

/** How far a card lies from its harbour on a large screen, in pixels. */
const BESIDE: readonly (readonly [number, number])[] = [
  [62, 0],
  [-62, -10],
  [0, 8],
  [10, 34],
  [20, 30],
  [10, 14],
  [46, 12],
  [-6, 30],
  [20, -14],
  [40, -30],
];

const LARGE_CARD = { w: 150, h: 96 };
const SMALL_CARD = { w: 80, h: 57 };
const ROOM = { large: { margin: 16, sky: 42, gap: 18 }, small: { margin: 9, sky: 22, gap: 7 } } as const;
const ROUNDS = 40;

export function chart(width: number, height: number, cities = HARBOURS.length): Chart {
  const large = width >= 620;
  const card = large ? { ...LARGE_CARD, ...ROOM.large } : { ...SMALL_CARD, ...ROOM.small };
  const box = shown(width, height);
  const wished = HARBOURS.slice(0, cities).map((_, at) =>
    large ? besideHarbour(at, box, width) : spread(at, width, height),
  );
  return { box, cards: apart(wished, width, height, card), card };
}

/** The seen part, made wider or higher so that it has the shape of the screen. */
function shown(width: number, height: number): Chart["box"] {
  const scale = Math.min(width / SEEN.w, height / SEEN.h) || 1;
  const w = width / scale;
  const h = height / scale;
  return { x: SEEN.x - (w - SEEN.w) / 2, y: SEEN.y - (h - SEEN.h) / 2, w, h };
}

function besideHarbour(at: number, box: Chart["box"], width: number): Spot {
  const [x = 0, y = 0] = HARBOURS[at] ?? [];
  const [dx = 0, dy = 0] = BESIDE[at] ?? [];
  const scale = width / box.w;
  return { x: (x - box.x) * scale + dx, y: (y - box.y) * scale + dy };
}

function spread(at: number, width: number, height: number): Spot {
  const [x = 50, y = 50] = SMALL[at] ?? [];
  return { x: (x * width) / 100, y: (y * height) / 100 };
}

/** No card lies on another: those that would are pushed apart, the shorter way. */
function apart(wished: readonly Spot[], width: number, height: number, card: Card): Spot[] {
  let cards = wished.map((spot) => inside(spot, width, height, card));
  for (let round = 0; round < ROUNDS; round++) {
    for (let one = 0; one < cards.length; one++) {
      for (let other = one + 1; other < cards.length; other++) push(cards, one, other, card);
    }
    cards = cards.map((spot) => inside(spot, width, height, card));
  }
  return cards;
}

function push(cards: Spot[], one: number, other: number, card: Card): void {
  const a = cards[one];
  const b = cards[other];
  if (!a || !b) return;
  const byX = card.w + card.gap - Math.abs(a.x - b.x);
  const byY = card.h + card.gap - Math.abs(a.y - b.y);
  if (byX <= 0 || byY <= 0) return;
  const dx = byX < byY ? ((a.x < b.x ? -1 : 1) * byX) / 2 : 0;
  const dy = byX < byY ? 0 : ((a.y < b.y ? -1 : 1) * byY) / 2;
  cards[one] = { x: a.x + dx, y: a.y + dy };
  cards[other] = { x: b.x - dx, y: b.y - dy };
}

function inside(spot: Spot, width: number, height: number, card: Card): Spot {
  const clamp = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));
  const [halfW, halfH] = [card.w / 2, card.h / 2];
  return {
    x: clamp(spot.x, halfW + card.margin, width - halfW - card.margin),
    y: clamp(spot.y, halfH + card.sky, height - halfH - card.margin),
  };
}

/** A route as a curve, leaning to one side, so that there and back never lie on each other. */
export function curve(from: Spot, to: Spot, lean = 0.14): string {
  const mx = (from.x + to.x) / 2 - (to.y - from.y) * lean;
  const my = (from.y + to.y) / 2 + (to.x - from.x) * lean;
  return `M${from.x},${from.y} Q${mx},${my} ${to.x},${to.y}`;
}
