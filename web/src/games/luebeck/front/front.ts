import { PLAIN_FRONT } from "../../../plain/front";
import type { GameFront } from "../../front";
import Figure from "../Figure.svelte";

export const front: GameFront = { ...PLAIN_FRONT, Seat: Figure };
