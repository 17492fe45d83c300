import type { Words } from "../words/catalogue";

/** Common phrases, sent as keys so that everyone reads them in their own language. */
export const PHRASES = ["hello", "luck", "moment", "thanks", "sorry", "well-played", "again", "bye"] as const;
/** Signs, each with a sentence for people who cannot see them. */
export const SIGNS = ["thumb", "smile", "wow", "hm", "cheers", "anchor"] as const;

const PHRASE_PATTERN = /^\/([a-z-]+)$/;

/** The words of a chat line; a phrase is shown in the reader's own language. */
export function spokenWords(line: string, words: Words | null): string {
  const key = `web-phrase-${line.match(PHRASE_PATTERN)?.[1] ?? ""}`;
  return words?.has(key) ? words.say(key) : line;
}
