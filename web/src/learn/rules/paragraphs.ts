import type { Setup } from "../../protocol/wire";
import type { Words } from "../../words/catalogue";
import { tableRule, type Changes, type TableRule } from "../../words/tableRules";
import { dashed } from "../../words/vocabulary";
import { answersOf, type Answer } from "./answers";
import { type Chapter, chaptersOf, rulesOf, type RuleBook, TABLE_CHAPTER } from "../../contract/chapters";

/** A rule ready to be read. */
export interface Paragraph extends TableRule {
  readonly id: string;
  readonly answers: readonly Answer[];
}

/** A chapter with its paragraphs. */
export interface ReadChapter {
  readonly name: string;
  readonly title: string;
  readonly variant: string;
  /** Whether the chapter holds at this table; always true outside a table. */
  readonly played: boolean;
  readonly paragraphs: readonly Paragraph[];
}

/** All chapters of a game's rules; a game without a book has a single untitled one. */
export function readChapters(
  game: string,
  book: RuleBook | null,
  all: readonly string[],
  words: Words,
  setup: Setup | null,
  changes: Changes = {},
): ReadChapter[] {
  const known = all.filter((id) => words.has(`rule-${id}`));
  const paragraph = (id: string): Paragraph => ({
    id,
    ...tableRule(words, id, changes),
    answers: changes[id]?.says || changes[id]?.instead ? [] : answersOf(game, id, setup),
  });
  if (!book) return [{ name: "all", title: "", variant: "", played: true, paragraphs: known.map(paragraph) }];
  return chaptersOf(book.chapters).map((chapter) => {
    const { name, variant = "" } = chapter;
    const paragraphs = rulesOf(chapter, known).map(paragraph);
    const played = !variant || !setup || isPlayed(variant, setup, changes, paragraphs);
    return { name, title: words.say(titleKey(game, chapter)), variant, played, paragraphs };
  });
}

/** Whether a variant is in play, chosen or implied by another one or by the number of seats. */
function isPlayed(variant: string, setup: Setup, changes: Changes, paragraphs: readonly Paragraph[]): boolean {
  // A server of the previous version reports no changes.
  if (!Object.keys(changes).length) return (setup.variants ?? []).includes(variant);
  return paragraphs.some(({ state }) => state !== "absent");
}

const titleKey = (game: string, chapter: Chapter): string =>
  chapter === TABLE_CHAPTER ? "web-rules-table" : dashed("web", game, "chapter", chapter.name);

/** The chapters that contain every word of the search in a paragraph, with only those paragraphs. */
export function soughtIn(chapters: readonly ReadChapter[], sought: string): ReadChapter[] {
  const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (!parts.length) return [...chapters];
  const has = ({ id, title, text }: Paragraph): boolean => {
    const all = `${id} ${title} ${text}`.toLowerCase();
    return parts.every((part) => all.includes(part));
  };
  return chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter(has) }))
    .filter(({ paragraphs }) => paragraphs.length);
}
