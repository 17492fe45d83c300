import type { Foresight } from "../../net/http";
import { BOX, type AnyEvent, type View } from "../../protocol/kogge";
import { counts } from "../../words/kinds";
import type { Made, Option, Story } from "../../words/story";
import { routeName, side } from "./kinds";
import { exitsOf, type Exit } from "./read";

/** A way out of a city, in words: where it leads as far as one knows, and what it costs. */
export function wayLine(story: Story, exit: Exit | undefined, price: number): string {
  if (!exit) return "";
  const route = routeName(exit.slot);
  if (exit.to < 0) return story.words.say("terminal-kogge-way-hidden", { route, price });
  const city = story.phrases.name("city", exit.to);
  const line = story.words.say("terminal-kogge-way", { route, number: exit.to, city, price });
  return exit.secret ? `${line} (${story.words.say("web-only-you")})` : line;
}

/** The short form for a button: → 3 Reval. */
export function wayShort(story: Story, exit: Exit | undefined, price: number): string {
  if (!exit) return "";
  const cost = story.words.say("web-price", { price });
  const to = exit.to < 0 ? story.words.say("web-unknown-route") : `${exit.to} ${story.phrases.name("city", exit.to)}`;
  return `→ ${to}, ${cost}`;
}

export function ownCity(view: View): number {
  return view.own ? (view.fleet.cogs[view.own.seat] ?? -1) : -1;
}

/** The city whose routes a choice of a route is about: the cog's that must leave it. */
export function routesOf(view: View, move: string): number {
  const top = view.now.agenda.at(-1);
  if (top?.step === "exile_vote" || top?.step === "exile_choice" || top?.step === "escaping")
    return view.fleet.cogs[top.robber] ?? -1;
  if (move === "push" && top && "loser" in top) return view.fleet.cogs[top.loser] ?? -1;
  return ownCity(view);
}

/** What an option of a menu is called on its button. */
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

/** A payment that is complete: what is bought, and for what. */
export function madeLabel(
  story: Story,
  view: View,
  made: Made & { goods: readonly number[]; markers: readonly number[]; of: number },
): string {
  const { words, phrases } = story;
  const paid = side(phrases, [made.goods, made.markers])[0];
  if (made.move === "buy") {
    const [low, high] = view.supply.market[made.of] ?? [0, 0];
    return words.say("web-buy-for", { low, high, paid });
  }
  if (made.move === "sail") {
    const exit = exitsOf(view, ownCity(view))[made.of];
    const to = !exit || exit.to < 0 ? words.say("web-unknown-route") : `${exit.to} ${phrases.name("city", exit.to)}`;
    return words.say("web-sail-for", {
      to,
      paid,
      price: made.goods.concat(made.markers).reduce((a, b) => a + b, 0),
    });
  }
  return story.moveLine(made);
}

/** The city where the guild master would come to stand, -1 if he does not move. */
export function landing(foresight: Foresight | undefined): number {
  const moved = (foresight?.events as readonly AnyEvent[] | undefined)?.find((one) => one.event === "guild_moved");
  return moved?.event === "guild_moved" ? moved.city : -1;
}

/** What a choice would come to, in a few words for its button. */
export function brief(story: Story, foresight: Foresight | undefined): string {
  const city = landing(foresight);
  if (city < 0) return "";
  const brought = (foresight?.events as readonly AnyEvent[] | undefined)?.find((one) => one.event === "guild_brought");
  const name = `★ ${city} ${story.phrases.name("city", city)}`;
  if (brought?.event !== "guild_brought" || !brought.goods) return name;
  return `${name}, +${story.phrases.counted("good", BOX.good_of[city] ?? 0, brought.goods)}`;
}

function changeLabel(story: Story, exit: Exit | undefined): string {
  const route = routeName(exit?.slot ?? 0);
  if (!exit || exit.to < 0) return story.words.say("terminal-kogge-change-hidden", { route });
  const facts = { route, number: exit.to, city: story.phrases.name("city", exit.to) };
  return story.words.say("terminal-kogge-change", facts);
}

/** One value of a choice, in words. */
export function valueLabel(story: Story, view: View, move: string, value: number, of = 0): string {
  const { words, phrases } = story;
  if (move === "exile" || move === "push" || move === "escape") {
    return wayLine(story, exitsOf(view, routesOf(view, move))[value], 0);
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
