import type { Chart, Seaway } from "../board/chart";
import type { Curve } from "./curves";
import { layLines } from "./lay";

export interface Order {
  readonly id: number;
  readonly chart: Chart;
  readonly coast: string;
  readonly lines: readonly Seaway[];
}

export interface Answer {
  readonly id: number;
  readonly curves: readonly (Curve | null)[];
}

/** Lays the lines beside the page, so that nothing there waits for them. */
self.onmessage = ({ data }: MessageEvent<Order>): void => {
  const curves = layLines(data.chart, data.coast, data.lines);
  self.postMessage({ id: data.id, curves } satisfies Answer);
};
