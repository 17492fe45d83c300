import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { GameEvent } from "../net/gameTypes";
import type { Vocabulary } from "../protocol/wire";
import { type Language, words, type Words } from "./catalogue";
import type { GamePreview, Made } from "./story";

/** For tests: the server's sentences for every kind of event, move and preview; made by tools/make_words.py. */
export interface ServerSentences {
  readonly vocabulary: Vocabulary;
  readonly players: readonly string[];
  readonly events: readonly {
    readonly event: GameEvent;
    /** The seat of the reader; missing for a reader without a seat. */
    readonly reader?: number;
    readonly lines: Readonly<Record<string, string>>;
  }[];
  readonly moves: readonly { readonly move: Made; readonly lines: Readonly<Record<string, string>> }[];
  readonly previews: readonly { readonly preview: GamePreview; readonly lines: Readonly<Record<string, string>> }[];
}

const ROOT = new URL("../../../", import.meta.url);
const CATALOGUES = new URL("src/hanse/words/", ROOT);
const FILE = new URL("tests/words/golden.json", ROOT);

export const sentencesOfGames = (): Record<string, ServerSentences> =>
  JSON.parse(readFileSync(FILE, "utf8")) as Record<string, ServerSentences>;

export function serverSentences(game: string): ServerSentences {
  const found = sentencesOfGames()[game];
  if (!found) throw new Error(`there are no sentences of ${game}`);
  return found;
}

/** The words of a game as the server would send them. */
export function gameWords(language: Language, game: string): Words {
  const made = words(language, [language, `${language}/${game}`].map(filesIn).join("\n"));
  if (language !== "en") made.fallback = englishOf(game);
  return made;
}

/** The English words, read once. */
const english = new Map<string, Words>();
function englishOf(game: string): Words {
  const known = english.get(game) ?? gameWords("en", game);
  english.set(game, known);
  return known;
}

function filesIn(folder: string): string {
  const place = new URL(`${folder}/`, CATALOGUES);
  if (!existsSync(place)) return "";
  const files = readdirSync(place).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => readFileSync(new URL(file, place), "utf8")).join("\n");
}
