import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../protocol/wire";
import { botFor, hasStoredLevel, levelFrom, levelOf, markLevel, settleLevel } from "./level";

const game = { usual_bot: "builder", levels: ["apprentice", "mate", "captain", "alderman"] } as unknown as GameInfo;
let kept: Record<string, string> = {};

beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("until somebody has said how well he plays, he is new here, and is asked again", () => {
  expect(botFor(game, levelFrom(null))).toBe("apprentice");
  settleLevel();
  expect([levelOf(), hasStoredLevel()]).toEqual([0, false]);
});

test("what was said is kept as text, and chooses the bot", () => {
  expect(levelFrom("0")).toBe(0);
  expect(botFor(game, levelFrom("1"))).toBe("mate");
});

test("what is marked chooses the bot, and is kept only when it is settled", () => {
  markLevel(3);
  expect([botFor(game), hasStoredLevel()]).toEqual(["alderman", false]);
  settleLevel();
  expect([botFor(game), kept["level-of-8"]]).toEqual(["alderman", "3"]);
});

test("whoever chose one of the four levels of before is asked again", () => {
  kept = { level: "3" };
  expect([levelOf(), hasStoredLevel()]).toEqual([0, false]);
});

test("a game without levels has its usual bot", () => {
  expect(botFor({ usual_bot: "dabbler" } as GameInfo, 2)).toBe("dabbler");
});
