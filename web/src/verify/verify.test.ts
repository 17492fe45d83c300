import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readRecord } from "./record";
import { commitmentOf, keyOf, verify, wrongDraw, type BrowserKnowledge } from "./verify";

/** Games that the Python program made and verifies. */
const GAMES = ["game-00", "game-01", "variant-all", "variant-solo"];
const text = (name: string): string =>
  readFileSync(new URL(`../../../tests/records/${name}.hanse`, import.meta.url), "utf8");

describe.each(GAMES)("%s", (name) => {
  const told = readRecord(text(name));
  test("its commitment, key and draws come out as the server's", () => {
    expect(commitmentOf(told)).toBe(told.commitment);
    expect(told.draws.length).toBeGreaterThan(20);
    expect(wrongDraw(told.draws, keyOf(told))).toBe(0);
  });
  test("any draw that is altered, moved or left out is found", () => {
    const key = keyOf(told);
    for (const at of [0, 7, told.draws.length - 1]) {
      const draw = told.draws[at];
      if (!draw) throw new Error("too few draws");
      const altered = told.draws.with(at, { ...draw, k: (draw.k + 1n) % draw.n });
      expect(wrongDraw(altered, key)).toBe(draw.line);
    }
    expect(wrongDraw(told.draws.slice(1), key)).toBeGreaterThan(0);
    expect(wrongDraw(told.draws.toSpliced(3, 1), key)).toBeGreaterThan(0);
    expect(wrongDraw(told.draws.toSpliced(1, 2, ...told.draws.slice(1, 3).reverse()), key)).toBeGreaterThan(0);
  });
});

const GAME = text("game-01");
const TOLD = readRecord(GAME);
const KNOWN: BrowserKnowledge = {
  match: "",
  commitment: TOLD.commitment,
  nonce: TOLD.nonces[1] ?? "",
  seat: 1,
  bots: [],
  points: (/points (.*)/.exec(TOLD.result)?.[1] ?? "").split(" ").map(Number),
};
const wrong = (record: string, known: BrowserKnowledge): string[] =>
  verify(record, known)
    .filter((check) => check.finding !== "right")
    .map((check) => `${check.subject} ${check.finding}`);

test("a fair game is right in everything", () => {
  expect(wrong(GAME, KNOWN)).toEqual([]);
});

test.each([
  ["seed", GAME.replace(/seed: ../, "seed: 00"), KNOWN, ["commitment wrong", "draws wrong"]],
  ["nonce", GAME.replace(/nonce 2: ../, "nonce 2: 00"), KNOWN, ["nonce wrong", "draws wrong"]],
  ["another's nonce", GAME.replace(/nonce 1: ../, "nonce 1: 00"), KNOWN, ["draws wrong"]],
  ["commitment shown", GAME, { ...KNOWN, commitment: "00".repeat(32) }, ["seen wrong"]],
  ["match", GAME, { ...KNOWN, match: "another" }, ["commitment wrong"]],
  ["nonce of a bot", GAME, { ...KNOWN, bots: [2] }, ["bots wrong"]],
  ["points", GAME, { ...KNOWN, points: [1, 2, 3] }, ["points wrong"]],
  ["a draw", GAME.replace(/start \[\d+\//, "start [62/"), KNOWN, ["draws wrong"]],
  ["game without chance", GAME.replace(/ \[[\d/ ]+\]/g, ""), KNOWN, ["draws unchecked"]],
  ["text", "<html>", KNOWN, ["record wrong"]],
  ["hex", GAME.replace(/seed: ../, "seed: zz"), KNOWN, ["record wrong"]],
  ["nothing kept", GAME, { ...KNOWN, commitment: "", nonce: "" }, ["seen unchecked", "nonce unchecked"]],
] as const)("what is not as it should be is found: %s", (_, record, known, expected) => {
  expect(wrong(record, known)).toEqual(expected);
});

test("brackets in words and notes are no draws", () => {
  const words = GAME.replace(
    /\n3 offer 2 give 2o\n/,
    '\n3 offer 2 give 2o "have [1/2] \\" [0/9]"\n; a note [3/4]\n1 anchor ; [5/6]\n',
  );
  expect(words).not.toBe(GAME);
  expect(readRecord(words).draws.length).toBe(TOLD.draws.length);
});
