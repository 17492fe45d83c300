import { expect, test } from "vitest";
import { words } from "./catalogue";
import { formatNumber, typeset } from "./typography";

/** The same cases as in tests/words/test_typography.py. */
test.each([
  ["fr", "un pion de Evert", "un pion d’Evert"],
  ["fr", "De Åbo à Riga", "D’Åbo à Riga"],
  ["fr", "plus que evert", "plus qu’evert"],
  ["fr", "de Yves et de Yann", "d’Yves et de Yann"],
  ["fr", "de Helsingborg, de A, de onze, de 8", "de Helsingborg, de A, de onze, de 8"],
  ["fr", "une idée Anna", "une idée Anna"],
  ["it", "a Anna e Elske", "ad Anna ed Elske"],
  ["it", "A Amburgo, a Åbo, a Elske", "Ad Amburgo, a Åbo, a Elske"],
  ["de", "von Evert: -2", "von Evert: −2"],
  ["en", "-12 (-3), 1-3, a-2, --5", "−12 (−3), 1-3, a-2, --5"],
])("a line is printed as %s does: %s", (language, line, printed) => {
  expect(typeset(language, line)).toBe(printed);
});

test("sentences are typeset when they are said", () => {
  expect(words("fr", "of = un pion de { $seat }").say("of", { seat: "Evert" })).toBe("un pion d’Evert");
  expect(words("de", "many = { $many }").say("many", { many: -2 })).toBe("−2");
});

test("a number alone has a minus sign", () => {
  expect([-12, 0, 7].map(formatNumber)).toEqual(["−12", "0", "7"]);
});
