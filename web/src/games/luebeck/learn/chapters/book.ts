import type { RuleBook } from "../../../../contract/chapters";
import { CHAPTERS } from "./chapters";
import Picture from "./Picture.svelte";

export const book: RuleBook = { chapters: CHAPTERS, Picture, Symbols: null };
