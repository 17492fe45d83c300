import { addOnce, byLanguage, type Words } from "../../words/catalogue";

const TEXTS = byLanguage(
  import.meta.glob<string>("../../../words/notify/*.ftl", { query: "?url", import: "default", eager: true }),
);

/** Add the sentences about turn notifications, once for each language. */
export const addNotifyWords = (words: Words): Promise<void> => addOnce(words, "notify", (language) => TEXTS[language]);
