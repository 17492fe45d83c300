import type { ChangedRule } from "../protocol/wire";
import type { Words } from "./catalogue";
import { ruleText } from "./vocabulary";

/** The paragraphs that a table changes, by id. */
export type Changes = Readonly<Record<string, ChangedRule>>;
export type State = NonNullable<ChangedRule["state"]>;

/** A paragraph as one table plays it; without a table, as printed. */
export interface TableRule {
  readonly title: string;
  /** The text that holds; for a struck paragraph, the struck text. */
  readonly text: string;
  readonly state: State;
  /** The change at this table, and where to read more. */
  readonly notes: readonly Note[];
}

/** A note on a paragraph; a reference to another paragraph has that one's id. */
export interface Note {
  readonly says: string;
  readonly rule: string;
}

export function tableRule(words: Words, rule: string, changes: Changes): TableRule {
  const change = changes[rule] ?? {};
  return {
    title: titleOf(words, rule, change),
    text: ruleText(words, rule, change),
    state: change.state ?? "printed",
    notes: [...reasons(words, change), ...references(words, change, changes)],
  };
}

/** The title of a paragraph; a replacement may have its own. */
function titleOf(words: Words, rule: string, { says = [] }: ChangedRule): string {
  const own = `${says[0] ?? ""}.title`;
  return words.say(words.has(own) ? own : `rule-${rule}.title`);
}

function reasons(words: Words, { state = "printed", why = [] }: ChangedRule): Note[] {
  if (state === "printed") return [];
  const said = why.map((key) => words.say(key)).join(" ");
  const says = words.say(said ? `platform-rule-${state}` : "platform-rule-chosen", { why: said });
  return [{ says, rule: "" }];
}

function references(words: Words, { instead = "", also = [] }: ChangedRule, changes: Changes): Note[] {
  const refer = (key: string, rule: string): Note => ({
    says: words.say(key, { rule, title: titleOf(words, rule, changes[rule] ?? {}) }),
    rule,
  });
  const others = also.map((rule) => refer("platform-rule-also", rule));
  return instead ? [refer("platform-rule-instead", instead), ...others] : others;
}
