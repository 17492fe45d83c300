import type { GameFront } from "../../../contract/front";
import SeatSign from "../../../ui/SeatSign.svelte";

/** The front of a game that has none of its own: words alone. */
export const front: GameFront = {
  Symbols: null,
  Seat: SeatSign,
  Guide: null,
  Hero: null,
  Steps: null,
  PresetPicture: null,
  Gathering: null,
};
