import { expect, test } from "vitest";
import type { AnyEvent } from "../../protocol/kogge";
import { gameWords, serverSentences } from "../../words/serverSentences";
import { Story, tellsMore } from "../../words/story";
import { KINDS } from "./kinds";

const { vocabulary } = serverSentences("kogge");
const story = new Story(gameWords("en", "kogge"), vocabulary, ["Anna", "Ben"], KINDS);

test("questions, those who wait, and refusals have their sentences", () => {
  expect(story.askLine({ shape: "bag", move: "bid", rule: "K-BID-01", have: [1] })).toBe("Which markers do you bid?");
  expect(story.waitLine("bid", [1])).toBe("Ben bids");
  expect(story.refusalLine({ move: "sail", rule: "K-MOVE-09", numbers: [3] })).toContain("lies in Reval");
});

test("of two tellings only the fuller one counts", () => {
  const short: AnyEvent = { event: "marker_taken", seat: 0, good: 1 };
  const full: AnyEvent = { event: "marker_taken", seat: 0, good: 1, marker: 3 };
  expect(tellsMore(full, short)).toBe(true);
  expect(tellsMore(short, short)).toBe(false);
});
