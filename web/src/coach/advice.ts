import { ask } from "../net/http";
import type { Advice } from "../protocol/wire";
import type { Made, Story } from "../words/story";
import { addOnce, type Words } from "../words/catalogue";

const MAX_REASONS = 3;
/** So many moves of a plan are told; more cannot be kept in mind. */
const MAX_STEPS = 4;
/** Whoever would win fewer games of a hundred is told no number. */
const SMALL = 3;

type Tell = (made: Made, end: number) => string;
const moveOf =
  (story: Story): Tell =>
  (made, end) =>
    story.moveLine(made, end);

/** What a coach says of the question that is open at a table, once its sentences are here. */
export async function adviceAt(match: string, { words, vocabulary: { game } }: Story): Promise<Advice> {
  const [advice] = await Promise.all([
    ask<Advice>(`api/tables/${match}/advice`),
    addOnce(words, `reasons ${game}`, (language) => `api/games/${game}/reasons/${language}`),
  ]);
  return advice;
}

/** The next move alone, as the board calls it. */
export function stepLine(story: Story, advice: Advice, tell: Tell = moveOf(story)): string {
  const made = advice.moves[0] as Made;
  return story.words.say("web-guide-plan", { plan: tell(made, advice.ends?.[0] ?? -1) });
}

/** What to answer if the first advice comes to nothing. */
export function insteadLine(story: Story, advice: Advice, tell: Tell = moveOf(story)): string {
  return story.words.say("web-guide-instead", { plan: tell(advice.instead as Made, -1) });
}

/** What is said beside the next move: what to do if it comes to nothing, what the coach does not know, or why. */
export function besideLine(story: Story, advice: Advice, tell: Tell = moveOf(story)): string {
  const [doubt] = advice.doubts ?? [];
  if (doubt) return story.words.say(doubt);
  if (advice.instead) return insteadLine(story, advice, tell);
  return reasonLines(story.words, advice.reasons)[0] ?? "";
}

/** The first moves of a coach's plan, each once. `tell` says a move as the board calls it. */
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
