import { byLanguage } from "../words/catalogue";
import { MoreWords } from "./moreWords.svelte";

/** The sentences about play without a connection. */
export const offlineWords = new MoreWords(
  byLanguage(import.meta.glob<string>("../../words/offline/*.ftl", { query: "?url", import: "default", eager: true })),
);
