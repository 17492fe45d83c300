import { LANGUAGES, nearestLanguage, type Language } from "../words/catalogue";

/** The address may say the language, as in ?lang=fr. What follows the # may change, so it stays there. */
const SAID = "lang";
const KEPT = "language";

/** The language in the address; otherwise the one chosen here before; otherwise the browser's. */
export function preferred(): Language {
  return addressed() ?? nearestLanguage(localStorage.getItem(KEPT) ?? navigator.language);
}

function addressed(): Language | undefined {
  const wish = new URLSearchParams(location.search).get(SAID)?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === wish);
}

/** Keep a choice for the next time; an address that says another language says this one from now on. */
export function keep(language: Language): void {
  localStorage.setItem(KEPT, language);
  const address = new URL(location.href);
  if (!address.searchParams.has(SAID)) return;
  address.searchParams.set(SAID, language);
  history.replaceState(history.state, "", address);
}
