import { stepsOf, withoutSilent, type Step } from "../match/steps";
import { fetchSteps as askSteps } from "../net/http";
import type { MatchState } from "../match/match.svelte";
import type { Story } from "../words/story";

/** A place in the past that the players may agree to go back to, and the events there. */
export interface PlaceBack {
  readonly ply: number;
  readonly line: string;
}

const MAX_EVENTS_BACK = 80;
const MAX_PLACES = 12;

/** The places to which the players can go back, the latest first. */
export async function placesBack(table: MatchState, story: Story): Promise<PlaceBack[]> {
  const { back } = table.agreed;
  if (back === undefined || back === null) return [];
  const past = await askSteps(table.match, Math.max(0, table.following.allEvents.length - MAX_EVENTS_BACK));
  return placesOf(withoutSilent(stepsOf(past)), back, (step) =>
    step.events.map((one) => story.eventLine(one)).join(" "),
  );
}

/** The places before each step, the latest first, without those of undone steps. */
export function placesOf(steps: readonly Step[], back: number, line: (step: Step) => string): PlaceBack[] {
  const found: PlaceBack[] = [];
  let latest = steps.at(-1)?.view.now?.ply ?? 0;
  for (let at = steps.length - 1; at > 0 && found.length < MAX_PLACES; at--) {
    const [step, ply] = [steps[at], steps[at - 1]?.view.now?.ply ?? -1];
    if (!step || ply >= latest || ply < back) continue;
    found.push({ ply, line: line(step) });
    latest = ply;
  }
  return found;
}
