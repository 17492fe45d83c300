import { describe, expect, it } from "vitest";
import type { Advice } from "../protocol/wire";
import { words } from "../words/catalogue";
import type { Story } from "../words/story";
import { chanceLine, noteLine, planLine, reasonLines, stepLine } from "./advice";

const SAID = words(
  "en",
  `reason-plan = Do { $plan }
reason-plan-long = { $plan } …
reason-chance = { $percent } of 100
reason-chance-small = hardly any
reason-no-chance = unknown
reason-usual = as usual
web-guide-plan = My advice: { $plan }.
web-guide-instead = Otherwise { $plan }.
reason-a = A
reason-b = B
reason-c = C
reason-d = D`,
);
const STORY = {
  words: SAID,
  moveLine: ({ move }: { move: string }, end: number) => `${move}${end}`,
} as unknown as Story;
const advice = (...moves: string[]): Advice => ({
  question: 1,
  moves: moves.map((move) => ({ move })),
  reasons: [],
  ends: [7],
});

describe("a coach's advice in sentences", () => {
  it("says each move once, with where it leads, and not more than four", () => {
    expect(planLine(STORY, advice("sail", "trade", "trade"))).toBe("Do sail7; trade-1");
    expect(planLine(STORY, advice("a", "b", "c", "d", "e"))).toBe("Do a7; b-1; c-1; d-1 …");
  });

  it("says moves as the board does where it has other names", () => {
    expect(planLine(STORY, advice("sail"), ({ move }) => `card ${move}`)).toBe("Do card sail");
  });

  it("gives no number where none is known or none helps", () => {
    expect(chanceLine(SAID, undefined)).toBe("unknown");
    expect(chanceLine(SAID, 2)).toBe("hardly any");
    expect(chanceLine(SAID, 40)).toBe("40 of 100");
  });

  it("gives three reasons at most, and always one", () => {
    expect(reasonLines(SAID, ["reason-a", "reason-b", "reason-c", "reason-d"])).toEqual(["A", "B", "C"]);
    expect(reasonLines(SAID, [])).toEqual(["as usual"]);
  });

  it("says the next move alone, and beside it the first reason", () => {
    const plan = { ...advice("sail", "trade"), reasons: ["reason-a", "reason-b"] };
    expect(stepLine(STORY, plan)).toBe("My advice: sail7.");
    expect(noteLine(STORY, plan)).toBe("A");
  });

  it("says instead of a reason what to do if it comes to nothing, and before all what it does not know", () => {
    const plan = { ...advice("sail"), reasons: ["reason-a"], instead: { move: "stay" } };
    expect(noteLine(STORY, plan)).toBe("Otherwise stay-1.");
    expect(noteLine(STORY, { ...plan, doubts: ["reason-b"] })).toBe("B");
  });
});
