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

/** Why something cannot be agreed on beside what is chosen, in the reader's own words where there are any. */
export function unfitLine(game: string, unfit: Unfit, of = "", chosen: readonly string[] = []): string {
  const { code, about, detail } = unfit;
  const [first = "", second = "", third = ""] = about;
  const title = (variant: string): string => titleOf(game, variant);
  if (code === "seats" && of && first === game) return say("web-unfit-number");
  if (code === "seats") {
    const numbers = about.slice(1).join(", ");
    return say("web-unfit-seats", { what: title(first), numbers, most: Number(about.at(-1)) });
  }
  if (code === "excludes" || code === "both_change") {
    const brought = ![first, second].includes(of);
    const other = first === of || (brought && chosen.includes(second)) ? second : first;
    return say("web-unfit-together", { one: title(of || second), other: title(other) });
  }
  if (code === "needs_reading") {
    return say("web-unfit-reading", { what: title(first), answer: optionLine(game, "reading", second, third) });
  }
  return detail;
}
