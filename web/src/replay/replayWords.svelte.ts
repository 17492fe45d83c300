import { MoreWords } from "../state/moreWords.svelte";
import { byLanguage } from "../words/catalogue";

const TEXTS = byLanguage(
  import.meta.glob<string>("../../words/replay/*.ftl", { query: "?url", import: "default", eager: true }),
);

/** The address of these sentences in one language. */
export const replayText = (language: string): string | undefined => TEXTS[language];

/** The sentences needed only in replays. */
export const replayWords = new MoreWords(TEXTS);
