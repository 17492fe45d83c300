import { LANGUAGES, nearestLanguage, type Language } from "../words/catalogue";

/** The language parameter of the address, as in ?lang=fr; it stays when the part after # changes. */
const SAID = "lang";
const KEPT = "language";

/** The language in the address, otherwise the language chosen before, otherwise the browser's. */
export function preferred(): Language {
  return addressed() ?? nearestLanguage(localStorage.getItem(KEPT) ?? navigator.language);
}

function addressed(): Language | undefined {
  const wish = new URLSearchParams(location.search).get(SAID)?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === wish);
}

/** Store a choice for the next visit, and put it into an address that names another language. */
export function keep(language: Language): void {
  localStorage.setItem(KEPT, language);
  const address = new URL(location.href);
  if (!address.searchParams.has(SAID)) return;
  address.searchParams.set(SAID, language);
  history.replaceState(history.state, "", address);
}
