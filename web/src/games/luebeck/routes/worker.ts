import type { Chart, Seaway } from "../board/chart";
import { layLines } from "./lay";

export interface Order {
  readonly chart: Chart;
  readonly coast: string;
  readonly lines: readonly Seaway[];
}

/** Lays the lines beside the page, so that nothing there waits for them. */
self.onmessage = ({ data }: MessageEvent<Order & { readonly id: number }>): void => {
  self.postMessage({ id: data.id, found: layLines(data.chart, data.coast, data.lines) });
};
