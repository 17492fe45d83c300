import type { Chart } from "../board/places";
import type { Spot } from "../../../ui/seaChart/geometry";
import { chooseCurves, type WantedRoute } from "./choose";
import { type Curve, curvesOf } from "./curves";
import { Ground } from "./ground";

/** The curves between the cities of one chart, computed once for each pair. */
export class Routes {
  private readonly ground: Ground;
  private readonly found = new Map<number, readonly Curve[]>();

  constructor(chart: Chart, coast: string) {
    this.ground = new Ground(chart, coast);
  }

  /** The best curves from one city to another, best first. */
  between(from: number, to: number): readonly Curve[] {
    const key = from * this.ground.chart.cards.length + to;
    const known = this.found.get(key);
    if (known) return known;
    const curves = curvesOf(this.ground, from, to);
    this.found.set(key, curves);
    return curves;
  }

  /** Compute the curves of one more pair of cities in advance; return false if all pairs are done. */
  prepareOne(): boolean {
    const many = this.ground.chart.cards.length;
    for (let key = 0; key < many * many; key++) {
      const [from, to] = [Math.floor(key / many), key % many];
      if (from === to || this.found.has(key)) continue;
      this.between(from, to);
      return true;
    }
    return false;
  }

  /** Choose a curve for each wanted route, all together. */
  lay(wanted: readonly WantedRoute[], taken: readonly Spot[] = []): (Curve | null)[] {
    return chooseCurves(wanted, (from, to) => this.between(from, to), taken);
  }
}
