import type { Setup } from "../../protocol/wire";
import { optionLine } from "../../setup/sentences";
import { settings } from "../../state/settings.svelte";

/** One answer to a question that the books leave open. */
export interface Answer {
  readonly says: string;
  /** Whether the answer holds at this table; outside a table, whether it is the default. */
  readonly holds: boolean;
}

/** A table's answer: its own choice, otherwise its edition's, otherwise the default. */
function heldAnswer(name: string, usual: string, by: Readonly<Record<string, string>>, setup: Setup | null): string {
  const agreed = setup?.readings?.find(([reading]) => reading === name)?.[1];
  return agreed ?? by[setup?.edition ?? ""] ?? usual;
}

/** The answers to the question that a rule leaves open; at a table, only the answer that holds. */
export function answersOf(game: string, rule: string, setup: Setup | null): Answer[] {
  const reading = settings.info(game)?.readings.find(({ rules }) => rules.includes(rule));
  if (!reading) return [];
  const held = heldAnswer(reading.name, reading.answers[0] ?? "", reading.by_edition, setup);
  return reading.answers
    .map((answer) => ({ says: optionLine(game, "reading", reading.name, answer), holds: answer === held }))
    .filter(({ holds }) => holds || !setup);
}
