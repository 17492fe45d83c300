import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { AnyEvent } from "../protocol";
import { words } from "./catalogue";
import type { Lexicon } from "./lexicon";
import { Story, tellsMore } from "./story";

const FOLDER = new URL("../../../src/hanse/words/en/", import.meta.url);
const NAMES = ["name", "ask", "move", "event", "refuse"];
const text = [
  readFileSync(new URL("house.ftl", FOLDER), "utf8"),
  ...readdirSync(new URL("kogge/", FOLDER))
    .filter((file) => NAMES.includes(file.replace(".ftl", "")))
    .map((file) => readFileSync(new URL(`kogge/${file}`, FOLDER), "utf8")),
].join("\n");

const lexicon: Lexicon = {
  game: "kogge",
  names: {
    city: ["toensberg", "stockholm", "abo", "reval", "riga", "danzig", "stralsund", "luebeck", "kopenhagen"],
    good: ["ore", "fur", "amber", "salt"],
    phrase: ["markers", "marker_count", "pair"],
  },
  made: { city: [0, 0, 0, 1, 1, 2, 2, 3, 3] },
  fields: {
    seat: "seat", seats: "seats", city: "name:city", start: "name:city", goods: "counts:good", markers: "markers",
    marker: "marker", passage: "flag", to_offices: "seats", "produced.to_city": "made:city",
  },
  sides: { paid: ["goods", "markers"] },
  refusals: { "K-MOVE-09": ["city"] },
  rules: {},
  defaults: { produced: { to_offices: [] }, marker_taken: { marker: -1 }, sailed: { passage: false } },
  points: { to_win: 5, office: 10, chip: 20, raid_marker: 10, goods: [1, 3, 5, 7] },
  offices: 4,
};
const story = new Story(words("en", [text]), lexicon, ["Anna", "Ben"]);

test("events are told as the server's own words tell them", () => {
  const told: [AnyEvent, string][] = [
    [{ event: "bid_laid", seat: 0, markers: [0, 0, 0, 2, 0, 0, 1, 0, 0] }, "Anna bids 3, 3 and 6."],
    [{ event: "produced", city: 7, to_city: 2, number: 7 }, "Lübeck produces 2 salt."],
    [
      { event: "sailed", seat: 1, start: 7, city: 3, goods: [1, 0, 0, 0], markers: [0, 0, 0, 0, 0, 0, 0, 0, 1] },
      "Ben sails from Lübeck to Reval and pays 1 ore and marker 8.",
    ],
  ];
  for (const [event, line] of told) expect(story.eventLine(event)).toBe(line);
});

test("questions, those who wait, and refusals have their sentences", () => {
  expect(story.askLine({ shape: "bag", move: "bid", rule: "K-BID-01", have: [1] })).toBe("Which markers do you bid?");
  expect(story.waitLine("bid", [1])).toBe("Ben bids");
  expect(story.refusalLine({ move: "sail", rule: "K-MOVE-09", numbers: [3] })).toContain("lies in Reval");
});

test("of two tellings only the fuller one counts", () => {
  const short: AnyEvent = { event: "marker_taken", seat: 0, good: 1 };
  expect(tellsMore({ event: "marker_taken", seat: 0, good: 1, marker: 3 }, short)).toBe(true);
  expect(tellsMore(short, short)).toBe(false);
});
