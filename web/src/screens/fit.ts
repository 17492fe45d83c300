import type { Unfit } from "../protocol";
import { say, settings } from "../state/settings.svelte";
import { dashed } from "../words/lexicon";

/** What a variant is called in a word or two. */
export function titleOf(variant: string): string {
  const key = dashed("web", "variant", variant);
  return settings.words?.has(key) ? say(key) : variant;
}

/** A sentence of the catalogue about something that can be agreed on. */
export function optionLine(...parts: string[]): string {
  return say(dashed("option", "kogge", ...parts));
}

/** Why something cannot be agreed on beside what is chosen, in the reader's own words where there are any. */
export function unfitLine({ code, about, detail }: Unfit, of = "", chosen: readonly string[] = []): string {
  const [first = "", second = "", third = ""] = about;
  if (code === "seats" && of && first === "kogge") return say("web-unfit-number");
  if (code === "seats") return say("web-unfit-seats", { what: titleOf(first), numbers: about.slice(1).join(", "), most: Number(about.at(-1)) });
  if (code === "excludes" || code === "both_change") {
    const brought = ![first, second].includes(of);
    const other = first === of || (brought && chosen.includes(second)) ? second : first;
    return say("web-unfit-together", { one: titleOf(of || second), other: titleOf(other) });
  }
  if (code === "needs_reading") return say("web-unfit-reading", { what: titleOf(first), answer: optionLine("reading", second, third) });
  return detail;
}
