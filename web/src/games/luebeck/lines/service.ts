import { COAST } from "../art/coast";
import type { Chart, Seaway } from "../board/chart";
import type { Curve } from "./curves";
import type { Answer, Order } from "./worker";

/** Asks the worker for the lines of a chart; only the newest question is still answered. */
export class LineService {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private newest = 0;
  private found: (curves: readonly (Curve | null)[]) => void = () => {};

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.id === this.newest) this.found(data.curves);
    };
  }

  ask(chart: Chart, lines: readonly Seaway[], found: (curves: readonly (Curve | null)[]) => void): void {
    this.newest += 1;
    this.found = found;
    this.worker.postMessage({ id: this.newest, chart, coast: COAST, lines } satisfies Order);
  }

  close(): void {
    this.worker.terminate();
  }
}
