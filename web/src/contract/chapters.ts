import type { Component } from "svelte";

/** A chapter of a rule book: its title, and its rules in order. */
export interface Chapter {
  readonly name: string;
  /** The variant for which alone the chapter holds. */
  readonly variant?: string;
  /** Ids and families of ids, separated by spaces. */
  readonly rules: string;
}

/** The rules of a game in chapters, and a picture of the pieces in each chapter. */
export interface RuleBook {
  readonly chapters: readonly Chapter[];
  readonly Picture: Component<{ chapter: string }>;
  /** Drawings that the pictures refer to, for pages without a table. */
  readonly Symbols: Component | null;
}

/** The rules of the table: taking back, absence, agreements. They hold in every game. */
export const TABLE: Chapter = { name: "at-the-table", rules: "T" };

/** A book's own chapters and the table's chapter, which comes before those of variants. */
export function chaptersOf(own: readonly Chapter[]): Chapter[] {
  const first = own.findIndex(({ variant }) => variant);
  const played = first < 0 ? own.length : first;
  return [...own.slice(0, played), TABLE, ...own.slice(played)];
}

/** The rules of a chapter, out of all rules. */
export function rulesOf(chapter: Chapter, all: readonly string[]): string[] {
  return chapter.rules
    .split(/\s+/)
    .flatMap((told) => all.filter((id) => id === told || (id.startsWith(`${told}-`) && !isRuling(told))));
}

/** An id that ends in a number is a single rule, even if another id begins with it. */
const isRuling = (told: string): boolean => /-\d+$/.test(told);
