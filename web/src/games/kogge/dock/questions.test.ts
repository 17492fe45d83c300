import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { AnyEvent, Now, View } from "../../../protocol/kogge";
import type { Choice } from "../../../protocol/wire";
import { LANGUAGES, type Language } from "../../../words/catalogue";
import { gameWords, serverSentences } from "../../../words/serverSentences";
import { Story } from "../../../words/story";
import { deed } from "./deeds";
import { KINDS } from "../kinds";
import { ask } from "./questions";
import { shortReason } from "./reasons";
import { valueShown } from "./values";

type Step = Now["agenda"][number];
const { vocabulary } = serverSentences("kogge");
const NAMES = ["Anna", "Ben", "Cleo"];
const REVAL = 3;
const RIGA = 4;
const DANZIG = 5;

function storyIn(language: Language): Story {
  const words = gameWords(language, "kogge");
  words.add(readFileSync(new URL(`../words/${language}.ftl`, import.meta.url), "utf8"));
  return new Story(words, vocabulary, NAMES, KINDS);
}
const english = storyIn("en");

/** A table for three, as Anna in Reval sees it; Ben lies in Riga, whose routes lead to Reval and Danzig. */
function tableAt(step: Step, seats = 3): View {
  const routes = Array<number>(18).fill(0);
  routes[RIGA * 2] = REVAL;
  routes[RIGA * 2 + 1] = DANZIG;
  return {
    setup: { game: "kogge", seats },
    board: {
      goods: Array<number>(36).fill(0),
      sites: Array<number>(18).fill(-1),
      site_goods: Array<number>(72).fill(0),
      routes,
      covered: Array<number>(18).fill(-1),
      raided: Array<number>(9).fill(0),
      shown: [],
      crest: -1,
    },
    fleet: { cogs: [REVAL, RIGA, REVAL], order: [0, 1, 2], guild: 7, guild_start: 0, walked: 3 },
    supply: { stock: [], reserve: 0, market: [[1, 3]], chip_supply: [], gone: [] },
    scores: { rows: [{ name: "goods", each: [1, 3, 5, 7], pieces: [] }] },
    players: { piles_open: [] },
    now: { agenda: [step], asked: [], round: 2 },
    own: { seat: 0, hand: [], cargo: [], routes: [], piles: [] },
    asked: null,
  } as unknown as View;
}
const exile: Choice = { shape: "choice", move: "exile", rule: "K-ACT-RAID-05", values: [0, 1] };
const vote: Step = { step: "exile_vote", seats: [0, 2], robber: 1, ways: [0, 1] };
const raid: AnyEvent = { event: "city_raided", seat: 1, city: RIGA, goods: [0, 7, 0, 0] };

describe("a question tells", () => {
  test("who raided which city, what for, and lights both", () => {
    const asking = ask(english, tableAt(vote), exile, [raid]);
    expect(asking.title).toBe("Ben raided Riga");
    expect(asking.note).toContain("7 fur");
    expect(asking.places).toEqual([RIGA]);
    expect(asking.seats).toEqual([1]);
  });

  test("where each way leads, and lights it on the map", () => {
    const shown = exile.values.map((value) => valueShown(english, tableAt(vote), exile, value, undefined));
    expect(shown.map(({ title, place }) => [title, place])).toEqual([
      ["to Reval", REVAL],
      ["to Danzig", DANZIG],
    ]);
  });

  test("why the first city is asked for again", () => {
    const again: Step = { step: "start_picks", seats: [0, 1, 2], barred: [DANZIG, DANZIG, DANZIG], attempt: 2 };
    const pick: Choice = { shape: "choice", move: "pick_start", rule: "K-START-01", values: [1, 2] };
    const clash: AnyEvent = { event: "start_clash", city: DANZIG, seats: [0, 1, 2] };
    const asking = ask(english, tableAt(again), pick, [clash]);
    expect(asking.note).toContain("Ben and Cleo chose Danzig too");
    expect(asking.places).toEqual([DANZIG]);
  });

  test("a player who is alone is not told that nobody sees the choice", () => {
    const first: Step = { step: "start_picks", seats: [0], barred: [-1], attempt: 1 };
    const pick: Choice = { shape: "choice", move: "pick_start", rule: "K-START-01", values: [1, 2] };
    expect(ask(english, tableAt(first, 1), pick, []).note).not.toContain("Nobody");
    expect(ask(english, tableAt(first), pick, []).note).toContain("Nobody");
  });
});

describe("the main button names its deed", () => {
  const sailing = (start: number, steps: number): Step => ({
    step: "sailing",
    seat: 0,
    start,
    steps,
    must_go_on: false,
    used: 0,
  });
  test("and warns that there is no trade where the turn began", () => {
    expect(deed(english, tableAt(sailing(REVAL, 0)), { move: "anchor" }, undefined)).toEqual({
      title: "Stay in Reval",
      note: "no trade this turn",
    });
    expect(deed(english, tableAt(sailing(1, 1)), { move: "anchor" }, undefined).title).toBe("Anchor in Reval");
  });

  test.each(LANGUAGES)("in the language %s", (language) => {
    const made = { move: "bid", items: [0, 0, 0, 1, 0, 0, 0, 1, 0] };
    const { title } = deed(storyIn(language), tableAt({ step: "auction", at: 0 }), made, undefined);
    expect(title).toContain("3 · 7");
    const drive = deed(storyIn(language), tableAt(vote), { move: "exile", value: 0, of: 0 }, undefined);
    expect(drive.title).toMatch(/Ben.*Reval/);
  });

  test("and says what two piles leave", () => {
    const split: Step = { step: "splitting", robber: 1, victim: 0, piles: 2 };
    const piles = [
      [3, 0, 0, 1],
      [0, 1, 2, 0],
    ];
    expect(deed(english, tableAt(split), { move: "split_cargo", piles }, undefined)).toEqual({
      title: "Offer 4 · 3",
      note: "you keep 13 / 10",
    });
  });
});

/** All steps that ask players a question. */
const ASKING = [
  "start-picks pick-openly auction guild-master guild-alone sailing acting choose-marker landing start-swap",
  "splitting picking exile-vote exile-choice escaping splitting-loot leaving-pile land-vote land-choice",
  "intercepting tax-cogs challenging fighting demanding pushing",
].flatMap((line) => line.split(" "));

const ownWords = (language: Language): string =>
  readFileSync(new URL(`../words/${language}.ftl`, import.meta.url), "utf8");

test("every question and every reason has its own words; other languages may lack some", () => {
  const own = ownWords("en");
  for (const step of ASKING) expect(own, step).toContain(`\nweb-kogge-ask-${step} =`);
  for (const rule of Object.keys(vocabulary.refusals)) expect(own, rule).toContain(`\nweb-kogge-short-${rule} =`);
});

test.each(LANGUAGES)("no rule's number is said in %s", (language) => {
  const own = ownWords(language);
  expect(own.replace(/^web-kogge-short-\S+/gm, "")).not.toMatch(/\b[A-Z]-[A-Z]*-?\d\d\b/);
});

test("a short reason says what is lacking, and where the guild master is", () => {
  const view = tableAt({ step: "acting", seat: 0, start: 1, used: 0 });
  expect(shortReason(english, view, { move: "build", rule: "K-ACT-BUILD-01", numbers: [3] })).toBe("lacks salt");
  expect(shortReason(english, view, { move: "sell", rule: "K-ACT-GM-01" })).toBe("is in Lübeck");
  const marker = { move: "build", rule: "K-ACT-BUILD-02", numbers: [RIGA, 0, 1] };
  const refusals = [marker, { move: "build", rule: "K-ACT-BUILD-01", numbers: [0, 3] }];
  const asked = { id: 1, question: { shape: "menu", name: "acting", rule: "", options: [] }, refusals } as const;
  expect(shortReason(english, { ...view, asked } as unknown as View, marker)).toBe(
    "lacks marker 4 (0 of 1), lacks ore and salt",
  );
});
