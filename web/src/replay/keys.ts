import type { ReplayedGame } from "./replayedGame.svelte";

/** Whether this field uses keys itself, to write or to choose. */
function writes(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return /^(SELECT|TEXTAREA)$/.test(target.tagName) || (target instanceof HTMLInputElement && target.type !== "range");
}

const pressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a") !== null;

/** Handle a key: arrows move by steps, with Shift by rounds; Page Up and Page Down by turns; Space plays or stops. */
export function onReplayKey(event: KeyboardEvent, replay: ReplayedGame): void {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
  if (document.querySelector("dialog[open]") || inLog(event.target)) return;
  const { key, shiftKey } = event;
  if (key === "ArrowRight") void (shiftKey ? replay.byRound(true) : replay.go(replay.at + 1));
  else if (key === "ArrowLeft") void (shiftKey ? replay.byRound(false) : replay.go(replay.at - 1));
  else if (key === "PageDown") replay.byTurn(true);
  else if (key === "PageUp") replay.byTurn(false);
  else if (key === "Home") replay.go(0);
  else if (key === "End") replay.go(replay.last);
  else if (key === " " && !pressed(event.target)) replay.toggle();
  else return;
  event.preventDefault();
}

/** Whether the target is in the log, where arrows move from line to line. */
const inLog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=log]") !== null;
