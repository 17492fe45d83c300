import { boxOf, type Chart } from "../board/places";
import type { Port } from "../../../ui/seaChart/geometry";

/** The distances from a card to the start of a route, with its letter, and to the end, with its head. */
const START_DISTANCE = { large: 13, small: 11 } as const;
const END_DISTANCE = { large: 8, small: 5 } as const;
/** The places of ports on the top and bottom edges, and on the sides, as parts of the card's width and height. */
const WIDTH_PARTS = [0.12, 0.3, 0.5, 0.7, 0.88] as const;
const HEIGHT_PARTS = [0.25, 0.5, 0.8] as const;
/** Ports at the corners, and slanted ones on the edges: the place on the card, then the direction. */
const SLANTED_PORTS = [
  [1, 0, 0.8, -0.6],
  [1, 1, 0.8, 0.6],
  [0, 1, -0.8, 0.6],
  [1, 0.5, 0.85, -0.5],
  [1, 0.5, 0.85, 0.5],
  [0, 0.6, -0.85, 0.5],
  [0.3, 1, -0.5, 0.85],
  [0.12, 1, -0.5, 0.85],
  [0.88, 0, 0.85, -0.5],
  [0.98, 0, 0.5, -0.85],
  [0.3, 0, -0.85, -0.5],
] as const;
const ROOF_COST = 140;
const NUMBER_COST = 10;
const SLANT_COST = 6;
const EDGE = 14;
/** The length of the quay below a card's right end, in widths of a cog; no route touches the card there. */
const QUAY = 2;

/** The ports of a city where routes can begin or, if not `begins`, end. */
export function portsOf(chart: Chart, city: number, begins: boolean): Port[] {
  const box = boxOf(chart, city);
  const { width, height, card, large } = chart;
  const off = (begins ? START_DISTANCE : END_DISTANCE)[large ? "large" : "small"];
  const roofs = card.sky * 0.72;
  const all: Port[] = [];
  for (const part of WIDTH_PARTS) {
    const x = box.x + box.w * part;
    all.push({ x, y: box.y + box.h + off, nx: 0, ny: 1, cost: 0 });
    all.push({ x, y: box.y - off - roofs, nx: 0, ny: -1, cost: roofs ? ROOF_COST : 0 });
  }
  for (const part of HEIGHT_PARTS) {
    const y = box.y + box.h * part;
    const byNumber = part < 0.3;
    all.push({
      x: box.x - off - (byNumber ? card.badge * 0.4 : 0),
      y,
      nx: -1,
      ny: 0,
      cost: byNumber ? NUMBER_COST : 0,
    });
    all.push({ x: box.x + box.w + off, y, nx: 1, ny: 0, cost: 0 });
  }
  for (const [px, py, nx, ny] of SLANTED_PORTS) {
    const outX = px === 1 ? off : px === 0 ? -off : 0;
    const outY = py === 1 ? off : py === 0 && outX === 0 ? -off - roofs : 0;
    all.push({
      x: box.x + box.w * px + outX,
      y: box.y + box.h * py + outY,
      nx,
      ny,
      cost: outY < 0 && roofs ? ROOF_COST : SLANT_COST,
    });
  }
  const quay = box.x + box.w - QUAY * card.cog;
  return all.filter(
    (port) =>
      port.x > EDGE &&
      port.x < width - EDGE &&
      port.y > EDGE &&
      port.y < height - EDGE &&
      !(port.y > box.y + box.h && port.x > quay && port.x < box.x + box.w + 2),
  );
}
