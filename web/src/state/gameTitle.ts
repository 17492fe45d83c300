import { say, settings } from "./settings.svelte";
import { dashed } from "../words/vocabulary";

/** What a game is called. */
export function gameTitle(name: string): string {
  const key = dashed("platform", "game", name);
  return settings.words?.has(key) ? say(key) : name;
}
