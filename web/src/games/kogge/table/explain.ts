import type { Explanation } from "../../../ui/explanations";
import { BOX, type View } from "../../../protocol/kogge";
import type { Story } from "../../../words/story";
import { chipsOf, cities, development, toWinOf, walkedCityCount } from "../read";
import { worthOfEach, GOODS_ROW } from "../scores";
import { cityLines } from "../sentences";

/** The explanation of a kind of piece. `data-explain` holds the kind and, after colons, which piece it is. */
type Words = (story: Story, view: View, which: readonly number[]) => Explanation;

const text = (story: Story, kind: string): string => story.words.say(`web-piece-${kind}`);

/** The explanation of a piece whose name takes facts and whose text is always the same. */
function explanation(story: Story, kind: string, facts: Record<string, string | number>): Explanation {
  return { name: story.words.say(`web-piece-${kind}.name`, facts), text: text(story, kind) };
}

const seatName = (story: Story, seat = 0): string => story.phrases.player(seat);

function good(story: Story, view: View, [kind = 0]: readonly number[]): Explanation {
  const made = BOX.good_of.flatMap((one, city) => (one === kind ? [story.phrases.name("city", city)] : []));
  const facts = { good: story.phrases.name("good", kind), points: worthOfEach(view, GOODS_ROW)[kind] ?? 0 };
  const where = story.words.say("web-piece-good-made", { cities: story.phrases.listed(made) });
  return { name: story.words.say("web-piece-good.name", facts), text: where };
}

function marker(story: Story, _: View, [value = -1, secret = 0]: readonly number[]): Explanation {
  if (value < 0) return explanation(story, "covered", {});
  const facts = { number: value, city: story.phrases.name("city", value) };
  return explanation(story, secret ? "secret" : "marker", facts);
}

function cog(story: Story, view: View, [seat = 0]: readonly number[]): Explanation {
  const at = view.fleet.cogs[seat] ?? -1;
  const city = at < 0 ? "" : story.phrases.name("city", at);
  return explanation(story, "cog", { seat: seatName(story, seat), city, at });
}

function chip(story: Story, _: View, [kind = 0]: readonly number[]): Explanation {
  const name = story.words.say("web-piece-chip.name", { chip: story.phrases.name("chip", kind) });
  return { name, text: `${story.words.say("web-piece-chip-does", { chip: kind })} ${text(story, "chip")}` };
}

function city(story: Story, view: View, [at = 0]: readonly number[]): Explanation {
  const there = cities(view)[at];
  const [, ...lines] = there ? cityLines(story, there) : [""];
  return { name: story.phrases.name("city", at), text: lines.join(" ") };
}

const counted =
  (kind: string, count: (view: View, seat: number) => number): Words =>
  (story, view, [seat = 0]) =>
    explanation(story, kind, { seat: seatName(story, seat), count: count(view, seat) });

const KINDS: Readonly<Record<string, Words>> = {
  good,
  marker,
  cog,
  chip,
  city,
  office: (story, _, [seat]) => explanation(story, "office", { seat: seatName(story, seat) }),
  site: (story) => explanation(story, "site", {}),
  raid: (story, _, [seat]) => explanation(story, "raid", { seat: seatName(story, seat) }),
  guild: (story, view) => explanation(story, "guild", { walked: walkedCityCount(view) }),
  pair: (story, _, [low = 0, high = 0]) => explanation(story, "pair", { low, high }),
  reserve: (story, view) => explanation(story, "reserve", { count: view.supply.reserve }),
  stock: (story, view, [kind = 0]) => explanation(story, "stock", { goods: inStock(story, view, kind) }),
  points: (story, view, [seat = 0]) =>
    explanation(story, "points", { count: development(view.players, seat), most: toWinOf(view) }),
  hand: counted("hand", (view, seat) => view.players.hands[seat] ?? 0),
  hold: counted("hold", (view, seat) => view.players.cargo[seat] ?? 0),
  raids: counted("raids", (view, seat) => view.players.raids[seat] ?? 0),
  chips: counted("chips", (view, seat) => chipsOf(view.players, seat).length),
};

const inStock = (story: Story, view: View, kind: number): string =>
  story.phrases.counted("good", kind, view.supply.stock[kind] ?? 0);

/** The name and the explanation of a piece; null if its kind is unknown. */
export function explainPiece(story: Story, view: View, piece: string): Explanation | null {
  const [kind = "", ...which] = piece.split(":");
  return KINDS[kind]?.(story, view, which.map(Number)) ?? null;
}
