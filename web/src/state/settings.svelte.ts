import { paceFrom, type Pace } from "../follow/pace";
import type { GameFace } from "../games/face";
import type { GameFront } from "../games/front";
import { faceOf, frontOf } from "../games/registry";
import { games } from "../net/http";
import type { GameInfo, Player, Vocabulary } from "../protocol/wire";
import { called } from "../words/called";
import { addGame, addRules, fetchWords, type Language, type Words } from "../words/catalogue";
import { gameVocabulary } from "../words/vocabulary";
import { keep, preferred } from "./language";

export type Theme = "auto" | "light" | "dark";

/** A game whose words and face are here. */
export interface OpenGame {
  readonly name: string;
  readonly face: GameFace;
  readonly vocabulary: Vocabulary;
}

/** What this browser prefers, the words it speaks, and the games that it has opened. */
class Settings {
  language = $state<Language>(preferred());
  theme = $state<Theme>((localStorage.getItem("theme") as Theme | null) ?? "auto");
  /** How fast others' moves are shown. */
  pace = $state<Pace>(paceFrom(localStorage.getItem("pace")));
  name = $state(localStorage.getItem("name") ?? "");
  words = $state.raw<Words | null>(null);
  /** Games that the server has, in its order. */
  offered = $state.raw<readonly GameInfo[]>([]);
  private opened = $state.raw<readonly OpenGame[]>([]);
  private fronts = $state.raw<Readonly<Record<string, GameFront>>>({});
  /** Games whose rules are among the words. */
  private ruled = $state.raw<readonly string[]>([]);
  private loading: Promise<void> = Promise.resolve();
  /** What the page needs first did not come. */
  failed = $state(false);

  load(): Promise<void> {
    this.loading = Promise.all([this.loadWords(), this.offered.length || this.loadGames()]).then(() => {});
    this.loading.then(
      () => (this.failed = false),
      () => (this.failed = true),
    );
    return this.loading;
  }

  private async loadGames(): Promise<void> {
    this.offered = await games();
  }

  private async loadWords(): Promise<void> {
    const { language, opened } = this;
    const words = await fetchWords(language);
    await Promise.all(opened.map((game) => addGame(words, game.name, game.face.texts)));
    if (language !== this.language) return;
    this.words = words;
    this.ruled = [];
    document.documentElement.lang = language;
    for (const game of opened) void this.loadRules(game.name);
  }

  /** A game once it is open; nothing until then. */
  game(name: string): OpenGame | undefined {
    return this.opened.find((one) => one.name === name);
  }

  /** The pictures of a game before its table; nothing until they are here. */
  front(name: string): GameFront | undefined {
    return this.fronts[name];
  }

  async openFront(name: string): Promise<void> {
    if (!this.fronts[name]) this.fronts = { ...this.fronts, [name]: await frontOf(name) };
  }

  /** What can be agreed on for a game of this name. */
  info(name: string): GameInfo | undefined {
    return this.offered.find((one) => one.name === name);
  }

  /** Fetch what a game looks like and what it says. */
  async open(name: string): Promise<OpenGame> {
    const known = this.game(name);
    if (known) return known;
    const [face, vocabulary] = await Promise.all([faceOf(name), gameVocabulary(name)]);
    const game = { name, face, vocabulary };
    let words: Words | null;
    do {
      await this.loading;
      words = this.words;
      if (words) await addGame(words, name, face.texts);
    } while (words !== this.words);
    if (!this.game(name)) this.opened = [...this.opened, game];
    void this.loadRules(name);
    return game;
  }

  /** Are a game's rules among the words? */
  knowsRules(game: string): boolean {
    return this.ruled.includes(game);
  }

  async loadRules(game: string): Promise<void> {
    const words = this.words;
    if (!words || this.knowsRules(game)) return;
    await addRules(words, game);
    if (words === this.words) this.ruled = [...this.ruled, game];
  }

  speak(language: Language): void {
    this.language = language;
    keep(language);
    this.load().catch(() => {});
  }

  wear(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    document.documentElement.dataset["theme"] = theme;
  }

  go(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("pace", pace);
  }

  call(name: string): void {
    this.name = name.trim();
    localStorage.setItem("name", this.name);
  }
}

export const settings = new Settings();

/** A player as this browser's language calls him. */
export const named = <P extends Player>(player: P): P => called(player, (bot) => say("web-bot-name", { bot }));

/** One of the client's own sentences. */
export function say(key: string, facts: Record<string, string | number> = {}): string {
  return settings.words?.say(key, facts) ?? "";
}
