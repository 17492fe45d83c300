import type { MovePreview } from "../../../net/gameTypes";
import { type AnyEvent, BOX, type Own, type View } from "../../../protocol/kogge";
import type { Counts } from "../../../words/phrases";
import type { Made, Option, Story } from "../../../words/story";
import { routeName } from "../kinds";
import { optionLabel } from "../labels";
import { only } from "../../../composers/menu";
import type { Bundle } from "../composers/offers";
import { cities, exitsOf, range, ownCity } from "../read";

/** A part of an action's button: words, a piece, a sign, or the arrow between cost and effect. */
export type Part =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "good"; readonly good: number; readonly many: number }
  | { readonly is: "marker"; readonly value: number }
  | { readonly is: "sign"; readonly name: string; readonly says?: string }
  | { readonly is: "arrow" };

export interface Action {
  /** A drawn sign, or the number of the city to which a route leads; -1 if unknown. */
  readonly sign: string | number;
  readonly verb: string;
  readonly parts: readonly Part[];
}

type PreviewOf = (made: Made | null) => MovePreview | undefined;

export const ARROW: Part = { is: "arrow" };
const sign = (name: string): Part => ({ is: "sign", name });
const text = (words: string): Part => ({ is: "text", text: words });
const marker = (value: number): Part => ({ is: "marker", value });
const times = (view: View): Part => text(`${view.costs.raid_marker} ×`);
const kind = (good: number): Part => ({ is: "good", good, many: 1 });
const held = (counts: Counts): number[] => range(counts.length).filter((at) => counts[at]);
const pieces = (goods: Counts): Part[] => held(goods).map((good) => ({ is: "good", good, many: goods[good] ?? 0 }));

/** What changes hands in one direction of a deal; a number stands for secret markers. */
export function partsOfBundle({ goods, markers, hidden }: Bundle): Part[] {
  const seals = markers.flatMap((many, value) => Array<Part>(many).fill(marker(value)));
  const secret = hidden ? [text(`${hidden} ×`), marker(-1)] : [];
  const all = [...pieces(goods), ...seals, ...secret];
  return all.length ? all : [text("–")];
}

const SIGNS: Readonly<Record<string, string>> = {
  trade: "trade",
  buy: "basket",
  change_route: "swap",
  swap_start: "swap",
  change_crest: "swap",
  raid_city: "swords",
  raid_cog: "swords",
  attack: "swords",
  build: "gable",
  peek: "eye",
  passage: "way",
  push: "way",
};

/** The action on a button, which stands for one option or for several with the same move. */
export function actionOf(story: Story, view: View, options: readonly Option[], previewOf: PreviewOf): Action {
  const [first] = options;
  if (!first) return { sign: "", verb: "", parts: [] };
  if (first.move === "sail" && options.length === 1) return voyage(story, view, first);
  const verb = options.length === 1 && first.move !== "build" ? single(story, view, first) : story.label(first.move);
  return { sign: SIGNS[first.move] ?? "", verb, parts: partsOf(story, view, options, previewOf) };
}

/** The label of a single option; it only names the move if signs and pieces show the rest. */
function single(story: Story, view: View, option: Option): string {
  const pictured = ["buy_raid", "give_good", "give_marker", "raid_cog", "trade"];
  return pictured.includes(option.move) ? story.label(option.move) : optionLabel(story, view, option);
}

/** A voyage out of the city: its destination, its price, and the goods there. */
function voyage(story: Story, view: View, option: Option): Action {
  const exit = exitsOf(view, ownCity(view))[("of" in option && option.of) || 0];
  const price = option.shape === "pay" ? option.price : 0;
  const cost = text(`${routeName(exit?.slot ?? 0)} · ${story.words.say("web-price", { price })}`);
  const dot = text("·");
  if (!exit || exit.to < 0) return { sign: -1, verb: story.words.say("web-unknown-route"), parts: [cost] };
  const there = pieces(cities(view)[exit.to]?.goods ?? []);
  const secret = exit.secret ? [{ is: "sign", name: "eye", says: story.words.say("web-only-you") } as const] : [];
  return {
    sign: exit.to,
    verb: story.phrases.name("city", exit.to),
    parts: [cost, ...(there.length ? [dot] : []), ...there, ...secret],
  };
}

function partsOf(story: Story, view: View, options: readonly Option[], previewOf: PreviewOf): Part[] {
  const [first] = options;
  if (!first) return [];
  const say = (key: string, price = 0): Part => text(story.words.say(key, { price }));
  switch (first.move) {
    case "trade":
      if (first.shape !== "exchange") return [];
      return [...held(first.have).map(kind), ARROW, ...held(first.offer).map(kind), text(`1 : ${first.ratio}`)];
    case "buy":
      return first.shape === "pay" ? [say("web-part-goods", first.price), ARROW, ...pair(view, options, story)] : [];
    case "peek":
    case "passage":
      return first.shape === "pay" ? [say("web-price", first.price)] : [];
    case "change_route":
      return [say("web-part-your-marker"), ARROW, text(options.map((one) => routeName(ofValue(one))).join(" / "))];
    case "give_good":
      return first.shape === "choice" ? [...first.values.map(kind), ARROW, say("web-part-marker")] : [];
    case "give_marker":
      return first.shape === "choice" ? [...first.values.map(marker), ARROW, ...made(first.values)] : [];
    case "buy_raid":
      return first.shape === "choice" ? [times(view), ...first.values.map(marker), ARROW, sign("swords")] : [];
    case "buy_back":
      return [times(view), ...options.map((one) => marker(ofValue(one))), ARROW, sign("swords")];
    case "sell":
      return [...options.map((one) => kind(ofValue(one))), ARROW, sign("chip")];
    case "load":
      return first.shape === "bag" ? pieces(first.have) : [];
    default:
      return effects(view, first, previewOf);
  }
}

const ofValue = (option: Option): number => ("of" in option ? (option.of ?? 0) : 0);

function pair(view: View, options: readonly Option[], story: Story): Part[] {
  if (options.length > 1) return [text(story.words.say("web-part-pair"))];
  return (view.supply.market[ofValue(options[0] as Option)] ?? []).map(marker);
}

function made(values: Counts): Part[] {
  return [...new Set(values.map((value) => BOX.good_of[value] ?? 0))].map(kind);
}

/** The pieces in the preview of an action: the loot of a city raid, or the cost of an office. */
function effects(view: View, option: Option, previewOf: PreviewOf): Part[] {
  const told = previewOf(only(option));
  const raid = (told?.events as readonly AnyEvent[] | undefined)?.find((one) => one.event === "city_raided");
  if (raid?.event === "city_raided") return pieces(raid.goods);
  if (option.move !== "build") return [];
  const own = (told?.after as { readonly own?: Own } | undefined)?.own;
  if (!own || !view.own) return [];
  const spent = (now: Counts, then: Counts): number[] => now.map((many, at) => many - (then[at] ?? 0));
  const markers = spent(view.own.hand, own.hand).flatMap((many, value) =>
    Array<Part>(Math.max(0, many)).fill(marker(value)),
  );
  return [...pieces(spent(view.own.cargo, own.cargo)), ...markers];
}

/** The parts in words, for screen readers. */
export function partsLine(story: Story, parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.is === "text") return part.text;
      if (part.is === "good") return story.phrases.counted("good", part.good, part.many);
      if (part.is === "marker") return story.phrases.phrase("markers", { markers: String(part.value), count: 1 });
      if (part.is === "sign") return part.says ?? "";
      return "→";
    })
    .join(" ");
}
