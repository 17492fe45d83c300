import type { Component } from "svelte";

/** A chapter of a rule book: its title, and its rules in order. */
export interface Chapter {
  readonly name: string;
  /** The chapter holds only with this variant. */
  readonly variant?: string;
  /** Ids and families of ids, with spaces between. */
  readonly rules: string;
}

/** The rules of a game in chapters, and a picture of the pieces that each is about. */
export interface RuleBook {
  readonly chapters: readonly Chapter[];
  readonly Picture: Component<{ chapter: string }>;
  /** Drawings that the pictures refer to, where no table has them. */
  readonly Symbols: Component | null;
}

/** The rules of the table: taking back, absence, agreements. They hold in every game. */
export const TABLE: Chapter = { name: "at-the-table", rules: "T" };

/** A book's own chapters and that of the table, which stands before those of variants. */
export function chaptersOf(own: readonly Chapter[]): Chapter[] {
  const first = own.findIndex(({ variant }) => variant);
  const played = first < 0 ? own.length : first;
  return [...own.slice(0, played), TABLE, ...own.slice(played)];
}

/** The rules of a chapter among all that there are. */
export function rulesOf(chapter: Chapter, all: readonly string[]): string[] {
  return chapter.rules
    .split(/\s+/)
    .flatMap((told) => all.filter((id) => id === told || (id.startsWith(`${told}-`) && !isRuling(told))));
}

/** An id with a number at its end is a single rule, also where another id begins with it. */
const isRuling = (told: string): boolean => /-\d+$/.test(told);
