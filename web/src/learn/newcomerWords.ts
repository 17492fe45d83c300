import { addOnce, byLanguage, type Words } from "../words/catalogue";

const TEXTS = byLanguage(
  import.meta.glob<string>("../../words/first/*.ftl", { query: "?url", import: "default", eager: true }),
);

/** Add what newcomers are told, whichever the game, once for each language. */
export const addNewcomers = (words: Words): Promise<void> => addOnce(words, "first", (language) => TEXTS[language]);
