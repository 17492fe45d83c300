import type { MatchState } from "../match/match.svelte";
import type { Ui } from "../match/ui.svelte";
import type { GameView } from "../net/gameTypes";

/** A game's own handler for keys; it returns whether it handled the key. */
type OwnKey = (key: string, inDialog: boolean, onControl: boolean) => boolean;

/** Handle a key at any table: Enter confirms, Backspace undoes, Escape closes, ? opens the rules. */
export function onTableKey<V extends GameView>(
  event: KeyboardEvent,
  ui: Ui,
  table: MatchState<V>,
  firstRule: string,
  own: OwnKey,
): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  const inDialog = document.querySelector("dialog:modal") !== null;
  const onControl = target instanceof Element && target.closest("button, a, [role=button]") !== null;
  if (!own(key, inDialog, onControl)) {
    if (key === "?") ui.openRule(table.asked?.question.rule ?? firstRule);
    else if (inDialog) return;
    else if (key === "Enter" && !event.repeat && !onControl) ui.activeKeys?.confirm();
    // Close the top layer over the table first, then the open composer.
    else if (key === "Escape") void (ui.uncover() || ui.activeKeys?.back?.());
    else if (key === "Backspace") table.undo();
    else return;
  }
  event.preventDefault();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
