import type { MatchState } from "../match/match.svelte";

/** The number of last chat lines that go along to a rematch, where they are counted from 1. */
const LINES = 100;

/** Carry a table's data in this browser over to its rematch: how far the chat was read, and the way back. */
export function carryOver({ match, chat, unread }: Pick<MatchState, "match" | "chat" | "unread">, next: string): void {
  localStorage.setItem(`heard:${next}`, String(Math.max(0, Math.min(LINES, chat.length) - unread)));
  sessionStorage.setItem(`before:${next}`, match);
}

/** The table that this one follows, where people still talk; empty if there is none. */
export const tableBefore = (match: string): string => sessionStorage.getItem(`before:${match}`) ?? "";
