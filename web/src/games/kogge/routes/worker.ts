import type { Chart } from "../board/places";
import type { Spot } from "../../../ui/seaChart/geometry";
import type { Wanted } from "./choose";
import { Routes } from "./routes";

export interface Order {
  readonly chart: Chart;
  readonly coast: string;
  readonly wanted: readonly Wanted[];
  /** Where something lies already. */
  readonly taken: readonly Spot[];
}

/** Finds routes beside the page, so that nothing there waits for them. */
const KEPT = 4;
/** The routes of the last few charts: a window that is turned or resized finds them again. */
const known = new Map<string, Routes>();
let newest: Routes | null = null;

self.onmessage = ({ data }: MessageEvent<Order & { readonly id: number }>): void => {
  newest = routesFor(data);
  self.postMessage({ id: data.id, found: newest.lay(data.wanted, data.taken) });
  prepareSoon(newest);
};

function routesFor({ chart, coast }: Order): Routes {
  const key = JSON.stringify(chart);
  const routes = known.get(key) ?? new Routes(chart, coast);
  known.delete(key);
  known.set(key, routes);
  for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
  return routes;
}

/** Find the ways that no route takes yet, one pair of cities at a time; an order that comes is answered between. */
function prepareSoon(routes: Routes): void {
  setTimeout(() => {
    if (routes === newest && routes.prepareOne()) prepareSoon(routes);
  });
}
