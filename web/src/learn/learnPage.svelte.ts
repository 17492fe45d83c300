import { learnPageOf, learnTextUrl, type LearnPage } from "../contract/learnPages";
import { settings } from "../state/settings.svelte";
import { addOnce, addText, byLanguage, type Words } from "../words/catalogue";

/** The sentences for learning that all games share. */
const TEXTS = byLanguage(
  import.meta.glob<string>("../../words/learn/*.ftl", { query: "?url", import: "default", eager: true }),
);
/** Add the general sentences for learning, once for each language. */
export const addLearning = (words: Words): Promise<void> => addOnce(words, "learn", (language) => TEXTS[language]);

/** The learning page of a game, and its words; both are fetched when it is opened. */
export class LearnPageState {
  page = $state.raw<LearnPage | null>(null);
  private spoken = $state.raw<Words | null>(null);

  constructor(readonly game: string) {}

  /** Whether the words of the page are loaded in the current language. */
  readonly ready = $derived(this.page !== null && this.spoken !== null && this.spoken === settings.words);

  /** Fetch the missing parts; called again after each change of language. */
  async load(words: Words | null): Promise<void> {
    if (!words || this.spoken === words) return;
    const [page] = await Promise.all([
      this.page ?? learnPageOf(this.game),
      addText(words, (language) => learnTextUrl(this.game, language)),
      addLearning(words),
    ]);
    this.page = page;
    this.spoken = words;
  }
}
