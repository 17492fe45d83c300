import type { MatchState } from "../../match/match.svelte";
import type { View } from "../../protocol/kogge";
import { onTableKey } from "../../table/keys";
import { firstAnswer } from "../../ui/dom/keepFocus";
import type { KoggeUi } from "./ui.svelte";

const SHEET_KEYS: Readonly<Record<string, string>> = { l: "log", o: "offers", c: "chat", k: "legend" };

/** Handle a key: digits are cities everywhere, and letters open sheets. */
export function onKey(event: KeyboardEvent, ui: KoggeUi, table: MatchState<View>): void {
  const { player } = table.following;
  onTableKey(event, ui, table, "K-ROUND-01", (key, inDialog, onControl) => {
    const sheet = SHEET_KEYS[key];
    if (key === " " && !onControl) player.finish();
    else if (key === "m") ui.allRoutes = !ui.allRoutes;
    else if (inDialog) return false;
    else if (/^[0-9]$/.test(key)) (ui.activeKeys?.digit ?? ((city: number) => ui.tap(city)))(Number(key));
    else if (sheet) ui.toggle(sheet);
    else if (key === "a") firstAnswer(document)?.focus();
    else if (key === "p") player.pause(!player.paused);
    else return false;
    return true;
  });
}
