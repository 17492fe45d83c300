import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./catalogue";
import { gameWords, sentencesOfGames } from "./serverSentences";
import type { Kinds } from "./phrases";
import { Story } from "./story";

const KINDS = import.meta.glob<{ KINDS: Kinds }>("../games/*/kinds.ts", { eager: true });

describe.each(Object.entries(sentencesOfGames()))("%s", (game, { vocabulary, players, events, moves, previews }) => {
  test.each(LANGUAGES)("is told as the server's own code tells it: %s", (language) => {
    const kinds = KINDS[`../games/${game}/kinds.ts`]?.KINDS ?? {};
    const words = gameWords(language, game);
    const story = new Story(words, vocabulary, players, kinds);
    for (const { event, reader, lines } of events) {
      const teller = reader === undefined ? story : new Story(words, vocabulary, players, kinds, reader);
      expect(teller.eventLine(event), event.event).toBe(lines[language]);
    }
    for (const { move, lines } of moves) expect(story.moveLine(move), move.move).toBe(lines[language]);
    for (const { preview, lines } of previews) expect(story.previewLine(preview)).toBe(lines[language]);
    expect(events.length).toBeGreaterThan(0);
  });
});
