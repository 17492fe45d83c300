import { expect, test } from "vitest";
import { partInNextGame, refusalKey } from "./nextGame";

const PLAYERS = [{ name: "Anna" }, { name: "Builder 2", bot: "builder" }];
const ENDED = { seat: 0, host: false, players: PLAYERS, successor: "" };

test("players ask for the next game or join it, watchers watch it", () => {
  expect(partInNextGame(ENDED)).toBe("ask");
  expect(partInNextGame({ ...ENDED, successor: "next" })).toBe("join");
  expect(partInNextGame({ ...ENDED, seat: -1 })).toBe("none");
  expect(partInNextGame({ ...ENDED, seat: -1, successor: "next" })).toBe("watch");
});
test("a screen in the middle goes along; one on which bots alone played does not", () => {
  expect(partInNextGame({ ...ENDED, seat: -1, host: true })).toBe("ask");
  expect(partInNextGame({ ...ENDED, seat: -1, host: true, players: PLAYERS.slice(1) })).toBe("none");
});
test("whoever was sent away is told so", () => {
  expect(refusalKey("no_seat")).toBe("web-again-freed");
  expect(refusalKey("not_found")).toBe("web-again-freed");
  expect(refusalKey("failed")).toBe("web-problem-failed");
});
