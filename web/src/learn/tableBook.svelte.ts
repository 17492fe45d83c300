import { getContext, setContext } from "svelte";
import { library } from "../contract/library.svelte";
import { fetchTable } from "../net/http";
import type { PaceInfo, Setup, Vocabulary } from "../protocol/wire";
import { addGame, type Words } from "../words/catalogue";
import type { Changes } from "../words/tableRules";
import { gameVocabulary, tableVocabulary } from "../words/vocabulary";

/** A game's rules for a page; if the page was opened from a table, with that table's changes. */
export class TableBook {
  vocabulary = $state.raw<Vocabulary | null>(null);
  setup = $state.raw<Setup | null>(null);
  pace = $state.raw<PaceInfo>({});

  constructor(
    readonly game: string,
    private readonly asked: string,
  ) {}

  /** The match whose rules these are; empty if its table could not be found. */
  get match(): string {
    return this.setup ? this.asked : "";
  }
  /** The paragraphs that the table changes. */
  readonly changes = $derived<Changes>(this.setup ? (this.vocabulary?.changes ?? {}) : {});

  async load(words: Words): Promise<void> {
    const [found] = await Promise.all([this.fetch(), addGame(words, this.game, {})]);
    this.vocabulary = found;
  }

  /** Fetch the table's vocabulary; a table that is gone or closed leaves the rules as printed. */
  private async fetch(): Promise<Vocabulary> {
    if (!this.asked) return gameVocabulary(this.game);
    try {
      // Open the game too, because the names of variants are among the words of its face.
      const [welcome, found] = await Promise.all([
        fetchTable(this.asked),
        tableVocabulary(this.asked),
        library.open(this.game),
      ]);
      [this.setup, this.pace] = [welcome.setup ?? null, welcome.pace ?? {}];
      return found;
    } catch {
      return gameVocabulary(this.game);
    }
  }
}

const KEY = Symbol("the rules of a page");
/** Make the page's rule book available to the components of the page. */
export const setBook = (book: () => TableBook): void => void setContext(KEY, book);
/** A function that returns the page's rule book, or null if the page has set none. */
export const bookOfPage = (): (() => TableBook | null) =>
  getContext<(() => TableBook) | undefined>(KEY) ?? (() => null);
