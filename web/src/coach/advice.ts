import { ask } from "../net/http";
import type { Advice } from "../protocol/wire";
import type { Made, Story } from "../words/story";
import { addOnce, type Words } from "../words/catalogue";

const MAX_REASONS = 3;
/** The number of moves of a plan to show; more are hard to remember. */
const MAX_STEPS = 4;
/** Below this win probability, in percent, no number is shown. */
const SMALL = 3;

type Tell = (made: Made, end: number) => string;
const moveOf =
  (story: Story): Tell =>
  (made, end) =>
    story.moveLine(made, end);

/** The coach's advice on the open question of a table, once its sentences are loaded. */
export async function adviceAt(match: string, { words, vocabulary: { game } }: Story): Promise<Advice> {
  const [advice] = await Promise.all([
    ask<Advice>(`api/tables/${match}/advice`),
    addOnce(words, `reasons ${game}`, (language) => `api/games/${game}/reasons/${language}`),
  ]);
  return advice;
}

/** The next move alone, in the board's words. */
export function stepLine(story: Story, advice: Advice, tell: Tell = moveOf(story)): string {
  const made = advice.moves[0] as Made;
  return story.words.say("web-guide-plan", { plan: tell(made, advice.ends?.[0] ?? -1) });
}

/** The answer to give if the first advice has no effect. */
export function insteadLine(story: Story, advice: Advice, tell: Tell = moveOf(story)): string {
  return story.words.say("web-guide-instead", { plan: tell(advice.instead as Made, -1) });
}

/** A note on the next move: the alternative, the rules that the coach does not know, or the reason. */
export function besideLine(story: Story, advice: Advice, tell: Tell = moveOf(story)): string {
  const [doubt] = advice.doubts ?? [];
  if (doubt) return story.words.say(doubt);
  if (advice.instead) return insteadLine(story, advice, tell);
  return reasonLines(story.words, advice.reasons)[0] ?? "";
}

/** The first moves of a coach's plan, each listed once. `tell` describes a move in the board's words. */
export function planLine(story: Story, advice: Advice, tell: Tell = moveOf(story)): string {
  const moves = advice.moves as readonly Made[];
  const lines = [...new Set(moves.map((made, at) => tell(made, advice.ends?.[at] ?? -1)))];
  const plan = lines.slice(0, MAX_STEPS).join("; ");
  const { words } = story;
  return words.say("reason-plan", { plan: lines[MAX_STEPS] ? words.say("reason-plan-long", { plan }) : plan });
}

export function chanceLine(words: Words, percent: number | null | undefined): string {
  if (percent === null || percent === undefined) return words.say("reason-no-chance");
  return percent < SMALL ? words.say("reason-chance-small") : words.say("reason-chance", { percent });
}

export function reasonLines(words: Words, reasons: readonly string[]): string[] {
  return (reasons.length ? reasons.slice(0, MAX_REASONS) : ["reason-usual"]).map((key) => words.say(key));
}
