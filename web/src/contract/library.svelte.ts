import type { Vocabulary } from "../protocol/wire";
import { settings } from "../state/settings.svelte";
import { gameVocabulary } from "../words/vocabulary";
import type { GameFront } from "./front";
import { faceOf, frontOf } from "./registry";
import type { TableFace } from "./table";

/** A game with its words and face loaded. */
export interface OpenGame {
  readonly name: string;
  readonly face: TableFace;
  readonly vocabulary: Vocabulary;
}

/** The games that this browser has opened, and their pictures for the pages before a table. */
class Library {
  private opened = $state.raw<readonly OpenGame[]>([]);
  private fronts = $state.raw<Readonly<Record<string, GameFront>>>({});

  /** An open game; undefined until it is loaded. */
  game(name: string): OpenGame | undefined {
    return this.opened.find((one) => one.name === name);
  }

  /** A game's pictures for the pages before its table; undefined until they are loaded. */
  front(name: string): GameFront | undefined {
    return this.fronts[name];
  }

  async openFront(name: string): Promise<void> {
    if (!this.fronts[name]) this.fronts = { ...this.fronts, [name]: await frontOf(name) };
  }

  /** Open a game: fetch its face, vocabulary and words, unless it is open already. */
  async open(name: string): Promise<OpenGame> {
    const known = this.game(name);
    if (known) return known;
    const [face, vocabulary] = await Promise.all([faceOf(name), gameVocabulary(name)]);
    const game = { name, face, vocabulary };
    await settings.addGame(name, face.texts);
    if (!this.game(name)) this.opened = [...this.opened, game];
    return game;
  }
}

export const library = new Library();
