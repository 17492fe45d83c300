import type { RuleBook } from "../../../../contract/chapters";
import Symbols from "../../art/Symbols.svelte";
import { CHAPTERS } from "./chapters";
import Picture from "./Picture.svelte";

export const book: RuleBook = { chapters: CHAPTERS, Picture, Symbols };
