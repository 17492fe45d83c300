import type { Story } from "../../../words/story";
import { routeName } from "../kinds";
import type { Reach } from "./reach";
import type { City } from "../read";

/** Whether one can sail to a city now, in a sentence. */
export function reachLine(story: Story, reach: Reach, city: City): string {
  const name = story.phrases.name("city", city.at);
  const say = (key: string, facts: Record<string, string | number> = {}): string =>
    story.words.say(key, { city: name, ...facts });
  if (reach.is === "refused") return story.refusalLine(reach.refusal);
  if (reach.is === "now") return say("web-reach-now", { route: routeName(reach.exit.slot), price: reach.price });
  if (reach.is === "later") return say("web-reach-later", { route: routeName(reach.exit.slot) });
  if (reach.is !== "far") return say(`web-reach-${reach.is}`);
  const over = story.phrases.listed(reach.over.map((at) => story.phrases.name("city", at)));
  return say("web-reach-far", { over, paid: reach.over.length });
}
