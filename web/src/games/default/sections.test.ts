import { expect, test } from "vitest";
import type { GameView } from "../../net/gameTypes";
import type { Vocabulary } from "../../protocol/wire";
import { words } from "../../words/catalogue";
import { Story } from "../../words/story";
import { sections } from "./sections";

const vocabulary: Vocabulary = {
  game: "heaps",
  names: {},
  made: {},
  sides: {},
  refusals: {},
  rules: {},
  defaults: {},
  given: null,
  changes: {},
  fields: { first: "seat", "players.left": "points", colours: "colours" },
};
const TEXT =
  "platform-points = { $seat } { $points }\nplatform-list-and = { $some } and { $next }\n" +
  "platform-nothing = nothing\nview-heaps-heaps-sizes = Matches in each heap";
const story = new Story(words("en", TEXT), vocabulary, ["Anna", "Ben"]);
const view = {
  setup: { game: "heaps", seats: 2 },
  heaps: { sizes: [3, 4, 5], first: 1, taken_back: false, colours: ["red", "blue"], spare: [] },
  players: { left: [2, 1], hands: [{ size: 2 }, { size: 1 }] },
  now: { asked: [[0, 3]], agenda: [{ step: "taking" }], ply: 3, result: null, round: 2 },
  own: null,
  asked: null,
} as unknown as GameView;

test("a view that nobody has drawn is told part by part", () => {
  const told = sections(story, view);
  expect(told.map((one) => one.label)).toEqual(["heaps", "players", "now"]);
  expect(told[0]?.parts.map((one) => [one.label, one.text])).toEqual([
    ["Matches in each heap", "3, 4, 5"],
    ["first", "Ben"],
    ["taken back", "–"],
    ["colours", "red and blue"],
    ["spare", "nothing"],
  ]);
  expect(told[1]?.parts[0]).toMatchObject({ label: "left", text: "Anna 2 and Ben 1" });
  expect(told[1]?.parts[1]?.parts.map((one) => one.parts[0])).toMatchObject([{ text: "2" }, { text: "1" }]);
  expect(told[2]?.parts.map((one) => one.label)).toEqual(["round"]);
});

test("a board of the kit stands in rows, and nobody is told their own seat", () => {
  const text = "name-o-sign-free = ·\nname-o-sign-cross = ×";
  const fields = { "table.squares": "grid:sign:2" };
  const own = new Story(
    words("en", text),
    { ...vocabulary, game: "o", names: { sign: ["free", "cross"] }, fields },
    [],
  );
  const told = sections(own, { table: { squares: [0, 1, 1, 0] }, own: { seat: 0 } } as unknown as GameView);
  expect(told.map((one) => one.label)).toEqual(["table"]);
  expect(told[0]?.parts[0]?.text).toBe("· ×\n× ·");
});
