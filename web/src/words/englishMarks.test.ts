import { expect, test } from "vitest";
import { BORROWED_MARK, borrow, markText } from "./englishMarks";
import { words } from "./catalogue";

const TITLE = "Noch nicht übersetzt";

/** The members of an element that are used here. */
class FakeElement {
  readonly attributes = new Map<string, string>();
  childNodes: { nodeType: number; nodeValue: string | null }[] = [];
  constructor(said: string, title = "") {
    this.says(said);
    if (title) this.attributes.set("title", title);
  }
  says(said: string): void {
    this.childNodes = [{ nodeType: 3, nodeValue: said }];
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  get told(): Record<string, string> {
    return Object.fromEntries(this.attributes);
  }
}

function german() {
  const said = words("de", "known = Bekannt\n    .title = Titel\nhalf = Halb");
  said.fallback = borrow(words("en", "known = Known\nnew = { $many } new\nhalf = Half\n    .title = Title"), TITLE);
  return said;
}

test("what is not translated is said in English, and can be told by a sign that nobody sees", () => {
  const said = german();
  expect(said.say("known")).toBe("Bekannt");
  expect(said.say("new", { many: 3 })).toBe(`${BORROWED_MARK}3 new`);
  expect(said.say("half")).toBe("Halb");
  expect(said.say("half.title")).toBe(`${BORROWED_MARK}Title`);
  expect([said.has("new"), said.has("newer")]).toEqual([true, false]);
  expect(said.say("newer")).toBe("newer");
});

test("an English sentence has its language, a title and a mark; a translated one has none", () => {
  const element = new FakeElement(german().say("new", { many: 3 }));
  markText(element, TITLE);
  expect(element.told).toMatchObject({ lang: "en", title: TITLE, "data-borrowed": "" });
  element.says("Bekannt");
  markText(element, TITLE);
  expect(element.told).toEqual({});
});

test("a title of its own stays", () => {
  const element = new FakeElement(`${BORROWED_MARK}New`, "Eigenes");
  markText(element, TITLE);
  expect(element.told).toMatchObject({ lang: "en", title: "Eigenes" });
  element.says("Neu");
  markText(element, TITLE);
  expect(element.told).toEqual({ title: "Eigenes" });
});
