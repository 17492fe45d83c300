import type { Component } from "svelte";
import type { RuleBook } from "./chapters";
import { byLanguage } from "../words/catalogue";

/** A game's parts of its learning page. */
export interface LearnPage {
  readonly HowToPlay: Component;
  /** The aim of the game in one picture, which fills its box. */
  readonly Aim: Component;
  /** Three small pictures: the aim, the lessons, the first game. */
  readonly PlanPart: Component<{ part: "aim" | "lessons" | "game" }>;
  /** Drawings that the pieces refer to. */
  readonly Symbols: Component | null;
  /** The drawing behind the page's title. */
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

/** A game's rule book; null if the game has none. */
export async function bookOf(game: string): Promise<RuleBook | null> {
  const found = BOOKS[`../games/${game}/learn/chapters/book.ts`];
  return found ? (await found()).book : null;
}

function addressOf(folder: string, language: string): string | undefined {
  const own = Object.entries(TEXTS).filter(([path]) => path.startsWith(folder));
  return byLanguage(Object.fromEntries(own))[language];
}

/** The address of the texts on a game's learning page in one language. */
export const learnTextUrl = (game: string, language: string): string | undefined =>
  addressOf(`../games/${game}/learn/words/`, language);

/** The address of the game's chapter titles. */
export const chapterTextUrl = (game: string, language: string): string | undefined =>
  addressOf(`../games/${game}/learn/chapters/words/`, language);
