import { COAST } from "../art/coast";
import type { Chart, Spot } from "../board/places";
import type { Wanted } from "./choose";
import type { Answer, Order } from "./worker";

type Found = (curves: Answer["curves"]) => void;

/** Asks the worker for routes; only the newest question is still answered. */
export class RouteService {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private newest = 0;
  private found: Found = () => {};

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.id === this.newest) this.found(data.curves);
    };
  }

  ask(chart: Chart, wanted: readonly Wanted[], taken: readonly Spot[], found: Found): void {
    this.newest += 1;
    this.found = found;
    this.worker.postMessage({ id: this.newest, chart, coast: COAST, wanted, taken } satisfies Order);
  }

  close(): void {
    this.worker.terminate();
  }
}
