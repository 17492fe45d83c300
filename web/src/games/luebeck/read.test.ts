import { describe, expect, test } from "vitest";
import type { AnyEvent, View } from "../../protocol/luebeck";
import type { Made, Story } from "../../words/story";
import { boardMoveLine } from "./cards";
import { roundAccounts, bestDoubling, bestVoyage, scoreHistory } from "./end/history";
import { knownOf, order, packets } from "./read";
import { standingEvents } from "./standing";

/** Cards by their kinds: Stettin 2, Danzig 4, pirates, doubling Danzig. */
const KINDS = [
  { sort: "goods", city: 1, value: 2, cost: 2, count: 3, colour: "blue" },
  { sort: "goods", city: 2, value: 4, cost: 4, count: 3, colour: "pink" },
  { sort: "pirates", city: -1, value: 0, cost: 1, count: 3, colour: "" },
  { sort: "doubling", city: 2, value: 0, cost: 1, count: 1, colour: "pink" },
];
const view = (lying: readonly (readonly number[])[], round = 1): View =>
  ({
    setup: { game: "luebeck", seats: 3 },
    deck: { name: "", kinds: KINDS },
    cards: { packets: lying },
    players: { compass: 2, known: [[0], [], [1, 1]], hands: [3, 0, 2] },
    now: { round },
  }) as unknown as View;

const taken = (seat: number, place: number, cards: readonly number[]): AnyEvent => ({
  event: "packet_taken",
  seat,
  cards,
  place,
});
const letters = (lying: readonly (readonly number[])[], events: readonly AnyEvent[]): string[] =>
  packets(view(lying), events).map(({ letter, value, taker }) => `${letter}${value < 0 ? `:${taker}` : ""}`);

describe("letters of packets", () => {
  test("stay when others are taken, also in the first round, whose display nobody was told", () => {
    expect(letters([[0], [1], [2], [0], [1]], [])).toEqual(["A", "B", "C", "D", "E"]);
    expect(letters([[0], [2], [0], [1]], [taken(2, 1, [1])])).toEqual(["A", "B:2", "C", "D", "E"]);
    expect(letters([[0], [2], [1]], [taken(2, 1, [1]), taken(0, 2, [0])])).toEqual(["A", "B:2", "C", "D:0", "E"]);
  });

  test("begin anew with the next display, and come back with what is taken back", () => {
    const laid: AnyEvent = { event: "display_laid", packets: [], stack: 3 };
    expect(letters([[0], [1]], [taken(0, 0, [0]), laid])).toEqual(["A", "B"]);
    const back: AnyEvent = { event: "taken_back", seat: 0, answers: 1 };
    expect(letters([[0], [1]], [laid, taken(0, 0, [0]), back])).toEqual(["A", "B"]);
  });
});

test("players sit from the compass on, and a hand is known but for some cards", () => {
  expect(order(view([]))).toEqual([2, 0, 1]);
  expect([0, 1, 2].map((seat) => knownOf(view([]), seat).more)).toEqual([2, 0, 0]);
});

describe("the course of a game", () => {
  const goods = (seat: number, card: number, points: number, cog = 0): AnyEvent => ({
    event: "goods_played",
    seat,
    card,
    cog,
    city: KINDS[card]?.city ?? 0,
    points,
    sailed: -1,
  });
  const told: AnyEvent[] = [
    goods(0, 0, 2),
    goods(0, 1, 8),
    goods(1, 0, 2, 1),
    { event: "card_discarded", seat: 1, card: 1, cost: 4 },
    { event: "shuffled", run: 2, cards: 20 },
    { event: "round_began", round: 2 },
    goods(1, 1, 4, 1),
    { event: "taken_back", seat: 1, answers: 1 },
    goods(0, 1, 4),
    { event: "hand_counted", seat: 0, cards: [1], cost: 4 },
    { event: "hand_counted", seat: 1, cards: [2], cost: 1 },
    { event: "hand_counted", seat: 2, cards: [], cost: 0 },
  ];
  const shown = standingEvents(told);

  test("without what was taken back, by where the points came from", () => {
    expect(shown.filter(({ event }) => event === "goods_played").length).toBe(4);
    expect(roundAccounts(view([]), shown)).toEqual([
      { seat: 0, goods: 10, doubled: 4, overboard: 0, left: 4, cards: [1] },
      { seat: 1, goods: 2, doubled: 0, overboard: 4, left: 1, cards: [2] },
      { seat: 2, goods: 0, doubled: 0, overboard: 0, left: 0, cards: [] },
    ]);
  });

  test("round by round, with the best voyage and the best doubling", () => {
    expect(scoreHistory(view([]), shown)).toEqual({
      rounds: [
        [10, -2, 0],
        [14, -2, 0],
      ],
      final: [10, -3, 0],
      secondRun: 1,
    });
    expect(bestVoyage(shown)).toEqual({ seat: 0, cog: 0, points: 14, cities: [1, 2] });
    expect(bestDoubling(view([]), shown)).toEqual({ seat: 0, points: 8, cities: [2] });
  });
});

test("a packet that is advised is named by the letter that it has on the board, and by its cards", () => {
  const story = {
    phrases: { shownAs: (_: string, kind: number) => [`card ${kind}`] },
    words: { say: (key: string, { letter, count }: Record<string, unknown>) => `${key} ${letter} ${count}` },
    moveLine: ({ move }: { move: string }) => move,
  } as unknown as Story;
  const lying = view([[2], [0, 1]]);
  const told = (made: Made): string => boardMoveLine(story, lying, ["C", "E"], made);
  expect(told({ move: "take_packet", value: 1, of: 0 })).toBe("web-luebeck-take E 2 (card 0, card 1)");
  expect(told({ move: "pass" })).toBe("pass");
});
