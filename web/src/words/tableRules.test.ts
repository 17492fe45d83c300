import { expect, test } from "vitest";
import { words } from "./catalogue";
import { tableRule, type Changes } from "./tableRules";

const SAID = words(
  "en",
  `rule-A-01 = Four pairs.
    .title = Pairs
rule-A-02 = Face up.
    .title = Routes
changed-A-01-five = Five pairs.
    .title = More pairs
option-five = Five play.
platform-rule-replaced = Changed: { $why }
platform-rule-struck = Not here: { $why }
platform-rule-chosen = Chosen so.
platform-rule-instead = Instead, { $rule }: { $title }
platform-rule-also = See also { $rule }: { $title }
`,
);
const CHANGES: Changes = {
  "A-01": { state: "replaced", says: ["changed-A-01-five"], why: ["option-five"], also: ["A-02"] },
  "A-02": { state: "struck", why: ["option-five"], instead: "A-01" },
};

test("without a table a paragraph is as printed", () => {
  const printed = { title: "Pairs", text: "Four pairs.", state: "printed", notes: [] };
  expect(tableRule(SAID, "A-01", {})).toEqual(printed);
});

test("a changed paragraph says what holds and why", () => {
  expect(tableRule(SAID, "A-01", CHANGES)).toEqual({
    title: "More pairs",
    text: "Five pairs.",
    state: "replaced",
    notes: [
      { says: "Changed: Five play.", rule: "" },
      { says: "See also A-02: Routes", rule: "A-02" },
    ],
  });
});

test("a struck paragraph says what holds in its place", () => {
  const { text, state, notes } = tableRule(SAID, "A-02", CHANGES);
  expect([text, state]).toEqual(["Face up.", "struck"]);
  expect(notes).toEqual([
    { says: "Not here: Five play.", rule: "" },
    { says: "Instead, A-01: More pairs", rule: "A-01" },
  ]);
});

test("a chosen answer that stands in place of its question needs no other reason", () => {
  const chosen: Changes = { "A-02": { state: "replaced", says: ["option-five"] } };
  expect(tableRule(SAID, "A-02", chosen).notes).toEqual([{ says: "Chosen so.", rule: "" }]);
});
