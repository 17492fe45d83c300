import type { GameFront } from "../../../contract/front";
import Figure from "../pieces/Figure.svelte";
import Guide from "./Guide.svelte";
import Hero from "./Hero.svelte";
import PresetPicture from "./PresetPicture.svelte";
import Steps from "./Steps.svelte";

export const front: GameFront = { Symbols: null, Seat: Figure, Guide, Hero, Steps, PresetPicture, Gathering: null };
