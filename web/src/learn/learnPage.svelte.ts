import { learnPageOf, learnText, type LearnPage } from "../contract/learnPages";
import { settings } from "../state/settings.svelte";
import { addOnce, addText, byLanguage, type Words } from "../words/catalogue";

/** What is said where one learns, whichever the game. */
const OF_ALL = byLanguage(
  import.meta.glob<string>("../../words/learn/*.ftl", { query: "?url", import: "default", eager: true }),
);
/** Add what is said of learning, once for each language. */
export const addLearning = (words: Words): Promise<void> => addOnce(words, "learn", (language) => OF_ALL[language]);

/** The page on which a game is learnt, and its words; both are fetched when it is opened. */
export class Learned {
  page = $state.raw<LearnPage | null>(null);
  private spoken = $state.raw<Words | null>(null);

  constructor(readonly game: string) {}

  /** Its words are among those that are spoken now. */
  readonly ready = $derived(this.page !== null && this.spoken !== null && this.spoken === settings.words);

  /** Fetch what is missing; again after each change of language. */
  async load(words: Words | null): Promise<void> {
    if (!words || this.spoken === words) return;
    const [page] = await Promise.all([
      this.page ?? learnPageOf(this.game),
      addText(words, (language) => learnText(this.game, language)),
      addLearning(words),
    ]);
    this.page = page;
    this.spoken = words;
  }
}
