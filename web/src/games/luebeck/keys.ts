import type { MatchState } from "../../match/match.svelte";
import type { View } from "../../protocol/luebeck";
import type { LuebeckUi } from "./ui.svelte";

const LETTER_A = "A".charCodeAt(0);

/** Digits are one's cards, letters of the display are packets; Enter confirms, Escape goes back. */
export function onKey(event: KeyboardEvent, ui: LuebeckUi, table: MatchState<View>, letters: readonly number[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const inDialog = document.querySelector("dialog:modal") !== null;
  const hand = table.view?.own?.hand ?? [];
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase().charCodeAt(0) - LETTER_A : -1;
  const packet = letters[letter] ?? -1;
  if (inDialog && event.key !== "?") return;
  if (digit >= 0 && ui.offers[hand[digit] ?? -1]) ui.takeUp(digit);
  else if (ui.choosing && packet >= 0) ui.packet = packet;
  else if (event.key === "Enter" && !event.repeat && !isControl(event.target)) ui.top?.confirm();
  else if (event.key === "Escape") void (ui.uncover() || ui.top?.back?.());
  else if (event.key === "Backspace") table.undo();
  else if (event.key === "?") ui.openRule(table.asked?.question.rule ?? "L-ROUND-01");
  else if (event.key === "l") ui.sheet = "log";
  else return;
  event.preventDefault();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, [role=button]") !== null;
