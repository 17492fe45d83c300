import type { Component } from "svelte";

/** A chapter of a rule book: what it is called, and which rules stand in it, in their order. */
export interface Chapter {
  readonly name: string;
  /** It holds only where this variant is played. */
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

/** The rules of a chapter among all that there are. */
export function rulesOf(chapter: Chapter, all: readonly string[]): string[] {
  return chapter.rules
    .split(/\s+/)
    .flatMap((told) => all.filter((id) => id === told || (id.startsWith(`${told}-`) && !isRuling(told))));
}

/** D-01, G-12 and L-G-03 are single rules, also where another id begins with them. */
const isRuling = (told: string): boolean => /-\d+$/.test(told);
