import type { View } from "../../../protocol/kogge";
import { berth, boxOf, type Chart } from "../board/places";
import { pointAt, type Spot } from "../../../ui/seaChart/geometry";
import type { Curve } from "../routes/curves";
import { seats } from "../read";
import type { Place, Voyage } from "./moves";

/** The chart as it lies on the screen, and the routes drawn on it, by their keys. */
export interface SeaOnScreen {
  readonly chart: Chart;
  readonly curves: ReadonlyMap<string, Curve>;
  readonly element: HTMLElement;
}

const EXITS = 2;
const SITES = 2;
/** The number of points at which a cog follows a route. */
const POINTS = 20;
/** The number of short lines used to measure a curve. */
const FINE = 120;

/** The positions of things in the window, measured once before anything changes. */
export class Spots {
  private readonly corner: Spot;

  constructor(private readonly sea: SeaOnScreen) {
    const { left, top } = sea.element.getBoundingClientRect();
    this.corner = { x: left, y: top };
  }

  /** The middle of a place, or null if it is not on the screen. */
  of(place: Place, view: View): Spot | null {
    if (place.at === "seat") return middle(`.strips > :nth-child(${view.fleet.order.indexOf(place.of) + 1}) .ship`);
    if (place.at === "stock" || place.at === "market") return middle(".side .goods") ?? this.edge();
    const spot = this.onChart(place, view);
    return spot && { x: this.corner.x + spot.x, y: this.corner.y + spot.y };
  }

  /** The guild master's position at a city. */
  guild(city: number): Spot {
    const box = boxOf(this.sea.chart, city);
    const up = this.sea.chart.large ? 0.66 : 0.72;
    return { x: this.corner.x + box.x, y: this.corner.y + box.y + box.h * up };
  }

  private onChart({ at, of }: Place, view: View): Spot | null {
    if (at === "cog") return this.cog(view, of);
    const city = at === "city" ? of : Math.floor(of / (at === "slot" ? EXITS : SITES));
    const { x, y, w, h } = boxOf(this.sea.chart, city);
    if (at === "city") return { x: x + w * 0.35, y: y + h * 0.48 };
    if (at === "site") return { x: x + w * (of % SITES ? 0.34 : 0.15), y: y + h * 0.8 };
    return { x: x + w * (of % EXITS ? 0.88 : 0.67), y: y + h * 0.8 };
  }

  /** A cog at its quay, on the chart. */
  cog(view: View, seat: number): Spot | null {
    const city = view.fleet.cogs[seat] ?? -1;
    const beside = seats(view).filter((one) => view.fleet.cogs[one] === city);
    return city < 0 ? null : berth(this.sea.chart, city, beside.indexOf(seat));
  }

  /** The middle of the chart's lower edge, where pieces from hidden places appear. */
  private edge(): Spot {
    const { chart } = this.sea;
    return { x: this.corner.x + chart.width / 2, y: this.corner.y + chart.height - 8 };
  }

  /** The points of a voyage on the chart, from quay to quay along the drawn route. */
  course({ seat, from, to }: Voyage, before: View, after: View): Spot[] {
    const curve = routeBetween(this.sea.curves, from, to);
    const way = curve ? evenPoints(curve, POINTS) : [];
    const [start, end] = [this.cog(before, seat), this.cog(after, seat)];
    return start && end ? [start, ...way, end] : [];
  }
}

/** The drawn route between two cities, or null if there is none. */
export function routeBetween(curves: ReadonlyMap<string, Curve>, from: number, to: number): Curve | null {
  for (let slot = from * EXITS; slot < (from + 1) * EXITS; slot++) {
    const curve = curves.get(`${slot}:${to}`);
    if (curve) return curve;
  }
  return null;
}

/** Points on a curve at equal distances. */
export function evenPoints(curve: Pick<Curve, "a" | "c" | "d" | "b">, many: number): Spot[] {
  const fine = Array.from({ length: FINE + 1 }, (_, at) => pointAt(curve, at / FINE));
  const far = [0];
  for (let at = 1; at <= FINE; at++) {
    const [one, two] = [fine[at - 1], fine[at]];
    far.push((far.at(-1) ?? 0) + (one && two ? Math.hypot(two.x - one.x, two.y - one.y) : 0));
  }
  const whole = far.at(-1) ?? 0;
  return Array.from({ length: many }, (_, at) => {
    const found = far.findIndex((length) => length >= (whole * at) / Math.max(1, many - 1) - 0.01);
    return fine[Math.max(0, found)] ?? curve.b;
  });
}

function middle(selector: string): Spot | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
