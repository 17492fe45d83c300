import { settings } from "./settings.svelte";
import { addText, type Words } from "../words/catalogue";

/** Sentences that only some pages need, fetched on demand for each language. */
export class MoreWords {
  private added = $state.raw<Words | null>(null);

  /** The addresses of these sentences, by language. */
  constructor(private readonly texts: Readonly<Record<string, string>>) {}

  get here(): boolean {
    return this.added !== null && this.added === settings.words;
  }

  /** Add the sentences to the current words. */
  async load(): Promise<void> {
    const { words } = settings;
    if (!words || this.here) return;
    await addText(words, (language) => this.texts[language]);
    this.added = words;
  }
}
