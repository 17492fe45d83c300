import { expect, test } from "vitest";
import type { View } from "../../../protocol/luebeck";
import type { Menu } from "../../../protocol/wire";
import type { Story } from "../../../words/story";
import { questionText, mustDiscard } from "./questionParts";

const story = { words: { say: (key: string) => key }, askLine: ({ name }: Menu) => `ask-${name}` } as unknown as Story;
const viewIn = (last: boolean): View => ({ now: { last_round: last } }) as unknown as View;
const menu = (...moves: string[]): Menu =>
  ({
    shape: "menu",
    name: "acting",
    rule: "L-ACT-01",
    options: moves.map((move) => ({ shape: "choice", move, values: [0] })),
  }) as unknown as Menu;

test("whoever can only throw a card overboard is told so", () => {
  expect(mustDiscard(menu("discard"))).toBe(true);
  expect(mustDiscard(menu("discard", "play_goods"))).toBe(false);
  expect(mustDiscard(menu())).toBe(false);
  expect(questionText(story, viewIn(false), menu("discard")).title).toBe("web-luebeck-must-discard");
  expect(questionText(story, viewIn(false), menu("pass")).title).toBe("ask-acting");
});

test("the last round is told with every question", () => {
  expect(questionText(story, viewIn(true), menu("pass")).note).toBe("web-luebeck-last-round");
  expect(questionText(story, viewIn(false), menu("pass")).note).toBe("");
});
