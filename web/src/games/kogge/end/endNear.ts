import { BOX, type View } from "../../../protocol/kogge";
import { development, pirateOf, seats, WALK } from "../read";

/** A reason why the game may soon be over. */
export type Ending =
  | { readonly by: "last" }
  | { readonly by: "points"; readonly seat: number }
  | { readonly by: "laps"; readonly left: number };

const CITIES = 9;
const STEPS = 2;

/** So many cities does the guild master pass if he goes on as far as he may. */
export function longestWalk(view: View): number {
  let [city, passed] = [view.fleet.guild, 0];
  for (let step = 0; step < STEPS; step++) {
    do {
      city = (city + 1) % CITIES;
      passed++;
    } while (view.board.raided[city] && passed < WALK);
  }
  return passed;
}

/** The raided cities that the guild master would pass over on his way to a place. */
export function passedOver(view: View, place: number): number[] {
  const passed: number[] = [];
  for (let city = (view.fleet.guild + 1) % CITIES; city !== place; city = (city + 1) % CITIES) {
    if (view.board.raided[city]) passed.push(city);
  }
  return passed;
}

/** Whatever may end the game in this round or the next. */
export function endings(view: View): Ending[] {
  if (view.now.result || view.now.round === 0 || view.fleet.guild < 0) return [];
  const found: Ending[] = view.now.last_round ? [{ by: "last" }] : [];
  const pirate = pirateOf(view.players).seat;
  for (const seat of seats(view)) {
    if (seat !== pirate && development(view.players, seat, BOX.offices) === BOX.points.to_win - 1)
      found.push({ by: "points", seat });
  }
  const left = WALK - view.fleet.walked;
  if (!view.now.last_round && left <= longestWalk(view)) found.push({ by: "laps", left });
  return found;
}
