import type { Component } from "svelte";
import type { RuleBook } from "./chapters";
import { byLanguage } from "../words/catalogue";

/** The page on which one learns a game. */
export interface LearnPage {
  readonly HowToPlay: Component;
  /** What the game is about, in one picture; it fills the box that it is put into. */
  readonly Aim: Component;
  /** Three small pictures: what one is after, the lessons, the first game. */
  readonly PlanPart: Component<{ part: "aim" | "lessons" | "game" }>;
  /** Drawings that the pieces refer to. */
  readonly Symbols: Component | null;
  /** The drawing behind its title. */
  readonly Scene: Component;
}

const PAGES = import.meta.glob<{ readonly page: LearnPage }>("../games/*/learn/page.ts");
const BOOKS = import.meta.glob<{ readonly book: RuleBook }>("../games/*/learn/chapters/book.ts");
const TEXTS = import.meta.glob<string>(["../games/*/learn/words/*.ftl", "../games/*/learn/chapters/words/*.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});

export async function learnPageOf(game: string): Promise<LearnPage | null> {
  const found = PAGES[`../games/${game}/learn/page.ts`];
  return found ? (await found()).page : null;
}

/** The rules of a game in chapters; a game may have none. */
export async function bookOf(game: string): Promise<RuleBook | null> {
  const found = BOOKS[`../games/${game}/learn/chapters/book.ts`];
  return found ? (await found()).book : null;
}

function addressOf(folder: string, language: string): string | undefined {
  const own = Object.entries(TEXTS).filter(([path]) => path.startsWith(folder));
  return byLanguage(Object.fromEntries(own))[language];
}

/** The address of what the page of a game says in one language. */
export const learnText = (game: string, language: string): string | undefined =>
  addressOf(`../games/${game}/learn/words/`, language);

/** The address of the titles of its chapters. */
export const chapterText = (game: string, language: string): string | undefined =>
  addressOf(`../games/${game}/learn/chapters/words/`, language);
