import { expect, test } from "vitest";
import { givenName, localizeBotName, seatLetter, seatSign } from "./names";

const german = (bot: string): string => (bot === "builder" ? "Bauherr" : bot);

test("a bot has one name in one language", () => {
  expect(localizeBotName({ name: "Builder Birger", bot: "builder" }, german).name).toBe("Bauherr Birger");
});
test("sentences call a bot by its given name", () => {
  expect(givenName({ name: "Doyen Birger", bot: "alderman" })).toBe("Birger");
  expect(givenName({ name: "Captain 2", bot: "captain" })).toBe("Captain 2");
  expect(givenName({ name: "Anna Maria" })).toBe("Anna Maria");
});
test("people, and bots that nobody has translated, are called as the server calls them", () => {
  expect(localizeBotName({ name: "Builder 2" }, german).name).toBe("Builder 2");
  expect(localizeBotName({ name: "Stranger 3", bot: "stranger" }, german).name).toBe("Stranger 3");
  expect(localizeBotName({ name: "Otto", bot: "builder" }, german).name).toBe("Otto");
});

test("no two players have the same sign", () => {
  const signs = (...names: string[]): string[] => names.map((_, seat) => seatSign(names, seat));
  expect(signs("Anna", "birger", "Cilia")).toEqual(["A", "B", "C"]);
  expect(signs("Bea", "Builder 2", "Ärmel", "Builder 4", "")).toEqual(["1", "2", "Ä", "4", "?"]);
  expect(signs("", "", "2nd mate")).toEqual(["1", "2", "3"]);
});

test("a seat has the letter of its name in the reader's language", () => {
  expect(["Fahrgast", " émile", ""].map(seatLetter)).toEqual(["F", "É", ""]);
});
