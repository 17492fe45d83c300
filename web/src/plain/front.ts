import type { GameFront } from "../games/front";
import SeatSign from "../parts/SeatSign.svelte";

/** The front of a game that has none of its own: words alone. */
export const PLAIN_FRONT: GameFront = {
  Symbols: null,
  Seat: SeatSign,
  Hero: null,
  Steps: null,
  PresetPicture: null,
  Gathering: null,
};
