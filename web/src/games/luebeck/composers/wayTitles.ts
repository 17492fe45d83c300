import type { View } from "../../../protocol/luebeck";
import type { Story } from "../../../words/story";
import { cardOf, cityName } from "../cards";
import { FIELD } from "../read";
import type { Way } from "./ways";

/** What a way is called on its button: where the cog goes, or what happens to it. */
export function wayTitle(story: Story, view: View, way: Way): string {
  const { words } = story;
  const cog = way.cog + 1;
  const place = view.sea.places[way.cog] ?? FIELD;
  const here = cityName(story, place);
  switch (way.made.move) {
    case "play_goods":
    case "lay_doubling": {
      const goal = cityName(story, cardOf(view, way.card).city);
      return here === goal ? words.say("web-luebeck-way-here", { city: goal }) : `${here} → ${goal}`;
    }
    case "start_voyage":
    case "trade_voyage":
      return words.say(place === FIELD ? "web-luebeck-way-field" : "web-luebeck-way-board", { cog, city: here });
    case "send_pirates":
      return words.say("web-luebeck-way-pirates", { cog, city: here });
    case "change_ship":
      return words.say("web-luebeck-way-change", { left: way.left + 1, cog, city: here });
    default:
      return story.moveLine(way.made);
  }
}
