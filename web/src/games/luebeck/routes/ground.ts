import { crossings } from "../../../ui/seaChart/land";
import { type Chart, quayOf } from "../board/chart";
import type { Box } from "../../../ui/seaChart/geometry";

/** The width and height of a cell of land or sea, in pixels. */
const CELL = 6;

/** The obstacles of lines: land, plates with their roofs, and quays. */
export class Ground {
  readonly quays: readonly Box[];
  private readonly columns: number;
  private readonly rows: number;
  private readonly land: Uint8Array;

  constructor(
    readonly chart: Chart,
    coast: string,
  ) {
    this.columns = Math.ceil(chart.width / CELL);
    this.rows = Math.ceil(chart.height / CELL);
    this.land = new Uint8Array(this.columns * this.rows);
    this.quays = chart.plates.map((box) => quayOf(box, chart.sizes));
    this.addLand(coast);
  }

  /** The box of a plate with its roofs and its shield, and with a margin of `pad` round them. */
  boxOf(city: number, pad: number): Box {
    const { sizes, plates } = this.chart;
    const box = plates[city] ?? { x: 0, y: 0, w: 0, h: 0 };
    const [shield, roofs] = [sizes.shield * 0.4, sizes.sky * 0.75];
    return {
      x: box.x - pad - shield,
      y: box.y - pad - roofs,
      w: box.w + 2 * pad + shield,
      h: box.h + 2 * pad + roofs,
    };
  }

  isLand(x: number, y: number): boolean {
    const column = Math.max(0, Math.min(this.columns - 1, Math.floor(x / CELL)));
    const row = Math.max(0, Math.min(this.rows - 1, Math.floor(y / CELL)));
    return this.land[row * this.columns + column] === 1;
  }

  /** Mark the cells inside the coastline as land, row by row. */
  private addLand(coast: string): void {
    crossings(coast, this.chart.scale, this.rows, CELL).forEach((ends, row) => this.fillRow(row, ends));
  }

  private fillRow(row: number, ends: readonly number[]): void {
    for (let at = 0; at + 1 < ends.length; at += 2) {
      const from = Math.max(0, Math.floor((ends[at] ?? 0) / CELL));
      const to = Math.min(this.columns, Math.ceil((ends[at + 1] ?? 0) / CELL));
      if (to > from) this.land.fill(1, row * this.columns + from, row * this.columns + to);
    }
  }
}
