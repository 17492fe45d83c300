import { ownCity } from "./read";
import type { View } from "../../protocol/kogge";
import { counts } from "../../words/phrases";
import type { Made, Option, Story } from "../../words/story";
import { routeName } from "./kinds";
import { type Exit, exitsOf } from "./read";

/** A route out of a city in words: its destination, if known, and its price. */
export function wayLine(story: Story, exit: Exit | undefined, price: number): string {
  if (!exit) return "";
  const route = routeName(exit.slot);
  if (exit.to < 0) return story.words.say("terminal-kogge-way-hidden", { route, price });
  const city = story.phrases.name("city", exit.to);
  const line = story.words.say("terminal-kogge-way", { route, number: exit.to, city, price });
  return exit.secret ? `${line} (${story.words.say("web-only-you")})` : line;
}

/** The short form of `wayLine`, such as "to Reval, free". */
export function wayShort(story: Story, exit: Exit | undefined, price: number): string {
  if (!exit) return "";
  const cost = story.words.say("web-price", { price });
  const city = exit.to < 0 ? "" : story.phrases.name("city", exit.to);
  return `${city ? story.words.say("web-kogge-to", { city }) : story.words.say("web-unknown-route")}, ${cost}`;
}

/** The city whose routes the question is about: that of a cog that is driven out, or of the player's cog. */
export function departureCity(view: View): number {
  const top = view.now.agenda.at(-1);
  if (top?.step === "exile_vote" || top?.step === "exile_choice" || top?.step === "escaping")
    return view.fleet.cogs[top.robber] ?? -1;
  if (top?.step === "pushing") return view.fleet.cogs[top.loser] ?? -1;
  return ownCity(view);
}

/** The label of a menu option on its button. */
export function optionLabel(story: Story, view: View, option: Option): string {
  const { words, phrases } = story;
  const of = "of" in option ? (option.of ?? 0) : 0;
  if (option.shape === "pay" && option.move === "sail") {
    return wayShort(story, exitsOf(view, ownCity(view))[of], option.price);
  }
  if (option.shape === "pay" && option.move === "buy") {
    const [low, high] = view.supply.market[of] ?? [0, 0];
    return words.say("terminal-kogge-buy", { low, high });
  }
  if (option.move === "change_route" || option.move === "swap_start") {
    return changeLabel(story, exitsOf(view, ownCity(view))[of]);
  }
  if (option.move === "sell") {
    return `${story.label(option.move)}: ${phrases.counted("good", of, 6)}`;
  }
  if (option.shape === "deal" && of) {
    const city = phrases.name("city", Math.floor((of - 1) / 2));
    const seat = phrases.player(view.board.sites[of - 1] ?? 0);
    return words.say("terminal-kogge-office-deal", { seat, city });
  }
  if (option.shape === "choice" && option.values.length === 1) {
    return valueLabel(story, view, option.move, option.values[0] ?? 0, of);
  }
  return story.label(option.move);
}

function changeLabel(story: Story, exit: Exit | undefined): string {
  const route = routeName(exit?.slot ?? 0);
  if (!exit || exit.to < 0) return story.words.say("terminal-kogge-change-hidden", { route });
  const facts = { route, number: exit.to, city: story.phrases.name("city", exit.to) };
  return story.words.say("terminal-kogge-change", facts);
}

/** A value of a choice, in words. */
export function valueLabel(story: Story, view: View, move: string, value: number, of = 0): string {
  const { words, phrases } = story;
  if (move === "exile" || move === "push" || move === "escape") {
    return wayLine(story, exitsOf(view, departureCity(view))[value], 0);
  }
  if (move === "take_pile" || move === "leave_pile") {
    const pile = (view.own?.piles.length ? view.own.piles : view.players.piles_open)[value];
    if (!pile) return story.moveLine({ move, value });
    const goods = String(counts(phrases, pile, ["good"])[0]);
    return words.say("terminal-kogge-pile", { number: value + 1, goods });
  }
  if (move === "change_route" || move === "swap_start") {
    const facts = { marker: value, route: routeName(of), city: phrases.name("city", value) };
    return words.say("terminal-kogge-lay", facts);
  }
  return story.moveLine({ move, value, of } as Made);
}
