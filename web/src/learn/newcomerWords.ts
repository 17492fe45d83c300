import { addOnce, byLanguage, type Words } from "../words/catalogue";

const TEXTS = byLanguage(
  import.meta.glob<string>("../../words/first/*.ftl", { query: "?url", import: "default", eager: true }),
);

/** Add the sentences for newcomers to any game, once for each language. */
export const addNewcomers = (words: Words): Promise<void> => addOnce(words, "first", (language) => TEXTS[language]);
