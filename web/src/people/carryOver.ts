import type { MatchState } from "../match/match.svelte";

/** So many of the last lines of a chat go along to a rematch; they are counted from 1 there. */
const LINES = 100;

/** What this browser knows of a table is known at its rematch: how far the chat was read, and the way back to it. */
export function carryOver({ match, chat, unread }: Pick<MatchState, "match" | "chat" | "unread">, next: string): void {
  localStorage.setItem(`heard:${next}`, String(Math.max(0, Math.min(LINES, chat.length) - unread)));
  sessionStorage.setItem(`before:${next}`, match);
}

/** The table that this one follows, where people still talk; empty if there is none. */
export const tableBefore = (match: string): string => sessionStorage.getItem(`before:${match}`) ?? "";
