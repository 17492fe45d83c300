import { chapterText } from "../../contract/learning";
import { text, type Words } from "../../words/catalogue";

const added = new WeakMap<Words, Map<string, Promise<void>>>();

/** Add the titles of a game's chapters, once for each language. */
export function addChapters(words: Words, game: string): Promise<void> {
  const games = added.get(words) ?? new Map<string, Promise<void>>();
  added.set(words, games);
  const known = games.get(game) ?? text(chapterText(game, words.language)).then((said) => words.add(said));
  games.set(game, known);
  return known;
}
