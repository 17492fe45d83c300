import type { MovePreview } from "../../../net/gameTypes";
import { type AnyEvent, BOX, type View } from "../../../protocol/kogge";
import type { Choice } from "../../../protocol/wire";
import { counts } from "../../../words/phrases";
import type { Story } from "../../../words/story";
import type { ValueShown } from "../../../match/face";
import { landing } from "./deeds";
import { routeName } from "../kinds";
import { departureCity, valueLabel } from "../labels";
import { cities, exitsOf } from "../read";

const WAYS = ["exile", "push", "escape"];
const AT_CITY = ["pick_start", "land", "buy_back"];

/** One value of a choice: its name, a note, its piece, and its place on the map. */
export function valueShown(
  story: Story,
  view: View,
  question: Choice,
  value: number,
  preview: MovePreview | undefined,
): ValueShown {
  const { move, of = 0 } = question;
  if (WAYS.includes(move)) return way(story, view, value);
  if (move === "move_guild") return walk(story, view, valueLabel(story, view, move, value, of), preview);
  if (AT_CITY.includes(move)) {
    return { title: story.phrases.name("city", value), note: "", piece: { name: "city", at: value }, place: value };
  }
  return piece(story, move, value) ?? plain(valueLabel(story, view, move, value, of));
}

const plain = (title: string): ValueShown => ({ title, note: "", piece: null, place: -1 });

/** A marker, a good, a chip or a player as a value, without its purpose, which the question states. */
function piece(story: Story, move: string, value: number): ValueShown | null {
  const { phrases, words } = story;
  const good = (at: number): string => phrases.counted("good", at, 1);
  const marker = (title: string, note = ""): ValueShown => ({
    title,
    note,
    piece: { name: "marker", at: value },
    place: value,
  });
  const named = phrases.phrase("markers", { markers: String(value), count: 1 });
  switch (move) {
    case "take_marker":
    case "change_crest":
      return marker(named);
    case "change_route":
    case "swap_start":
      return marker(words.say("web-kogge-to", { city: phrases.name("city", value) }));
    case "buy_raid":
      return marker(`3 × ${value}`);
    case "give_marker":
      return marker(named, `→ ${good(BOX.good_of[value] ?? 0)}`);
    case "give_good":
      return { ...plain(good(value)), note: `→ ${words.say("web-part-marker")}`, piece: { name: "good", at: value } };
    case "pay_tax":
      return { ...plain(good(value)), piece: { name: "good", at: value } };
    case "raid_cog":
    case "attack":
      return plain(phrases.player(value));
    case "sell":
      return { ...plain(phrases.name("chip", value)), note: words.say("web-chip-short", { chip: value }) };
    default:
      return null;
  }
}

/** A route out of a city as a value: its destination, its letter, and the goods at the destination. */
function way(story: Story, view: View, value: number): ValueShown {
  const exit = exitsOf(view, departureCity(view))[value];
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

/** A walk of the guild master as a value: where it ends, the goods he brings, and the cities he skips. */
function walk(story: Story, view: View, title: string, preview: MovePreview | undefined): ValueShown {
  const place = landing(preview);
  if (place < 0) return { title, note: "", piece: null, place };
  const brought = (preview?.events as readonly AnyEvent[] | undefined)?.find((one) => one.event === "guild_brought");
  const goods = brought?.event === "guild_brought" ? brought.goods : 0;
  const gain = goods ? ` · +${story.phrases.counted("good", BOX.good_of[place] ?? 0, goods)}` : "";
  const over = view.ends.walks.find(({ city }) => city === place)?.over ?? [];
  const cities = over.map((city) => story.phrases.name("city", city));
  const past = cities.length ? ` · ${story.words.say("web-kogge-past", { cities: cities.join(", ") })}` : "";
  return {
    title: story.words.say("web-kogge-to", { city: story.phrases.name("city", place) }),
    note: `${title}${past}${gain}`,
    piece: { name: "city", at: place },
    place,
  };
}
