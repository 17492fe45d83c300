import { ask } from "../../net/http";
import type { LessonInfo, LessonRequest, Seated } from "../../protocol/wire";
import { goTo } from "../../state/route.svelte";
import { say, settings } from "../../state/settings.svelte";
import { addOnce, type Words } from "../../words/catalogue";
import { keepLesson, type KeptLesson } from "./storedLessons";

const asked = new Map<string, Promise<readonly LessonInfo[]>>();

/** The lessons of a game, requested from the server only once. */
export function lessonsOf(game: string): Promise<readonly LessonInfo[]> {
  const known = asked.get(game) ?? ask<LessonInfo[]>(`api/games/${game}/lessons`);
  asked.set(game, known);
  return known;
}

/** The few lessons before a first game, or all of them. */
export async function courseOf(game: string, course: boolean): Promise<readonly LessonInfo[]> {
  const all = await lessonsOf(game);
  return course ? all.filter(({ first }) => first) : all;
}

/** Add the sentences of a game's lessons, once for each language. */
export const addLessons = (words: Words, game: string): Promise<void> =>
  addOnce(words, `lessons ${game}`, (language) => `api/games/${game}/lessons/${language}`);

/** Open a new table for a lesson, at one of its steps. */
export async function startLesson({ game, lesson, step, course = false }: KeptLesson): Promise<void> {
  const name = settings.name || say("web-you-name");
  const wanted: LessonRequest = { game, lesson, step, name };
  const { match } = await ask<Seated>("api/lessons", wanted);
  keepLesson(match, { game, lesson, step, course });
  goTo(`/table/${match}`);
}
