import { ask } from "../net/http";
import type { Advice } from "../protocol/wire";
import type { Made, Story } from "../words/story";
import { addOnce, type Words } from "../words/catalogue";

const MAX_REASONS = 3;
/** The maximum number of a plan's moves to show; more are hard to remember. */
const MAX_STEPS = 4;
/** Below this win probability, in percent, no number is shown. */
const MIN_PERCENT = 3;

type MoveLine = (made: Made, end: number) => string;
const moveLineOf =
  (story: Story): MoveLine =>
  (made, end) =>
    story.moveLine(made, end);

/** Fetch the coach's advice on a table's open question, and the sentences for its reasons. */
export async function adviceAt(match: string, { words, vocabulary: { game } }: Story): Promise<Advice> {
  const [advice] = await Promise.all([
    ask<Advice>(`api/tables/${match}/advice`),
    addOnce(words, `reasons ${game}`, (language) => `api/games/${game}/reasons/${language}`),
  ]);
  return advice;
}

/** A line with only the next move of the coach's plan, in the board's words. */
export function stepLine(story: Story, advice: Advice, moveLine: MoveLine = moveLineOf(story)): string {
  const made = advice.moves[0] as Made;
  return story.words.say("web-guide-plan", { plan: moveLine(made, advice.ends?.[0] ?? -1) });
}

/** A line with the answer to give if the first advice has no effect. */
export function alternativeLine(story: Story, advice: Advice, moveLine: MoveLine = moveLineOf(story)): string {
  return story.words.say("web-guide-instead", { plan: moveLine(advice.instead as Made, -1) });
}

/** A note on the next move: a rule that the coach does not know, otherwise the alternative or a reason. */
export function noteLine(story: Story, advice: Advice, moveLine: MoveLine = moveLineOf(story)): string {
  const [doubt] = advice.doubts ?? [];
  if (doubt) return story.words.say(doubt);
  if (advice.instead) return alternativeLine(story, advice, moveLine);
  return reasonLines(story.words, advice.reasons)[0] ?? "";
}

/** A line with the first moves of the coach's plan, each listed once and described by `moveLine`. */
export function planLine(story: Story, advice: Advice, moveLine: MoveLine = moveLineOf(story)): string {
  const moves = advice.moves as readonly Made[];
  const lines = [...new Set(moves.map((made, at) => moveLine(made, advice.ends?.[at] ?? -1)))];
  const plan = lines.slice(0, MAX_STEPS).join("; ");
  const { words } = story;
  return words.say("reason-plan", { plan: lines[MAX_STEPS] ? words.say("reason-plan-long", { plan }) : plan });
}

export function chanceLine(words: Words, percent: number | null | undefined): string {
  if (percent === null || percent === undefined) return words.say("reason-no-chance");
  return percent < MIN_PERCENT ? words.say("reason-chance-small") : words.say("reason-chance", { percent });
}

export function reasonLines(words: Words, reasons: readonly string[]): string[] {
  return (reasons.length ? reasons.slice(0, MAX_REASONS) : ["reason-usual"]).map((key) => words.say(key));
}
