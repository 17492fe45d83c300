import type { Chart } from "../board/chart";
import type { Seaway } from "../board/mapDrawing";
import { layLines } from "./lay";

export interface Order {
  readonly chart: Chart;
  readonly coast: string;
  readonly lines: readonly Seaway[];
}

/** Lay the lines outside the page, which never waits for them. */
self.onmessage = ({ data }: MessageEvent<Order & { readonly id: number }>): void => {
  self.postMessage({ id: data.id, found: layLines(data.chart, data.coast, data.lines) });
};
