import type { LearnPage } from "../../../contract/learnPages";
import Symbols from "../art/Symbols.svelte";
import HowToPlay from "./HowToPlay.svelte";
import Scene from "./Scene.svelte";

export const page: LearnPage = { HowToPlay, Scene, Symbols };
