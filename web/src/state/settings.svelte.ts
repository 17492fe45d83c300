import { fetchRules, fetchWords, spoken, type Language, type Words } from "../words/catalogue";
import { fetchLexicon, type Lexicon } from "../words/lexicon";

export type Theme = "auto" | "light" | "dark";

/** What this browser prefers, and the words it speaks. */
class Settings {
  language = $state<Language>(spoken(localStorage.getItem("language") ?? navigator.language));
  theme = $state<Theme>((localStorage.getItem("theme") as Theme | null) ?? "auto");
  name = $state(localStorage.getItem("name") ?? "");
  words = $state.raw<Words | null>(null);
  lexicon = $state.raw<Lexicon | null>(null);
  rulesOf = $state<Language | null>(null);

  async load(): Promise<void> {
    const [words, lexicon] = await Promise.all([
      fetchWords(this.language),
      this.lexicon ?? fetchLexicon("kogge"),
    ]);
    this.words = words;
    this.lexicon = lexicon;
    this.rulesOf = null;
    document.documentElement.lang = this.language;
    void this.loadRules();
  }

  async loadRules(): Promise<void> {
    const words = this.words;
    if (!words || this.rulesOf === words.language) return;
    await fetchRules(words);
    this.rulesOf = words.language;
  }

  speak(language: Language): void {
    this.language = language;
    localStorage.setItem("language", language);
    void this.load();
  }

  wear(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    document.documentElement.dataset["theme"] = theme;
  }

  call(name: string): void {
    this.name = name.trim();
    localStorage.setItem("name", this.name);
  }
}

export const settings = new Settings();

/** One of the client's own sentences. */
export function say(key: string, facts: Record<string, string | number> = {}): string {
  return settings.words?.say(key, facts) ?? "";
}
