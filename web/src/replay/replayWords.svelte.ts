import { settings } from "../state/settings.svelte";
import { addText, byLanguage, type Words } from "../words/catalogue";

const TEXTS = byLanguage(
  import.meta.glob<string>("../../words/replay/*.ftl", { query: "?url", import: "default", eager: true }),
);

/** The address of these sentences in one language. */
export const replayText = (language: string): string | undefined => TEXTS[language];

/** The sentences needed only in replays, fetched on demand for each language. */
class ReplayWords {
  private added = $state.raw<Words | null>(null);

  get here(): boolean {
    return this.added !== null && this.added === settings.words;
  }

  /** Add the sentences to the current words. */
  async load(): Promise<void> {
    const { words } = settings;
    if (!words || this.here) return;
    await addText(words, (language) => TEXTS[language]);
    this.added = words;
  }
}

export const replayWords = new ReplayWords();
