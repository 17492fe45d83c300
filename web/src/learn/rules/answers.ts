import type { Setup } from "../../protocol/wire";
import { optionLine } from "../../setup/sentences";
import { settings } from "../../state/settings.svelte";

/** One answer to something that the books leave open. */
export interface Answer {
  readonly says: string;
  /** It holds at this table; without a table, it is the usual one. */
  readonly holds: boolean;
}

/** What a table answers: as it has agreed, else by its edition, else as usual. */
function heldAnswer(name: string, usual: string, by: Readonly<Record<string, string>>, setup: Setup | null): string {
  const agreed = setup?.readings?.find(([reading]) => reading === name)?.[1];
  return agreed ?? by[setup?.edition ?? ""] ?? usual;
}

/** The answers to what a rule leaves open; none where it leaves nothing open. */
export function answersOf(game: string, rule: string, setup: Setup | null): Answer[] {
  const reading = settings.info(game)?.readings.find(({ rules }) => rules.includes(rule));
  if (!reading) return [];
  const held = heldAnswer(reading.name, reading.answers[0] ?? "", reading.by_edition, setup);
  return reading.answers
    .map((answer) => ({ says: optionLine(game, "reading", reading.name, answer), holds: answer === held }))
    .filter(({ holds }) => holds || !setup);
}
