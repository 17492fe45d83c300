import { boxOf, type Chart } from "../board/places";
import type { Spot } from "../../../ui/seaChart/geometry";
import type { City } from "../read";
import type { Wanted } from "./choose";

/** How a route is drawn: as one's own, out of or into the city that is looked at, or among all. */
export type Kind = "mine" | "out" | "into" | "all";

/** A route of the position: from a slot to a city, or face down to nowhere that is known. */
export interface Route extends Wanted {
  readonly key: string;
  readonly letter: string;
  readonly hidden: boolean;
}

export interface Sight {
  /** The own cog's city, the one that is looked at, and whether all are wanted. */
  readonly here: number;
  readonly focus: number;
  readonly all: boolean;
  /** Whether one is asked where to sail. */
  readonly leaving: boolean;
  /** Cities that can be sailed to now. */
  readonly lit: Readonly<Record<number, unknown>>;
}

const LETTERS = "AB";

/** Every route of a position. One whose number two cities bear leads to both. */
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

/** How a route is drawn now; nothing where it is not. */
export function kindOf(route: Route, { here, focus, all, leaving, lit }: Sight): Kind | null {
  if (route.from === here && route.to in lit) return "mine";
  if (route.from === focus || (leaving && route.from === here)) return "out";
  if (route.to === focus && !route.hidden) return "into";
  return all ? "all" : null;
}

/** Whoever looks at a city sees its own routes, and the others only faintly. */
export const fades = (route: Route, focus: number): boolean => focus >= 0 && route.from !== focus && route.to !== focus;

const STUB = 24;
const MARK = 10;

/** A route that lies face down: from beside its city towards the middle of the chart, and the middle of its mark. */
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

/** Where those that lie face down take their place: no other route begins or ends there. */
export function takenBy(chart: Chart, routes: readonly Route[]): Spot[] {
  return routes
    .filter((route) => route.hidden)
    .flatMap((route) => {
      const { start, mark } = stubOf(chart, route);
      return [start, mark];
    });
}
