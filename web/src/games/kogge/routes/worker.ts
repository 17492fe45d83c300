import { Routes } from "./routes";
import type { Answer, Order } from "./service";

/** Finds routes beside the page, so that nothing there waits for them. */
let chart = "";
let routes: Routes | null = null;

self.onmessage = ({ data }: MessageEvent<Order>): void => {
  const key = JSON.stringify(data.chart);
  if (!routes || key !== chart) routes = new Routes(data.chart, data.coast);
  chart = key;
  self.postMessage({ id: data.id, curves: routes.lay(data.wanted, data.taken) } satisfies Answer);
};
