import type { LearnPage } from "../../../contract/learnPages";
import Symbols from "../art/Symbols.svelte";
import Aim from "./Aim.svelte";
import HowToPlay from "./HowToPlay.svelte";
import Scene from "./Scene.svelte";
import PlanPart from "./PlanPart.svelte";

export const page: LearnPage = { Aim, HowToPlay, Scene, Symbols, PlanPart };
