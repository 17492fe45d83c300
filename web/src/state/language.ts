import { LANGUAGES, nearestLanguage, type Language } from "../words/catalogue";

/** The language parameter of the address, as in ?lang=fr; it stays when the part after # changes. */
const PARAMETER = "lang";
const STORAGE_KEY = "language";

/** The language in the address, otherwise the language chosen before, otherwise the browser's. */
export function preferredLanguage(): Language {
  return addressLanguage() ?? nearestLanguage(localStorage.getItem(STORAGE_KEY) ?? navigator.language);
}

/** The supported language that the address names, if any. */
function addressLanguage(): Language | undefined {
  const wish = new URLSearchParams(location.search).get(PARAMETER)?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === wish);
}

/** Store the chosen language for the next visit; if the address names a language, replace it there too. */
export function keepLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
  const address = new URL(location.href);
  if (!address.searchParams.has(PARAMETER)) return;
  address.searchParams.set(PARAMETER, language);
  history.replaceState(history.state, "", address);
}
