import { type Pace, paceFrom } from "./pace";
import { fetchGames } from "../net/http";
import type { GameInfo, Player } from "../protocol/wire";
import { localizeBotName } from "../words/names";
import { addGame, addRules, fetchWords, type Language, type Words } from "../words/catalogue";
import { keepLanguage, preferredLanguage } from "./language";

export type Theme = "auto" | "light" | "dark";

/** The files of a game's own sentences, by language. */
type Texts = Readonly<Record<string, string>>;

/** This browser's preferences, its words, and the server's games. */
class Settings {
  language = $state<Language>(preferredLanguage());
  theme = $state<Theme>((localStorage.getItem("theme") as Theme | null) ?? "auto");
  /** The speed at which others' moves are shown. */
  pace = $state<Pace>(paceFrom(localStorage.getItem("pace")));
  name = $state(localStorage.getItem("name") ?? "");
  words = $state.raw<Words | null>(null);
  /** The server's games, in its order. */
  offered = $state.raw<readonly GameInfo[]>([]);
  /** The files of each open game's own sentences. */
  private readonly texts = new Map<string, Texts>();
  /** Games whose rules are loaded. */
  private ruled = $state.raw<readonly string[]>([]);
  private loading: Promise<void> = Promise.resolve();
  /** Whether the first data of the page could not be loaded. */
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
    this.offered = await fetchGames();
  }

  private async loadWords(): Promise<void> {
    const { language } = this;
    const opened = [...this.texts];
    const words = await fetchWords(language);
    await Promise.all(opened.map(([game, texts]) => addGame(words, game, texts)));
    if (language !== this.language) return;
    this.words = words;
    this.ruled = [];
    document.documentElement.lang = language;
    for (const [game] of opened) void this.loadRules(game);
  }

  /** The options of the game of this name. */
  info(name: string): GameInfo | undefined {
    return this.offered.find((one) => one.name === name);
  }

  /** Whether a game has several editions, which can be compared. */
  hasEditions(name: string): boolean {
    return (this.info(name)?.editions.length ?? 0) > 1;
  }

  /** Add a game's sentences, in the current language and in every language chosen later. */
  async addGame(game: string, texts: Texts): Promise<void> {
    let words: Words | null;
    do {
      await this.loading;
      words = this.words;
      if (words) await addGame(words, game, texts);
    } while (words !== this.words);
    this.texts.set(game, texts);
    void this.loadRules(game);
  }

  /** Whether a game's rules are loaded. */
  knowsRules(game: string): boolean {
    return this.ruled.includes(game);
  }

  async loadRules(game: string): Promise<void> {
    const words = this.words;
    if (!words || this.knowsRules(game)) return;
    await addRules(words, game);
    if (words === this.words) this.ruled = [...this.ruled, game];
  }

  setLanguage(language: Language): void {
    this.language = language;
    keepLanguage(language);
    this.load().catch(() => {});
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    document.documentElement.dataset["theme"] = theme;
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("pace", pace);
  }

  setName(name: string): void {
    this.name = name.trim();
    localStorage.setItem("name", this.name);
  }
}

export const settings = new Settings();

/** The player; if it is a bot, with its title in this browser's language. */
export const localizeName = <P extends Player>(player: P): P =>
  localizeBotName(player, (bot) => say("web-bot-name", { bot }));

/** The sentence of this key in this browser's language; empty while no words are loaded. */
export function say(key: string, facts: Record<string, string | number> = {}): string {
  return settings.words?.say(key, facts) ?? "";
}
