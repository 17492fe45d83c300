import { expect, test } from "vitest";
import type { GameInfo } from "../../protocol/wire";
import { botFor, levelFrom } from "./level";

const game = { usual_bot: "builder", levels: ["apprentice", "mate", "captain", "alderman"] } as unknown as GameInfo;

test("until somebody has said how well he plays, he meets the usual bots", () => {
  expect(levelFrom(null)).toBe(-1);
  expect(botFor(game, levelFrom(null))).toBe("builder");
});

test("what was said is kept as text, and chooses the bot", () => {
  expect(levelFrom("0")).toBe(0);
  expect(botFor(game, levelFrom("1"))).toBe("mate");
});

test("a game without levels has its usual bot", () => {
  expect(botFor({ usual_bot: "dabbler" } as GameInfo, 2)).toBe("dabbler");
});
