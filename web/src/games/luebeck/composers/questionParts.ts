import type { View } from "../../../protocol/luebeck";
import type { Question, Story } from "../../../words/story";

/** A question in words, with the places and seats that it mentions. */
interface QuestionText {
  readonly title: string;
  readonly note: string;
  readonly places: readonly number[];
  readonly seats: readonly number[];
}

/** Whether the player can only throw a card overboard. */
export const mustDiscard = (question: Question): boolean =>
  question.shape === "menu" &&
  question.options.some(({ move }) => move === "discard") &&
  question.options.every(({ move }) => move === "discard");

/** The question in words. It says if the player can only discard and, in the last round, what a hand costs. */
export function questionText(story: Story, view: View, question: Question): QuestionText {
  const { words } = story;
  const title = mustDiscard(question) ? words.say("web-luebeck-must-discard") : story.askLine(question);
  const note = view.now.last_round ? words.say("web-luebeck-last-round") : "";
  return { title, note, places: [], seats: [] };
}

/** The rule about each sort of card. */
const RULES: Readonly<Record<string, string>> = {
  goods: "L-GOOD-01",
  trade_voyage: "L-SPEC-01",
  doubling: "L-SPEC-02",
  pirates: "L-SPEC-03",
  ship_change: "L-SPEC-04",
};
export const ruleOf = (sort: string): string => RULES[sort] ?? "L-GOOD-01";
