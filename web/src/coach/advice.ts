import type { Advice } from "../protocol/wire";
import type { Made, Story } from "../words/story";
import type { Words } from "../words/catalogue";

const MAX_REASONS = 3;
/** So many moves of a plan are told; more cannot be kept in mind. */
const MAX_STEPS = 4;
/** Whoever would win fewer games of a hundred is told no number. */
const SMALL = 3;

type Tell = (made: Made, end: number) => string;

/** The first moves of a coach's plan, each once. `tell` says a move as the board calls it. */
export function planLine(story: Story, advice: Advice, tell: Tell = (made, end) => story.moveLine(made, end)): string {
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
