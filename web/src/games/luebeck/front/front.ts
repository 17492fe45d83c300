import { PLAIN_FRONT } from "../../../plain/front";
import type { GameFront } from "../../front";
import Figure from "../Figure.svelte";
import Hero from "./Hero.svelte";
import PresetPicture from "./PresetPicture.svelte";
import Steps from "./Steps.svelte";

export const front: GameFront = { ...PLAIN_FRONT, Seat: Figure, Hero, Steps, PresetPicture };
