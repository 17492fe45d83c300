import type { GameView } from "../net/gameTypes";
import { say } from "../state/settings.svelte";
import type { Story } from "../words/story";
import { dashed } from "../words/vocabulary";

/** A game's function that finds a fact of the table to consider for the question; it returns "" if there is none. */
export type FactLine = (story: Story, view: GameView, called: string) => string;

const FACTS = import.meta.glob<FactLine>("../games/*/facts.ts", { import: "factLine" });
export const MAX_LINES = 2;

/** Points to consider before answering: a hint on the kind of question, and a fact of this table. */
export async function thoughtsOf(story: Story, view: GameView): Promise<string[]> {
  const { asked } = view;
  if (!asked) return [];
  const { game } = story.vocabulary;
  const called = "name" in asked.question ? asked.question.name : asked.question.move;
  const about = dashed("web", game, "hint", called);
  const fact = await FACTS[`../games/${game}/facts.ts`]?.();
  const lines = [story.words.has(about) ? say(about) : "", fact?.(story, view, called) ?? ""];
  return lines.filter(Boolean).slice(0, MAX_LINES);
}
