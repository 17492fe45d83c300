import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { link } from "../net/link";
import type { Spoken } from "./englishMarks";
import { typeset } from "./typography";

export const LANGUAGES = ["de", "en", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Fact = string | number;
export type Facts = Record<string, Fact>;

/** The addresses of the sentences in one language. */
export type Address = (language: Language) => string | undefined;

const FALLBACK: Language = "en";
/** The first line of the server's words in a language that lacks some of its sentences. */
const UNTRANSLATED = "### Not all is translated.\n";
/** Languages that lack some of the client's own sentences; vite.config.ts finds them. */
declare const __UNTRANSLATED__: readonly string[];

/** The supported language closest to a requested one, such as de-AT. */
export function nearestLanguage(wish: string): Language {
  const [first] = wish.toLowerCase().split(/[-_.]/);
  return LANGUAGES.find((language) => language === first) ?? FALLBACK;
}

/** The words of one language. */
export class Words {
  /** The English words, if this language lacks sentences. */
  fallback: Spoken | null = null;

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  has(key: string): boolean {
    return this.pattern(key) !== null || !!this.fallback?.has(key);
  }

  /** The sentence of this key, in English if it is not translated; for a missing key, the key itself. */
  say(key: string, facts: Facts = {}): string {
    const found = this.pattern(key);
    if (found === null) return this.fallback?.say(key, facts) ?? key;
    return typeset(this.language, this.bundle.formatPattern(found, facts as Record<string, FluentVariable>, []));
  }

  /** Add more sentences of the same language, such as the rules. */
  add(text: string): void {
    this.bundle.addResource(new FluentResource(text));
  }

  private pattern(key: string) {
    const [whole = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(whole);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

/** The words of a Fluent text. */
export function words(language: Language, text: string): Words {
  const made = new Words(language, new FluentBundle(language, { useIsolating: false }));
  made.add(text);
  return made;
}

/** The client's own sentences: addresses of Fluent files by language. */
const CLIENT_TEXTS = byLanguage(
  import.meta.glob<string>("../../words/*.ftl", { query: "?url", import: "default", eager: true }),
);
/** Sentences for tables with several people. */
const SHARED_TEXTS = byLanguage(
  import.meta.glob<string>("../../words/together/*.ftl", { query: "?url", import: "default", eager: true }),
);

/** Sentences for the front page of each game. */
const FRONT_TEXTS = Object.entries(
  import.meta.glob<string>("../games/*/front/words/*.ftl", { query: "?url", import: "default", eager: true }),
);

/** Addresses of Fluent files, by the language in their names. */
export function byLanguage(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.ftl$/g, ""), address]),
  );
}

/** Fetch the text at an address; without an address, it is empty. public/boot.js handles a text that is missing. */
export async function text(address: string | undefined): Promise<string> {
  if (!address) return "";
  const answer = await link()
    .fetch(address)
    .catch(() => null);
  if (answer?.ok) return answer.text();
  globalThis.dispatchEvent?.(new Event("vite:preloadError"));
  throw new Error(`${address} is missing`);
}

/** Fetch all sentences outside games and those of the front pages; in English too if some lack a translation. */
export async function fetchWords(language: Language): Promise<Words> {
  const own = await textOf(language);
  const made = words(language, own);
  if (own.startsWith(UNTRANSLATED) || __UNTRANSLATED__.includes(language)) {
    const [{ borrow }, english] = await Promise.all([import("./englishMarks"), textOf(FALLBACK)]);
    made.fallback = borrow(words(FALLBACK, english), made.say("web-untranslated"));
  }
  return made;
}

async function textOf(language: Language): Promise<string> {
  const fronts = FRONT_TEXTS.flatMap(([path, address]) => (path.endsWith(`/${language}.ftl`) ? [address] : []));
  const addresses = [`api/words/${language}`, CLIENT_TEXTS[language], SHARED_TEXTS[language], ...fronts];
  return (await Promise.all(addresses.map(text))).join("\n");
}

/** Add the sentences at an address. */
export async function addText(said: Words, address: Address): Promise<void> {
  const { fallback } = said;
  const [own, english] = await Promise.all([text(address(said.language)), fallback && text(address(FALLBACK))]);
  said.add(own);
  if (english) fallback?.add(english);
}

/** Add a game's sentences, from the server and from its face's own files. */
export async function addGame(said: Words, game: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all([
    addText(said, (language) => `api/games/${game}/words/${language}`),
    addText(said, (language) => texts[language]),
  ]);
}

export async function addRules(said: Words, game: string): Promise<void> {
  await addText(said, (language) => `api/games/${game}/rules/${language}`);
}

const added = new WeakMap<Words, Map<string, Promise<void>>>();

/** Add the text at an address, once for each language; the name identifies the text. */
export function addOnce(said: Words, name: string, address: Address): Promise<void> {
  const names = added.get(said) ?? new Map<string, Promise<void>>();
  added.set(said, names);
  const known = names.get(name) ?? addText(said, address);
  names.set(name, known);
  return known;
}
