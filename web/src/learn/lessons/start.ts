import { ask } from "../../net/http";
import type { LessonInfo, LessonRequest, Seated } from "../../protocol/wire";
import { go } from "../../state/route.svelte";
import { say, settings } from "../../state/settings.svelte";
import { text, type Words } from "../../words/catalogue";
import { keepLesson } from "./kept";

const asked = new Map<string, Promise<readonly LessonInfo[]>>();
const added = new WeakMap<Words, Map<string, Promise<void>>>();

/** The lessons of a game, asked for once. */
export function lessonsOf(game: string): Promise<readonly LessonInfo[]> {
  const known = asked.get(game) ?? ask<LessonInfo[]>(`api/games/${game}/lessons`);
  asked.set(game, known);
  return known;
}

/** Add what a game's lessons say, once for each language. */
export function addLessons(words: Words, game: string): Promise<void> {
  const games = added.get(words) ?? new Map<string, Promise<void>>();
  added.set(words, games);
  const address = `api/games/${game}/lessons/${words.language}`;
  const known = games.get(game) ?? text(address).then((said) => words.add(said));
  games.set(game, known);
  return known;
}

/** Sit down at a table of one's own for a lesson, at one of its steps. */
export async function startLesson(game: string, lesson: string, step = 0): Promise<void> {
  const name = settings.name || say("web-you-name");
  const wanted: LessonRequest = { game, lesson, step, name };
  const { match } = await ask<Seated>("api/lessons", wanted);
  keepLesson(match, { game, lesson, step });
  go(`/table/${match}`);
}
