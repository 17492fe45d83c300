import type { MovePreview } from "../../../net/gameTypes";
import type { AnyEvent, View } from "../../../protocol/kogge";
import type { Facts } from "../../../words/catalogue";
import { counts, type Counts, sum } from "../../../words/phrases";
import type { Made, Story } from "../../../words/story";
import { dashed } from "../../../words/vocabulary";
import type { Deed } from "../../../match/face";
import { routeName, side } from "../kinds";
import { departureCity } from "../labels";
import { worthOf } from "../scores";
import { exitsOf, GOODS, ownCity } from "../read";

const each = (values: Counts): string =>
  values.flatMap((many, value) => Array<string>(many).fill(String(value))).join(" · ");

/** The text of the main button: a title, which names the action, and a note below it. */
export function deed(story: Story, view: View, made: Made, preview: MovePreview | undefined): Deed {
  const key = dashed("web", story.vocabulary.game, "deed", made.move);
  if (!story.words.has(key)) return { title: story.moveLine(made), note: "" };
  const facts = factsOf(story, view, made, preview);
  const note = `${key}.note`;
  return { title: story.words.say(key, facts), note: story.words.has(note) ? story.words.say(note, facts) : "" };
}

/** The facts that the sentences of the main button can use. */
function factsOf(story: Story, view: View, made: Made, preview: MovePreview | undefined): Facts {
  const { phrases } = story;
  const value = typeof made["value"] === "number" ? made["value"] : 0;
  const of = typeof made["of"] === "number" ? made["of"] : 0;
  const city = destination(view, made.move, value, of, preview);
  const top = view.now.agenda.at(-1);
  const other = top && "robber" in top ? top.robber : top && "loser" in top ? top.loser : -1;
  return {
    value,
    city: city < 0 ? "" : phrases.name("city", city),
    known: city < 0 ? "no" : "yes",
    here: phrases.name("city", Math.max(0, ownCity(view))),
    seat: other < 0 ? "" : phrases.player(other),
    player: phrases.player(value),
    good: phrases.counted("good", value, 1),
    route: routeName(made.move === "exile" || made.move === "push" || made.move === "escape" ? value : of),
    stays: isStaying(view) ? "yes" : "no",
    ...paymentFacts(story, view, made, of),
    ...bagFacts(story, made),
    ...pileFacts(story, view, made, value),
  };
}

/** Whether the player's cog is still where the turn began, so that it allows no trade. */
export function isStaying(view: View): boolean {
  const top = view.now.agenda.at(-1);
  return top?.step === "sailing" && top.start === ownCity(view);
}

/** The city to which a move leads, or the player's own city; -1 if unknown. */
function destination(view: View, move: string, value: number, of: number, preview: MovePreview | undefined): number {
  if (move === "pick_start" || move === "land" || move === "buy_back") return value;
  if (move === "sail") return exitsOf(view, ownCity(view))[of]?.to ?? -1;
  if (move === "move_guild") return landing(preview);
  if (move === "exile" || move === "push" || move === "escape") {
    return exitsOf(view, departureCity(view))[value]?.to ?? -1;
  }
  return ownCity(view);
}

/** The city where the guild master's walk would end; -1 if he does not move. */
export function landing(preview: MovePreview | undefined): number {
  const moved = (preview?.events as readonly AnyEvent[] | undefined)?.find((one) => one.event === "guild_moved");
  return moved?.event === "guild_moved" ? moved.city : -1;
}

function paymentFacts(story: Story, view: View, made: Made, of: number): Facts {
  if (!Array.isArray(made["goods"])) return { paid: "", paid_n: 0 };
  const [goods, markers] = [made["goods"] as Counts, made["markers"] as Counts];
  const [low, high] = view.supply.market[of] ?? [0, 0];
  return { paid: side(story.phrases, [goods, markers])[0], paid_n: sum(goods) + sum(markers), low, high };
}

function bagFacts(story: Story, made: Made): Facts {
  if (!Array.isArray(made["items"])) return {};
  const items = made["items"] as Counts;
  const goods = items.length === GOODS;
  return { items: goods ? String(counts(story.phrases, items, ["good"])[0]) : each(items), items_n: sum(items) };
}

/** The facts of piles: the sizes and worths of those in the answer, or the goods of the chosen one. */
function pileFacts(story: Story, view: View, made: Made, value: number): Facts {
  if (Array.isArray(made["piles"])) {
    const piles = made["piles"] as readonly Counts[];
    const worths = piles.map((pile) => worthOf(view, pile));
    const keeps = worths.map((one) => sum(worths) - one);
    return {
      sizes: piles.map(sum).join(" · "),
      worths: worths.join(" · "),
      keeps: [...new Set(keeps)].join(" / "),
    };
  }
  const pile = (view.own?.piles.length ? view.own.piles : view.players.piles_open)[value];
  return pile
    ? { pile: String(counts(story.phrases, pile, ["good"])[0]), worth: worthOf(view, pile) }
    : { pile: "", worth: 0 };
}
