import type { Unfit } from "../protocol/wire";
import { say, settings } from "../state/settings.svelte";
import { dashed } from "../words/vocabulary";

/** What a variant, or the game without any, is called in a word or two. */
export function titleOf(game: string, variant: string): string {
  const key = dashed("web", game, "variant", variant);
  return settings.words?.has(key) ? say(key) : variant;
}

/** A sentence of the catalogue about something that can be agreed on. */
export function optionLine(game: string, ...parts: string[]): string {
  return say(dashed("option", game, ...parts));
}

/** Why a setup cannot be played, in the reader's own words where there are any. */
export function unfitLine(game: string, unfit: Unfit): string {
  const { code, about, detail } = unfit;
  const [first = "", second = "", third = ""] = about;
  const title = (variant: string): string => titleOf(game, variant);
  if (code === "seats") {
    const numbers = about.slice(1).join(", ");
    return say("web-unfit-seats", { what: title(first), numbers, most: Number(about.at(-1)) });
  }
  if (code === "excludes" || code === "both_change") {
    return say("web-unfit-together", { one: title(first), other: title(second) });
  }
  if (code === "needs_reading") {
    return say("web-unfit-reading", { what: title(first), answer: optionLine(game, "reading", second, third) });
  }
  return detail;
}
