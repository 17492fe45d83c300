import { crossings } from "../../../ui/seaChart/land";
import { boxOf, type Chart, QUAY } from "../board/places";
import type { Box } from "../../../ui/seaChart/geometry";

/** The width and height of a cell, in pixels. */
const CELL = 5;
const LAND_COST = 8;
const QUAY_COST = 60;
const OFF_CHART_COST = 120;
const EDGE = 12;
/** The margin round a card that routes between other cities avoid, in pixels. */
const PAD = { large: 9, small: 5 } as const;

/** A grid over the chart: for each cell, the cards in the way and the cost of passing. */
export class Ground {
  private readonly columns: number;
  private readonly rows: number;
  private readonly cards: Uint16Array;
  private readonly costs: Uint8Array;

  constructor(
    readonly chart: Chart,
    coast: string,
  ) {
    this.columns = Math.ceil(chart.width / CELL);
    this.rows = Math.ceil(chart.height / CELL);
    this.cards = new Uint16Array(this.columns * this.rows);
    this.costs = new Uint8Array(this.columns * this.rows);
    this.addLand(coast);
    chart.cards.forEach((_, city) => this.addCity(city));
  }

  /** The cost of passing a point; the caller adds the cost of cards in the way. */
  cost(x: number, y: number): number {
    const { width, height } = this.chart;
    if (x < EDGE || y < EDGE || x > width - EDGE || y > height - EDGE) return OFF_CHART_COST;
    return this.costs[this.cell(x, y)] ?? 0;
  }

  /** The cards at a point, margins included, as a bit set. */
  cardsAt(x: number, y: number): number {
    return this.cards[this.cell(x, y)] ?? 0;
  }

  private cell(x: number, y: number): number {
    const column = Math.max(0, Math.min(this.columns - 1, Math.floor(x / CELL)));
    const row = Math.max(0, Math.min(this.rows - 1, Math.floor(y / CELL)));
    return row * this.columns + column;
  }

  private addCity(city: number): void {
    const { card, large } = this.chart;
    const box = boxOf(this.chart, city);
    const pad = large ? PAD.large : PAD.small;
    const roofs = card.sky * 0.72;
    const round = { x: box.x - pad, y: box.y - pad - roofs, w: box.w + 2 * pad, h: box.h + 2 * pad + roofs };
    this.fill(round, (cell) => (this.cards[cell] = (this.cards[cell] ?? 0) | (1 << city)));
    const quay = { x: box.x + box.w - 2 * card.cog, y: box.y + box.h, w: 2 * card.cog, h: card.cog * QUAY };
    this.fill(quay, (cell) => (this.costs[cell] = QUAY_COST));
  }

  private fill({ x, y, w, h }: Box, mark: (cell: number) => void): void {
    for (let row = Math.max(0, Math.floor(y / CELL)); row < Math.min(this.rows, (y + h) / CELL); row++) {
      for (let column = Math.max(0, Math.floor(x / CELL)); column < Math.min(this.columns, (x + w) / CELL); column++)
        mark(row * this.columns + column);
    }
  }

  /** Set the cost of the cells inside the coastline, row by row. */
  private addLand(coast: string): void {
    crossings(coast, this.chart.scale, this.rows, CELL).forEach((line, row) => {
      for (let at = 0; at + 1 < line.length; at += 2)
        this.fill({ x: line[at] ?? 0, y: row * CELL, w: (line[at + 1] ?? 0) - (line[at] ?? 0), h: CELL }, (cell) => {
          this.costs[cell] = LAND_COST;
        });
    });
  }
}
