import type { GameFront } from "../../../contract/front";
import SeatSign from "../../../ui/SeatSign.svelte";

/** The front of games without their own, in words only. */
export const front: GameFront = {
  Symbols: null,
  Seat: SeatSign,
  Guide: null,
  Hero: null,
  Steps: null,
  PresetPicture: null,
  Gathering: null,
};
