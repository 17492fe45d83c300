import type { GameView } from "../net/gameTypes";
import { actorOf, type Step } from "./steps";

/** Successive steps of one player, by the indices of the first and the last. */
export interface Turn {
  readonly seat: number;
  readonly first: number;
  readonly last: number;
}

/** The turns of a game by their players. The first step, the start of the game, is left out. */
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
