import type { MatchState } from "../match/match.svelte";

/** The maximum number of chat lines that a rematch takes over and numbers from 1. */
const MAX_CHAT_LINES = 100;

/** Carry a table's data in this browser over to its rematch: the last chat line read, and the link back. */
export function carryOver({ match, chat, unread }: Pick<MatchState, "match" | "chat" | "unread">, next: string): void {
  localStorage.setItem(`heard:${next}`, String(Math.max(0, Math.min(MAX_CHAT_LINES, chat.length) - unread)));
  sessionStorage.setItem(`before:${next}`, match);
}

/** The table before this one, where people still chat; empty if there is none. */
export const tableBefore = (match: string): string => sessionStorage.getItem(`before:${match}`) ?? "";
