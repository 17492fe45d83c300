import { dashed } from "../../../words/vocabulary";
import type { Story } from "../../../words/story";
import type { GameEvent } from "../../../net/gameTypes";

/** A step in a word or two, taken from its first event that has such words. */
export function stepName(story: Story, events: readonly GameEvent[]): string {
  for (const { event, ...fields } of events) {
    const key = dashed("web", "kogge-step", event);
    if (story.words.has(key)) return story.words.say(key, story.phrases.facts(event, fields));
  }
  return "";
}
