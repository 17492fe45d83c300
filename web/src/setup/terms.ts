import type { PaceInfo, Setup } from "../protocol/wire";
import { optionLine, titleOf } from "./sentences";
import { say, settings } from "../state/settings.svelte";

const MINUTE = 60;
const DAY = 24 * 3600;

/** The terms of one table. */
export interface AgreedSetup {
  readonly game: string;
  readonly edition?: string;
  readonly variants?: readonly string[];
}

/** Several names as one part of a sentence. */
export function joinNames(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(settings.language, { type }).format(names);
}

export const variantsLine = (game: string, variants: readonly string[]): string =>
  joinNames(variants.map((variant) => titleOf(game, variant)));

/** The book, and the number of variants. */
export function rulesLine({ game, edition, variants = [] }: AgreedSetup): string {
  const book = edition || (settings.info(game)?.editions[0] ?? "");
  return say("web-agreed-rules", { book, variants: variants.length });
}

/** A note on the rules: the variants, or a description of the book. */
export function rulesNote({ game, edition, variants = [] }: AgreedSetup): string {
  if (variants.length) return variantsLine(game, variants);
  return edition ? optionLine(game, "edition", edition) : "";
}

export function paceLine({ bank = 0, increment = 0, each = 0 }: PaceInfo): string {
  if (each >= DAY) return say("web-clock-days", { days: each / DAY, vacation: Math.round(bank / DAY) });
  if (each) return say("web-clock-move", { minutes: each / MINUTE });
  return bank ? say("web-clock-bank", { minutes: bank / MINUTE, seconds: increment }) : say("web-clock-none");
}

export const paceNote = ({ bank = 0, each = 0 }: PaceInfo): string =>
  say(bank || each ? "web-clock-note" : "web-clock-none-note");

/** All terms of a table in one line: the players, the rules, the clock. */
export function playedLine(setup: Setup, pace: PaceInfo): string {
  const { game, seats, variants = [] } = setup;
  const name = rulesLine(setup);
  const rules = variants.length ? say("web-named", { name, text: variantsLine(game, variants) }) : name;
  return [say("web-table-people", { seats }), rules, paceLine(pace)].join(" · ");
}

/** The readings that a table has chosen itself, each with its answer. */
export function readingLines({ game, readings = [] }: Setup): string[] {
  const answered = ([name, answer]: readonly [string, string]): string =>
    [optionLine(game, "reading", name), optionLine(game, "reading", name, answer)].join(" ");
  return readings.map(answered);
}
