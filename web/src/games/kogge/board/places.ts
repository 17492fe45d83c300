import { clamp, type Box, type Scale, type Spot } from "../../../ui/seaChart/geometry";
import { HARBOURS } from "./harbours";

/** The sizes of the cards, and of the numbers and cogs at them, in pixels. */
export interface Card {
  readonly w: number;
  readonly h: number;
  /** Height of the roofs above a card; none on small screens. */
  readonly sky: number;
  /** The widths of the number in the corner and of a cog at the quay. */
  readonly badge: number;
  readonly cog: number;
  /** The least distances from a card to the edge, and from a card to another. */
  readonly margin: number;
  readonly gap: number;
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly scale: Scale;
  /** The middle of each card, in pixels. */
  readonly cards: readonly Spot[];
  readonly card: Card;
  /** The card as it is drawn before it grows or shrinks by this factor. */
  readonly drawn: Card;
  readonly factor: number;
  readonly large: boolean;
}

type Places = readonly (readonly [number, number])[];

interface Layout {
  readonly card: Card;
  /** The middle of each card, in hundredths of the width and height. The cards form a ring round an open sea. */
  readonly places: Places;
}

const DESK: Layout = {
  card: { w: 168, h: 97, sky: 46, badge: 40, cog: 46, margin: 14, gap: 16 },
  places: [
    [10.5, 24],
    [40, 19.5],
    [68, 18],
    [90, 28],
    [90, 60],
    [61.5, 84],
    [35.5, 84],
    [10.5, 84],
    [10.5, 54],
    [49, 52],
  ],
};
const LOW: Layout = {
  card: { w: 144, h: 78, sky: 39, badge: 34, cog: 40, margin: 12, gap: 14 },
  places: [
    [9.5, 27],
    [36, 21.5],
    [63.5, 21.5],
    [90, 28],
    [90.5, 67],
    [63.5, 82.5],
    [36.5, 82.5],
    [9.5, 84],
    [9.5, 56],
    [49, 54],
  ],
};
const PORTRAIT: Layout = {
  card: { w: 92, h: 60, sky: 0, badge: 24, cog: 30, margin: 10, gap: 8 },
  places: [
    [14.5, 24],
    [37.9, 11],
    [62.1, 11],
    [86.5, 25],
    [86.5, 57],
    [62.1, 82],
    [37.9, 82],
    [14.5, 82],
    [14.5, 53.5],
    [50, 46],
  ],
};
const SMALL: Layout = {
  card: { w: 83, h: 57, sky: 0, badge: 22, cog: 24, margin: 8, gap: 3 },
  places: [
    [13.75, 22],
    [37.9, 14.2],
    [62.1, 14.2],
    [86.25, 30],
    [86.25, 60],
    [62.1, 80],
    [37.9, 80],
    [13.75, 80],
    [13.75, 50],
    [50, 49.5],
  ],
};
const ACROSS: Layout = {
  card: { w: 98, h: 60, sky: 0, badge: 24, cog: 30, margin: 10, gap: 8 },
  places: [
    [11, 25],
    [37, 12.5],
    [64, 12.5],
    [89, 26],
    [89, 58],
    [64.5, 82],
    [38, 82],
    [11, 82],
    [11, 53.5],
    [50, 48],
  ],
};

/** The visible part of the sea, in the coastline's units. */
const VISIBLE_SEA = {
  large: { x: -95, y: -75, w: 1150, h: 1040 },
  small: { x: -40, y: -20, w: 1060, h: 940 },
} as const;
/** The bounds of the ratio of the horizontal scale to the vertical one. */
const MAX_STRETCH = 1.5;
const MIN_STRETCH = 0.82;
const ROUNDS = 40;
/** The part of a cog's size that lies below its card. */
export const QUAY = 0.86;
/** The same with the waves round the hull. */
const QUAY_WITH_WAVES = 0.97;

export function chart(width: number, height: number, cities = HARBOURS.length): Chart {
  const layout = layoutOf(width, height);
  const factor = factorOf(layout, width, height);
  const card = scaled(layout.card, factor);
  const wished = layout.places.slice(0, cities).map(([x, y]) => ({ x: (x * width) / 100, y: (y * height) / 100 }));
  const large = card.sky > 0;
  return {
    width,
    height,
    scale: scaleOf(width, height, large),
    cards: pushApart(wished, width, height, card),
    card,
    drawn: layout.card,
    factor,
    large,
  };
}

/** The height below which the cards of a low map would overlap at their full size. */
const LEAST_HEIGHT = 440;
/** The map from which cards grow, and their largest factor. */
const GROWS_FROM = { width: 1150, height: 720 };
const LARGEST = 1.7;

/** The factor by which cards shrink on a low map, or grow on a large one. */
function factorOf(layout: Layout, width: number, height: number): number {
  if (layout === LOW) return Math.min(1, height / LEAST_HEIGHT);
  if (layout !== DESK) return 1;
  return clamp(Math.min(width / GROWS_FROM.width, height / GROWS_FROM.height), 1, LARGEST);
}

function scaled(card: Card, factor: number): Card {
  if (factor === 1) return card;
  return {
    w: card.w * factor,
    h: card.h * factor,
    sky: card.sky * factor,
    badge: card.badge * factor,
    cog: card.cog * factor,
    margin: card.margin * factor,
    gap: card.gap * factor,
  };
}

function layoutOf(width: number, height: number): Layout {
  if (width >= 620) return height >= 620 && width >= 880 ? DESK : LOW;
  if (width > height * 1.2) return width >= 480 ? ACROSS : SMALL;
  return width >= 405 && height >= 360 ? PORTRAIT : SMALL;
}

/** The card of a city as a box, without its roofs. */
export function boxOf({ cards, card }: Chart, city: number): Box {
  const { x, y } = cards[city] ?? { x: 0, y: 0 };
  return { x: x - card.w / 2, y: y - card.h / 2, w: card.w, h: card.h };
}

/** The middle of a cog at its city's quay. Cogs lie below the card, in a row from the right. */
export function berth(chart: Chart, city: number, place: number): Spot {
  const box = boxOf(chart, city);
  const { cog } = chart.card;
  return { x: box.x + box.w - cog * (0.52 + place * 0.74), y: box.y + box.h + cog * (QUAY - 0.5) };
}

/** The scale at which the chart fills the window without bare edges; one direction is stretched, within bounds. */
function scaleOf(width: number, height: number, large: boolean): Scale {
  const seen = large ? VISIBLE_SEA.large : VISIBLE_SEA.small;
  let ky = height / seen.h;
  const kx = Math.max(ky * MIN_STRETCH, Math.min(width / seen.w, ky * MAX_STRETCH));
  if (kx * seen.w > width) ky = kx / MIN_STRETCH;
  return {
    kx,
    ky,
    ox: width / 2 - (seen.x + seen.w / 2) * kx,
    oy: height / 2 - (seen.y + seen.h / 2) * ky,
  };
}

/** Push overlapping cards apart, in the direction of the smaller overlap; return their places. */
function pushApart(wished: readonly Spot[], width: number, height: number, card: Card): Spot[] {
  let cards = wished.map((spot) => keepInside(spot, width, height, card));
  for (let round = 0; round < ROUNDS; round++) {
    for (let one = 0; one < cards.length; one++) {
      for (let other = one + 1; other < cards.length; other++) push(cards, one, other, card);
    }
    cards = cards.map((spot) => keepInside(spot, width, height, card));
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

function keepInside(spot: Spot, width: number, height: number, card: Card): Spot {
  const [halfW, halfH] = [card.w / 2, card.h / 2];
  return {
    x: clamp(spot.x, halfW + card.margin, width - halfW - card.margin),
    y: clamp(spot.y, halfH + Math.max(card.sky, card.margin) + 4, height - halfH - card.cog * QUAY_WITH_WAVES),
  };
}
