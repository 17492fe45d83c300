import { firstAnswer } from "../../ui/dom/keepFocus";
import type { MatchState } from "../../match/match.svelte";
import type { KoggeUi } from "./ui.svelte";

/** Digits are cities everywhere; Enter confirms, Backspace takes back, Escape closes; letters open sheets. */
export function onKey(event: KeyboardEvent, ui: KoggeUi, table: MatchState): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const tap = (city: number): void => ui.tap(city);
  const inDialog = document.querySelector("dialog:modal") !== null;
  if (/^[0-9]$/.test(event.key) && !inDialog) (ui.top?.digit ?? tap)(Number(event.key));
  else if (event.key === "Enter" && !event.repeat && !inDialog && !onControl(event.target)) ui.top?.confirm();
  else if (event.key === "Escape" && !inDialog) escape(ui);
  else if (event.key === "Backspace" && !inDialog) table.undo();
  else if (event.key === "?") ui.openRule(table.asked?.question.rule ?? "K-ROUND-01");
  else if (event.key === "l" && !inDialog) ui.toggle("log");
  else if (event.key === "o" && !inDialog) ui.toggle("offers");
  else if (event.key === "c" && !inDialog) ui.toggle("chat");
  else if (event.key === "k" && !inDialog) ui.toggle("legend");
  else if (event.key === "a" && !inDialog) firstAnswer(document)?.focus();
  else if (event.key === " " && !onControl(event.target)) table.following.player.finish();
  else if (event.key === "p" && !inDialog) table.following.player.pause(!table.following.player.paused);
  else if (event.key === "m") ui.allRoutes = !ui.allRoutes;
  else return;
  event.preventDefault();
}

/** What lies over the table goes first, then the composer that is open. */
function escape(ui: KoggeUi): void {
  if (!ui.uncover()) ui.top?.back?.();
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, [role=button]") !== null;
}
