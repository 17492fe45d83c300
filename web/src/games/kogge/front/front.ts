import type { GameFront } from "../../../contract/front";
import Symbols from "../art/Symbols.svelte";
import Sailship from "../pieces/Sailship.svelte";
import Gathering from "./Gathering.svelte";
import Guide from "./Guide.svelte";
import Hero from "./Hero.svelte";
import PresetPicture from "./PresetPicture.svelte";
import Steps from "./Steps.svelte";

export const front: GameFront = { Symbols, Seat: Sailship, Guide, Hero, Steps, PresetPicture, Gathering };
