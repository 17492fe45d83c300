import { say, settings } from "./settings.svelte";
import { dashed } from "../words/vocabulary";

/** The name of a game. */
export function gameTitle(name: string): string {
  const key = dashed("platform", "game", name);
  return settings.words?.has(key) ? say(key) : name;
}
