import type { Component } from "svelte";

/** A chapter of a rule book: its title, and its rules in order. */
export interface Chapter {
  readonly name: string;
  /** The variant to which the chapter belongs, if it holds only there. */
  readonly variant?: string;
  /** Ids of rules, or beginnings of ids for families of rules, separated by spaces. */
  readonly rules: string;
}

/** The rules of a game in chapters, each with a picture. */
export interface RuleBook {
  readonly chapters: readonly Chapter[];
  readonly Picture: Component<{ chapter: string }>;
  /** Drawings that the pictures refer to, for pages without a table. */
  readonly Symbols: Component | null;
}

/** The chapter on rules that hold at every table: undo, absence, agreements. */
export const TABLE_CHAPTER: Chapter = { name: "at-the-table", rules: "T" };

/** A book's own chapters and the table's chapter, which comes before those of variants. */
export function chaptersOf(own: readonly Chapter[]): Chapter[] {
  const first = own.findIndex(({ variant }) => variant);
  const played = first < 0 ? own.length : first;
  return [...own.slice(0, played), TABLE_CHAPTER, ...own.slice(played)];
}

/** The ids of a chapter's rules, chosen from the ids of all rules. */
export function rulesOf(chapter: Chapter, all: readonly string[]): string[] {
  return chapter.rules
    .split(/\s+/)
    .flatMap((rule) => all.filter((id) => id === rule || (id.startsWith(`${rule}-`) && !isRuling(rule))));
}

/** Whether an id ends in a number: then it names a single rule, not a family, even if other ids begin with it. */
const isRuling = (id: string): boolean => /-\d+$/.test(id);
