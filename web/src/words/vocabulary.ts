import type { ChangedRule, Vocabulary } from "../protocol/wire";
import type { Words } from "./catalogue";
import { link } from "../net/link";

/** A key of the catalogue, made by joining its parts with dashes. */
export function dashed(...parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => part.replaceAll("_", "-"))
    .join("-");
}

export function nameKey(vocabulary: Vocabulary, table: string, at: number, form = ""): string {
  return dashed("name", vocabulary.game, table, form, vocabulary.names[table]?.[at] ?? "unknown");
}

/** The text of a rule at a table with this change to it. */
export const ruleText = (words: Words, rule: string, { says = [] }: ChangedRule): string =>
  (says.length ? says : [`rule-${rule}`]).map((key) => words.say(key)).join(" ");

/** The kind of a field of this event or move. */
export function kindOf(vocabulary: Vocabulary, of: string, field: string): string {
  return vocabulary.fields[`${of}.${field}`] ?? vocabulary.fields[field] ?? "number";
}

export const gameVocabulary = (game: string): Promise<Vocabulary> => fetched(`api/games/${game}/vocabulary`);

/** Fetch a table's vocabulary, which includes names that depend on the table's setup. */
export const tableVocabulary = (match: string): Promise<Vocabulary> => fetched(`api/tables/${match}/vocabulary`);

async function fetched(path: string): Promise<Vocabulary> {
  const answer = await link().fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // A server of the previous version sends no changes.
  return { changes: {}, ...((await answer.json()) as Partial<Vocabulary>) } as Vocabulary;
}
