import type { GameView } from "../../net/gameTypes";
import { dashed } from "../../words/vocabulary";
import type { Story } from "../../words/story";

/** A readable part of a view: a line, or a heading with parts below it. */
export interface Part {
  readonly label: string;
  readonly text: string;
  readonly parts: readonly Part[];
}

/** The kind of each field, by its name or by "section.name". */
type Fields = Readonly<Record<string, string>>;

/** Sections shown elsewhere on the page, or meaningless to people. */
const SKIPPED_SECTIONS = ["setup", "asked", "asides", "answers"];
const SKIPPED_IN_NOW = ["agenda", "asked", "ply", "result"];

/** Everything in a view, section by section. */
export function sections(story: Story, view: GameView, fields: Fields = {}): Part[] {
  const said = { ...story.vocabulary.fields, ...fields };
  return Object.entries(view)
    .filter(([name, value]) => !SKIPPED_SECTIONS.includes(name) && value !== null && value !== undefined)
    .map(([name, value]) => part(story, said, name, [], value as unknown))
    .filter((one) => one.text || one.parts.length);
}

function part(story: Story, said: Fields, name: string, above: readonly string[], value: unknown): Part {
  const label = labelOf(story, [...above, name]);
  if (!isRecord(value)) return leaf(story, said, name, above, label, value);
  const shown = Object.entries(value).filter(([field]) => isShown(story, name, field));
  return { label, text: "", parts: shown.map(([field, one]) => part(story, said, field, [...above, name], one)) };
}

/** Players know their own seat, so it is shown only if the game has words for it. */
function isShown(story: Story, section: string, field: string): boolean {
  if (section === "now") return !SKIPPED_IN_NOW.includes(field);
  return section !== "own" || field !== "seat" || story.words.has(dashed("view", story.vocabulary.game, "own-seat"));
}

/** A value in the vocabulary's words if the kind of its field is known, otherwise as it is. */
function leaf(story: Story, said: Fields, name: string, above: readonly string[], label: string, value: unknown): Part {
  const kind = said[`${above.at(-1) ?? ""}.${name}`] ?? said[name];
  if (value !== null && kind) return { label, text: String(story.phrases.shownAs(kind, value)[0]), parts: [] };
  if (Array.isArray(value) && value.some(isRecord)) {
    const rows = value.map((one, at) => part(story, said, String(at + 1), [...above, name], one as unknown));
    return { label, text: "", parts: rows };
  }
  return { label, text: plainText(story, value), parts: [] };
}

function plainText(story: Story, value: unknown): string {
  if (Array.isArray(value)) {
    const nested = value.some(Array.isArray);
    const each = value.map((one) => plainText(story, one as unknown));
    return value.length ? each.join(nested ? " | " : ", ") : story.words.say("platform-nothing");
  }
  if (typeof value === "boolean") return value ? "✓" : "–";
  return value === null || value === undefined || value === "" ? "–" : String(value as string | number);
}

/** The game's name for a part of its view, or else the name in its code. */
function labelOf(story: Story, path: readonly string[]): string {
  const key = dashed("view", story.vocabulary.game, ...path);
  return story.words.has(key) ? story.words.say(key) : (path.at(-1) ?? "").replaceAll("_", " ");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
