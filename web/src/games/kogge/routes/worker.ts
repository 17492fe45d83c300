import type { Chart } from "../board/places";
import type { Spot } from "../../../ui/seaChart/geometry";
import type { WantedRoute } from "./choose";
import { Routes } from "./routes";

export interface Order {
  readonly chart: Chart;
  readonly coast: string;
  readonly wanted: readonly WantedRoute[];
  /** Spots that are taken already. */
  readonly taken: readonly Spot[];
}

/** The number of charts whose routes this worker keeps. The worker runs outside the page, which never waits for it. */
const MAX_LAYOUTS = 4;
/** The routes of the most recent charts, which a window needs again when it is turned or resized back. */
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
  for (const oldest of known.keys()) if (known.size > MAX_LAYOUTS) known.delete(oldest);
  return routes;
}

/** Compute the remaining curves, one pair of cities at a time, so that new orders are answered in between. */
function prepareSoon(routes: Routes): void {
  setTimeout(() => {
    if (routes === newest && routes.prepareOne()) prepareSoon(routes);
  });
}
