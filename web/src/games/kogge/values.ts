import type { Foresight } from "../../net/http";
import { BOX, type AnyEvent, type View } from "../../protocol/kogge";
import type { Choice } from "../../protocol/wire";
import { counts } from "../../words/kinds";
import type { Story } from "../../words/story";
import type { ValueShown } from "../face";
import { landing } from "./deeds";
import { routeName } from "./kinds";
import { routesOf, valueLabel } from "./labels";
import { cities, exitsOf } from "./read";

const WAYS = ["exile", "push", "escape"];
const AT_CITY = ["pick_start", "land", "buy_back"];
const MARKERS = ["take_marker", "give_marker", "change_route", "swap_start", "change_crest", "buy_raid"];
const GOODS = ["give_good", "pay_tax"];

/** One value of a choice: what it is called, what to know of it, and where it is on the map. */
export function valueShown(
  story: Story,
  view: View,
  question: Choice,
  value: number,
  foresight: Foresight | undefined,
): ValueShown {
  const { move, of = 0 } = question;
  const title = valueLabel(story, view, move, value, of);
  if (WAYS.includes(move)) return way(story, view, value);
  if (move === "move_guild") return walk(story, title, foresight);
  if (AT_CITY.includes(move)) {
    return { title: story.phrases.name("city", value), note: "", piece: { name: "city", at: value }, place: value };
  }
  if (MARKERS.includes(move)) return { title, note: "", piece: { name: "marker", at: value }, place: value };
  if (GOODS.includes(move)) return { title, note: "", piece: { name: "good", at: value }, place: -1 };
  return { title, note: "", piece: null, place: -1 };
}

/** A way out of a city, by where it leads: to Stralsund, along route A, and what lies there. */
function way(story: Story, view: View, value: number): ValueShown {
  const exit = exitsOf(view, routesOf(view))[value];
  const route = story.words.say("web-kogge-route", { route: routeName(value) });
  if (!exit || exit.to < 0) {
    const title = story.words.say("web-unknown-route");
    return { title, note: route, piece: { name: "marker", at: -1 }, place: -1 };
  }
  const goods = cities(view)[exit.to]?.goods ?? [];
  const lies = goods.some(Boolean) ? ` · ${String(counts(story.phrases, goods, ["good"])[0])}` : "";
  return {
    title: story.words.say("web-kogge-to", { city: story.phrases.name("city", exit.to) }),
    note: exit.secret ? `${route} · ${story.words.say("web-only-you")}` : `${route}${lies}`,
    piece: { name: "marker", at: exit.to },
    place: exit.to,
  };
}

/** Where the guild master would come to stand, and what he brings there. */
function walk(story: Story, title: string, foresight: Foresight | undefined): ValueShown {
  const place = landing(foresight);
  if (place < 0) return { title, note: "", piece: null, place };
  const brought = (foresight?.events as readonly AnyEvent[] | undefined)?.find((one) => one.event === "guild_brought");
  const goods = brought?.event === "guild_brought" ? brought.goods : 0;
  const gain = goods ? ` · +${story.phrases.counted("good", BOX.good_of[place] ?? 0, goods)}` : "";
  return {
    title: story.words.say("web-kogge-to", { city: story.phrases.name("city", place) }),
    note: `${title}${gain}`,
    piece: { name: "city", at: place },
    place,
  };
}
