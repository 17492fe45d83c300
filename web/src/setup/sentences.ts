import type { Unfit } from "../protocol/wire";
import { say, settings } from "../state/settings.svelte";
import { dashed } from "../words/vocabulary";

/** The fault of a setup, as the server reports it. */
interface Fault {
  readonly why: string;
  readonly about: readonly string[];
  readonly detail: string;
  readonly line: number;
}

/** The short name of a variant, or of the game without variants. */
export function titleOf(game: string, variant: string): string {
  const key = dashed("web", game, "variant", variant);
  return settings.words?.has(key) ? say(key) : variant;
}

/** A sentence of the catalogue about an option of the setup. */
export function optionLine(game: string, ...parts: string[]): string {
  return say(dashed("option", game, ...parts));
}

/** The name of a kind of file that players can supply, or of one of the server's files. */
export function dataTitle(game: string, ...parts: string[]): string {
  const key = dashed("data", game, ...parts);
  return settings.words?.has(key) ? say(key) : (parts.at(-1) ?? "");
}

/** The fault of a supplied file, and its line. */
export function dataFault(game: string, wrong: Fault): string {
  const key = dashed("data", game, wrong.why);
  const [a = "", b = "", c = "", d = ""] = wrong.about;
  const why = settings.words?.has(key) ? say(key, { a, b, c, d }) : wrong.detail;
  return wrong.line ? say("web-own-file-line", { line: wrong.line, why }) : why;
}

/** The reason why a setup cannot be played, in the reader's language where possible. */
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
  return dataFault(game, { why: code, about, detail, line: unfit.line ?? 0 });
}
