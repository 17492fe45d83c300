import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { faceOf } from "../../contract/registry";
import type { GameFace } from "../../match/face";
import type { GameView } from "../../net/gameTypes";
import { type Language, LANGUAGES, words } from "../../words/catalogue";
import type { ServerSentences } from "../../words/serverSentences";
import { Story } from "../../words/story";
import { sections } from "./sections";

/** A page of the example game in examples/, which this client does not know; from tests/example_package. */
interface Page {
  readonly seat: number;
  readonly view: GameView;
  readonly said: ServerSentences;
}

const ROOT = new URL("../../../../", import.meta.url);
const OURS = new URL("src/hanse/words/", ROOT);
const THEIRS = new URL("examples/hanse-nim/src/hanse_nim/words/", ROOT);
const { seat, view, said } = JSON.parse(readFileSync(new URL("tests/example_package/nim.json", ROOT), "utf8")) as Page;

function filesIn(folder: URL): string {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
}

function storyIn(language: Language, reader?: number): Story {
  const texts = [OURS, THEIRS].map((place) => filesIn(new URL(`${language}/`, place)));
  return new Story(words(language, texts.join("\n")), said.vocabulary, said.players, undefined, reader);
}

/** Parts of a page read browser settings, so the test stubs the browser. */
let face: GameFace;
beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("window", { addEventListener: () => undefined });
  face = await faceOf("nim");
}, 60_000);

describe("a game of somebody else's package", () => {
  test.each(LANGUAGES)("is told as the server's own code tells it: %s", (language) => {
    const story = storyIn(language);
    for (const { event, reader, lines } of said.events)
      expect(storyIn(language, reader).eventLine(event), event.event).toBe(lines[language]);
    for (const { move, lines } of said.moves) expect(story.moveLine(move), move.move).toBe(lines[language]);
    expect(said.events.length).toBeGreaterThan(5);
  });

  test("has the plain face, which shows every part of its view by the game's own names", () => {
    expect(face.title).toBe("nim");
    const told = sections(storyIn("en"), view);
    expect(told.map((one) => one.label)).toEqual(["In the middle", "Players", "Now", "Yours alone"]);
    expect(told[0]?.parts.map((one) => [one.label, one.text])).toEqual([
      ["Stones in each heap", "6, 8, 10"],
      ["Cards in the stack", "15"],
      ["Cards played", "nothing"],
    ]);
    expect(told[3]?.parts[1]).toMatchObject({ label: "Your hand", text: "2 × card 1 and card 2" });
  });

  test("is asked and answered by the plain face", () => {
    const story = storyIn("en");
    const question = view.asked?.question;
    if (question?.shape !== "menu") throw new Error("a menu is asked");
    expect(face.waiting(view).seats).toEqual([seat]);
    expect(story.waitLine("turn", [seat])).toBe("Ben plays");
    expect(story.askLine(question)).toBe("Your turn: which card do you play?");
    const labels = question.options.map((option) => face.optionLabel(story, view, option));
    expect(labels).toEqual(["Take stones: 1", "Take stones: 2"]);
    expect(face.valueLabel(story, view, "take", 2, 1)).toBe("Take 1 from heap 3");
    const [refusal] = view.asked?.refusals ?? [];
    expect(refusal && story.refusalLine(refusal)).toBe("You have a card that fits.");
  });
});
