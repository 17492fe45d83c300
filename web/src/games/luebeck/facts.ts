import type { View } from "../../protocol/luebeck";
import { say } from "../../state/settings.svelte";
import type { FactLine } from "../../coach/thoughts";

const CARDS_KEPT = 3;

/** A fact about this table that matters for the question. */
export const factLine: FactLine = (_story, seen, called) => {
  const view = seen as unknown as View;
  const held = view.own?.hand.length ?? 0;
  if (called !== "acting" && called !== "take_packet") return "";
  return say("web-think-hand", { held, over: Math.max(0, held - CARDS_KEPT) });
};
