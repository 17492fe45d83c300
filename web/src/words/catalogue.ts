import { frontTexts } from "../games/registry";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["de", "en", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Fact = string | number;
export type Facts = Record<string, Fact>;

const FALLBACK: Language = "en";
const COMPLETE: readonly Language[] = ["de", "en"];

/** The language that a wish such as de-AT comes nearest to. */
export function spoken(wish: string): Language {
  const [first] = wish.toLowerCase().split(/[-_.]/);
  return LANGUAGES.find((language) => language === first) ?? FALLBACK;
}

/** The words of one language, and of its fallback where it has none. */
export class Words {
  constructor(
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
  ) {}

  has(key: string): boolean {
    return this.bundles.some((bundle) => pattern(bundle, key) !== null);
  }

  /** The sentence of this key; a missing key is told by itself. */
  say(key: string, facts: Facts = {}): string {
    for (const bundle of this.bundles) {
      const found = pattern(bundle, key);
      if (found !== null) {
        return bundle.formatPattern(found, facts as Record<string, FluentVariable>, []);
      }
    }
    return key;
  }

  /** More of the same language, such as the rules. */
  add(texts: readonly string[]): void {
    this.bundles.forEach((bundle, at) => bundle.addResource(new FluentResource(texts[at] ?? "")));
  }
}

function pattern(bundle: FluentBundle, key: string) {
  const [whole = "", attribute] = key.split(".");
  const message = bundle.getMessage(whole);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

export function spokenBy(language: Language): readonly Language[] {
  return COMPLETE.includes(language) ? [language] : [language, FALLBACK];
}

/** Made of texts, one for each language in the order of `spokenBy`. */
export function words(language: Language, texts: readonly string[]): Words {
  const bundles = spokenBy(language).map((one, at) => {
    const bundle = new FluentBundle(one, { useIsolating: false });
    bundle.addResource(new FluentResource(texts[at] ?? ""));
    return bundle;
  });
  return new Words(language, bundles);
}

/** The client's own sentences: addresses of Fluent files by language. */
const OWN = byLanguage(
  import.meta.glob<string>("../../words/*.ftl", { query: "?url", import: "default", eager: true }),
);
/** What is said of tables with several people. */
const TOGETHER = byLanguage(
  import.meta.glob<string>("../../words/together/*.ftl", { query: "?url", import: "default", eager: true }),
);

/** Addresses of Fluent files by the language that each is named after. */
export function byLanguage(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.ftl$/g, ""), address]),
  );
}

async function text(address: string | undefined): Promise<string> {
  if (!address) return "";
  const answer = await fetch(address);
  return answer.ok ? answer.text() : "";
}

/** Everything that is said outside games, and what the front pages say of them. */
export async function fetchWords(language: Language): Promise<Words> {
  const texts = spokenBy(language).map(async (one) => {
    const own = [OWN[one], TOGETHER[one], ...frontTexts(one)];
    const parts = await Promise.all([text(`api/words/${one}`), ...own.map(text)]);
    return parts.join("\n");
  });
  return words(language, await Promise.all(texts));
}

/** What a game says, by the server and by its face's own files. */
export async function addGame(said: Words, game: string, texts: Readonly<Record<string, string>>): Promise<void> {
  const languages = spokenBy(said.language);
  said.add(await Promise.all(languages.map((one) => text(`api/games/${game}/words/${one}`))));
  said.add(await Promise.all(languages.map((one) => text(texts[one]))));
}

export async function addRules(said: Words, game: string): Promise<void> {
  said.add(await Promise.all(spokenBy(said.language).map((one) => text(`api/games/${game}/rules/${one}`))));
}
