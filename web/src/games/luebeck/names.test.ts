import { expect, test } from "vitest";
import type { View } from "../../protocol/luebeck";
import type { Language } from "../../words/catalogue";
import { gameWords } from "../../words/serverSentences";
import { mapAndDeckNames } from "./names";

function named(language: Language, map: string, deck: string): { map: string; deck: string } {
  const said = gameWords(language, "luebeck");
  const view = { chart: { name: map }, deck: { name: deck } } as unknown as Pick<View, "chart" | "deck">;
  return mapAndDeckNames((key) => said.say(key), view);
}

test("the server's own maps and decks have a name in every language", () => {
  expect(named("de", "two arms", "sixty cards")).toEqual({ map: "Zwei Arme", deck: "Sechzig Karten" });
  expect(named("fr", "trunk", "sixty cards")).toEqual({ map: "Un tronc", deck: "Soixante cartes" });
});

test("a file's are called as it calls them", () => {
  expect(named("it", "long", "Mine")).toEqual({ map: "long", deck: "Mine" });
});
