import { ask } from "../../net/http";
import type { LessonInfo, LessonRequest, Seated } from "../../protocol/wire";
import { go } from "../../state/route.svelte";
import { say, settings } from "../../state/settings.svelte";
import { addOnce, type Words } from "../../words/catalogue";
import { keepLesson } from "./storedLessons";

const asked = new Map<string, Promise<readonly LessonInfo[]>>();

/** The lessons of a game, asked for once. */
export function lessonsOf(game: string): Promise<readonly LessonInfo[]> {
  const known = asked.get(game) ?? ask<LessonInfo[]>(`api/games/${game}/lessons`);
  asked.set(game, known);
  return known;
}

/** Add what a game's lessons say, once for each language. */
export const addLessons = (words: Words, game: string): Promise<void> =>
  addOnce(words, `lessons ${game}`, (language) => `api/games/${game}/lessons/${language}`);

/** Sit down at a table of one's own for a lesson, at one of its steps. */
export async function startLesson(game: string, lesson: string, step = 0): Promise<void> {
  const name = settings.name || say("web-you-name");
  const wanted: LessonRequest = { game, lesson, step, name };
  const { match } = await ask<Seated>("api/lessons", wanted);
  keepLesson(match, { game, lesson, step });
  go(`/table/${match}`);
}
