import type { MatchState } from "../../match/match.svelte";
import type { View } from "../../protocol/luebeck";
import { onTableKey } from "../../table/keys";
import type { LuebeckUi } from "./ui.svelte";

const LETTER_A = "A".charCodeAt(0);

/** Handle a key: digits are the player's cards, letters of the display are packets. */
export function onKey(event: KeyboardEvent, ui: LuebeckUi, table: MatchState<View>, letters: readonly number[]): void {
  onTableKey(event, ui, table, "L-ROUND-01", (key, inDialog) => {
    if (inDialog) return false;
    const hand = table.view?.own?.hand ?? [];
    const digit = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
    const letter = /^[a-z]$/i.test(key) ? key.toUpperCase().charCodeAt(0) - LETTER_A : -1;
    const packet = letters[letter] ?? -1;
    if (digit >= 0 && ui.offers[hand[digit] ?? -1]) ui.takeUp(digit);
    else if (ui.choosing && packet >= 0) ui.packet = packet;
    else if (key === "l") ui.sheet = "log";
    else return false;
    return true;
  });
}
