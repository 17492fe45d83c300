import { create, join, leave, table as look } from "../net/http";
import type { NewTable } from "../protocol/wire";
import { addChance } from "../verify/witness";
import { passAmong, passedSeats, type PassedSeat } from "./sharedScreen";
import { remember } from "../state/seats";

/** Sit down at a new table for everybody who plays on this screen, one after the other; its id. */
export async function seatAll(wanted: NewTable, names: readonly string[]): Promise<string> {
  const [first = "", ...others] = names;
  const made = await create({ ...wanted, name: first });
  const { match, invite = "" } = made;
  const seats: PassedSeat[] = [{ seat: made.seat, name: first, secret: made.secret }];
  await addChance(await look(match));
  try {
    for (const name of others) {
      const seated = await join(match, { name, invite });
      seats.push({ seat: seated.seat, name, secret: seated.secret });
      await addChance(await look(match));
    }
  } catch (problem) {
    await leaveAll(match, seats);
    throw problem;
  }
  remember(made);
  passAmong(match, seats);
  return match;
}

/** A table that somebody could not sit down at is left by all, so that nobody finds it among his own. */
async function leaveAll(match: string, seats: readonly PassedSeat[]): Promise<void> {
  for (const { secret } of seats.toReversed()) {
    await join(match, { secret });
    await leave(match);
  }
}

/** Take the kept seats of a rematch for everybody who plays on this screen. */
export async function seatAgain(old: string, match: string): Promise<void> {
  const seats: PassedSeat[] = [];
  for (const one of passedSeats(old)) {
    const { seat } = await join(match, { secret: one.secret });
    seats.push({ ...one, seat });
    await addChance(await look(match));
  }
  passAmong(match, seats);
}
