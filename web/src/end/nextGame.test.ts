import { expect, test } from "vitest";
import { nextOf, refusedNext } from "./nextGame";

const PLAYERS = [{ name: "Anna" }, { name: "Builder 2", bot: "builder" }];
const ENDED = { seat: 0, host: false, players: PLAYERS, successor: "" };

test("players ask for the next game or join it, watchers watch it", () => {
  expect(nextOf(ENDED)).toBe("ask");
  expect(nextOf({ ...ENDED, successor: "next" })).toBe("join");
  expect(nextOf({ ...ENDED, seat: -1 })).toBe("none");
  expect(nextOf({ ...ENDED, seat: -1, successor: "next" })).toBe("watch");
});
test("a screen in the middle goes along; one on which bots alone played does not", () => {
  expect(nextOf({ ...ENDED, seat: -1, host: true })).toBe("ask");
  expect(nextOf({ ...ENDED, seat: -1, host: true, players: PLAYERS.slice(1) })).toBe("none");
});
test("whoever was sent away is told so", () => {
  expect(refusedNext("no_seat")).toBe("web-again-freed");
  expect(refusedNext("not_found")).toBe("web-again-freed");
  expect(refusedNext("failed")).toBe("web-problem-failed");
});
