import { boxOf, type Chart } from "../board/places";
import type { Spot } from "../../../ui/seaChart/geometry";
import type { City } from "../read";
import type { WantedRoute } from "./choose";

/** The style of a route: it can be sailed now, leads out of or into the city in focus, or is shown among all routes. */
export type Kind = "mine" | "out" | "into" | "all";

/** A route on the board: from a slot to a city, or face down with an unknown destination. */
export interface Route extends WantedRoute {
  readonly key: string;
  readonly letter: string;
  readonly hidden: boolean;
}

export interface Sight {
  /** The city of the cog that would sail, the city in focus, and whether all routes are shown. */
  readonly here: number;
  readonly focus: number;
  readonly all: boolean;
  /** Whether the player is asked where to sail. */
  readonly leaving: boolean;
  /** Cities that can be sailed to now. */
  readonly lit: Readonly<Record<number, unknown>>;
}

const LETTERS = "AB";

/** All routes of a position. A route to a number that two cities have leads to both. */
export function routesOf(cities: readonly City[], here: number): Route[] {
  return cities.flatMap((city) =>
    city.exits.flatMap((exit): Route[] => {
      const letter = LETTERS[exit.slot % LETTERS.length] ?? "";
      const common = { from: city.at, letter, own: city.at === here };
      if (exit.to < 0) return exit.covered ? [{ ...common, key: `${exit.slot}:?`, to: -1, hidden: true }] : [];
      return cities
        .filter((one) => one.number === exit.to && one !== city)
        .map((one) => ({ ...common, key: `${exit.slot}:${one.at}`, to: one.at, hidden: false }));
    }),
  );
}

/** The way in which a route is drawn now; null if it is not drawn. */
export function kindOf(route: Route, { here, focus, all, leaving, lit }: Sight): Kind | null {
  if (route.from === here && route.to in lit) return "mine";
  if (route.from === focus || (leaving && route.from === here)) return "out";
  if (route.to === focus && !route.hidden) return "into";
  return all ? "all" : null;
}

/** Whether a route is faint, because a city is in focus that it does not touch. */
export const isFaint = (route: Route, focus: number): boolean =>
  focus >= 0 && route.from !== focus && route.to !== focus;

const STUB = 24;
const MARK = 10;

/** A short line for a face-down route, from its city towards the chart's middle, and the middle of its mark. */
export function stubOf(
  chart: Chart,
  route: Route,
): { readonly start: Spot; readonly long: number; readonly mark: Spot } {
  const box = boxOf(chart, route.from);
  const way = box.x + box.w / 2 < chart.width / 2 ? 1 : -1;
  const x = way > 0 ? box.x + box.w + 2 : box.x - 2;
  const y = box.y + box.h * (route.letter === "A" ? 0.3 : 0.75);
  return { start: { x, y }, long: way * STUB, mark: { x: x + way * (STUB + MARK), y } };
}

/** The spots that face-down routes take up, which the ends of other routes avoid. */
export function takenBy(chart: Chart, routes: readonly Route[]): Spot[] {
  return routes
    .filter((route) => route.hidden)
    .flatMap((route) => {
      const { start, mark } = stubOf(chart, route);
      return [start, mark];
    });
}
