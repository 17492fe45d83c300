import { prefersReducedMotion } from "../../../state/pace";
import type { Motion, Stage } from "../../../match/player.svelte";
import type { Step } from "../../../match/steps";
import type { View } from "../../../protocol/kogge";
import type { Spot } from "../../../ui/seaChart/geometry";
import { viewInMotion } from "./between";
import { CITY_TIME, PIECE_TIME, STAGGER, VOYAGE_TIME } from "./durations";
import { type Moves, movesOf, type Travel } from "./moves";
import { type SeaOnScreen, Spots } from "./spots";

/** A piece that flies over the table, in pixels of the window. */
export interface Flight {
  readonly piece: Travel["piece"] | "guild";
  readonly value: number;
  readonly way: readonly Spot[];
  readonly delay: number;
  readonly time: number;
}

/** A moving cog, in pixels of the chart. */
export interface Course {
  readonly seat: number;
  readonly way: readonly Spot[];
  readonly time: number;
}

/** The stage on which goods, markers, cogs and the guild master move over Kogge's table. */
export class KoggeStage implements Stage<View> {
  flights = $state.raw<readonly Flight[]>([]);
  courses = $state.raw<readonly Course[]>([]);
  sea: SeaOnScreen | null = null;

  prepare(before: View, step: Step<View>, speed: number): Motion<View> {
    this.finish();
    if (!this.sea || prefersReducedMotion()) return { time: 0, view: step.view };
    const moves = movesOf(before, step);
    const spots = new Spots(this.sea);
    this.courses = moves.voyages.flatMap((voyage) => {
      const way = spots.course(voyage, before, step.view);
      return way.length ? [{ seat: voyage.seat, way, time: VOYAGE_TIME / speed }] : [];
    });
    this.flights = [...pieces(moves, spots, before, step.view, speed), ...walking(moves, spots, speed)];
    const times = [...this.courses, ...this.flights].map((one) => one.time + ("delay" in one ? one.delay : 0));
    return { time: Math.max(0, ...times), view: viewInMotion(before, step.view, moves) };
  }

  finish(): void {
    if (this.flights.length) this.flights = [];
    if (this.courses.length) this.courses = [];
  }
}

function pieces({ travels }: Moves, spots: Spots, before: View, after: View, speed: number): Flight[] {
  return travels.flatMap(({ piece, value, from, to }, at) => {
    const [start, end] = [spots.of(from, before), spots.of(to, after)];
    if (!start || !end) return [];
    return [{ piece, value, way: [start, end], delay: (at * STAGGER) / speed, time: PIECE_TIME / speed }];
  });
}

function walking({ walk }: Moves, spots: Spots, speed: number): Flight[] {
  if (walk.length < 2) return [];
  const way = walk.map((city) => spots.guild(city));
  return [{ piece: "guild", value: 0, way, delay: 0, time: (CITY_TIME * (walk.length - 1)) / speed }];
}
