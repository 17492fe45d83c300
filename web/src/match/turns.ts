import type { GameView } from "../net/game";
import { actorOf, type Step } from "./steps";

/** Steps in a row that one player made, by the places of the first and the last. */
export interface Turn {
  readonly seat: number;
  readonly first: number;
  readonly last: number;
}

/** The steps after the first, which is only where they begin, by who made them. */
export function turnsOf<V extends GameView>(steps: readonly Step<V>[]): Turn[] {
  const found: Turn[] = [];
  steps.forEach(({ events }, at) => {
    if (at === 0) return;
    const seat = actorOf(events);
    const turn = found.at(-1);
    if (turn && (turn.seat === seat || seat < 0)) found[found.length - 1] = { ...turn, last: at };
    else found.push({ seat, first: at, last: at });
  });
  return found;
}

/** The turn to which a step belongs. */
export function turnAt(turns: readonly Turn[], at: number): Turn | undefined {
  return turns.find((turn) => turn.first <= at && at <= turn.last) ?? turns[0];
}
