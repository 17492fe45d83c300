import type { Menu, Refusal } from "../../../protocol/wire";
import type { View } from "../../../protocol/luebeck";
import type { Made, Story } from "../../../words/story";
import { cardOf, cityName } from "../cards";
import { FIELD } from "../read";

/** One answer to the question which action to take. */
export interface Way {
  readonly made: Made;
  /** The kind of the card that the answer uses; -1 if none. */
  readonly card: number;
  /** The cog that the answer is about; -1 if none. */
  readonly cog: number;
  /** The cog that a figure leaves; -1 if none. */
  readonly left: number;
  readonly key: string;
}

/** The player's choices so far: a kind of card, a move without a card, and a cog. */
export interface Choice {
  readonly card: number;
  readonly move: string;
  readonly cog: number;
}

const NONE = -1;
/** The sorts of card behind moves that do not name their card. */
const BY_SORT: Readonly<Record<string, string>> = { send_pirates: "pirates", change_ship: "ship_change" };
/** The sorts of card behind moves that name their card. */
const MOVES: Readonly<Record<string, string>> = {
  play_goods: "goods",
  trade_voyage: "trade_voyage",
  lay_doubling: "doubling",
};

/** Every answer that the menu allows. */
export function waysOf(view: View, menu: Menu): Way[] {
  return menu.options.flatMap((option): Way[] => {
    const { move } = option;
    if (option.shape === "go") return [way({ move }, NONE, NONE)];
    if (option.shape !== "choice") return [];
    const { of = 0, values } = option;
    return values.map((value) => {
      const made = { move, value, of };
      if (move === "discard") return way(made, value, NONE);
      if (move === "change_ship") return way(made, heldOf(view, "ship_change"), value, of);
      if (move === "send_pirates") return way(made, heldOf(view, "pirates"), value);
      return way(made, move === "start_voyage" ? NONE : of, value);
    });
  });
}

const way = (made: Made, card: number, cog: number, left = NONE): Way => ({
  made,
  card,
  cog,
  left,
  key: JSON.stringify(made),
});

/** The kind of a card of this sort in the player's hand; -1 if there is none. */
function heldOf(view: View, sort: string): number {
  return view.own?.hand.find((kind) => cardOf(view, kind).sort === sort) ?? NONE;
}

/** The answers that fit the choices so far; none before the first choice. */
export function fittingWays(ways: readonly Way[], { card, move, cog }: Choice): Way[] {
  const about = (one: Way): boolean => cog === NONE || one.cog === cog || one.left === cog;
  if (card !== NONE) {
    const all = ways.filter((one) => one.card === card);
    const near = all.filter(about);
    return near.length ? near : all;
  }
  if (move) return ways.filter((one) => one.made.move === move && about(one));
  return cog === NONE ? [] : ways.filter((one) => one.cog === cog || one.left === cog);
}

/** The refusal of a card that cannot be played now, if any. */
export function refusalOf(view: View, refusals: readonly Refusal[], kind: number): Refusal | undefined {
  const { sort } = cardOf(view, kind);
  return refusals.find(({ move, of = 0 }) =>
    move in BY_SORT ? BY_SORT[move] === sort : MOVES[move] === sort && of === kind,
  );
}

/** The title of a way on its button: the cog's destination, or what happens to the cog. */
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
