import { titleNumbers } from "../../../words/story";
import type { AnyEvent, Now, View } from "../../../protocol/kogge";
import type { Facts } from "../../../words/catalogue";
import { counts, sum } from "../../../words/phrases";
import { nameOf, type Question, type Story } from "../../../words/story";
import { dashed } from "../../../words/vocabulary";
import type { Asking } from "../../../match/face";
import type { GameEvent } from "../../../net/gameTypes";
import { ownCity } from "../read";

type Step = Now["agenda"][number];

/** The subject of a question: a city, the player who did something, and other facts for the sentence. */
interface Subject {
  readonly city: number;
  readonly seat?: number;
  readonly facts?: Facts;
}

/** The question in words, with the city and the players that it mentions, which glow. */
export function ask(story: Story, view: View, question: Question, events: readonly GameEvent[]): Asking {
  const top = view.now.agenda.at(-1);
  const about = top ? subjectOf(view, top, events as readonly AnyEvent[], story) : { city: -1 };
  const key = dashed("web", story.vocabulary.game, "ask", top?.step ?? nameOf(question));
  const seats = about.seat === undefined ? [] : [about.seat];
  // The player's own city already has a ring.
  const places = about.city < 0 || (!seats.length && about.city === ownCity(view)) ? [] : [about.city];
  if (!story.words.has(key)) return { title: story.askLine(question), note: "", places, seats };
  const facts = { ...titleNumbers(question), ...factsOf(story, view, about), ...about.facts };
  const note = `${key}.note`;
  return {
    title: story.words.say(key, facts),
    note: story.words.has(note) ? story.words.say(note, facts) : "",
    places,
    seats,
  };
}

function factsOf(story: Story, view: View, { city, seat }: Subject): Facts {
  return {
    city: city < 0 ? "" : story.phrases.name("city", city),
    seat: seat === undefined ? "" : story.phrases.player(seat),
    alone: view.setup.seats === 1 ? "yes" : "no",
  };
}

function subjectOf(view: View, top: Step, events: readonly AnyEvent[], story: Story): Subject {
  const { cogs, guild } = view.fleet;
  const own = view.own?.seat ?? -1;
  const cityOf = (seat: number): number => cogs[seat] ?? -1;
  switch (top.step) {
    case "start_picks":
    case "pick_openly":
      return clash(story, events, top.barred[own] ?? -1, own);
    case "guild_master":
    case "guild_alone":
    case "tax_cogs":
      return { city: guild };
    case "sailing":
      return { city: ownCity(view), facts: voyage(view, top) };
    case "choose_marker":
      return { city: guild, facts: { good: story.phrases.name("good", top.good) } };
    case "splitting":
      return { city: cityOf(top.robber), seat: top.robber };
    case "picking":
      return { city: cityOf(top.robber), seat: top.victim };
    case "exile_vote":
    case "exile_choice":
    case "escaping":
      return { city: cityOf(top.robber), seat: top.robber, facts: loot(story, events, top.robber) };
    case "land_vote":
    case "land_choice":
      return { city: -1, seat: top.robber };
    case "splitting_loot":
    case "leaving_pile":
      return { city: top.city, seat: top.robber };
    case "intercepting":
      return { city: -1, ...lastTurn(view) };
    case "fighting":
      return fight(cityOf(own), top.seats, own);
    case "demanding":
    case "pushing":
      return { city: cityOf(top.loser), seat: top.loser };
    case "auction":
      return { city: -1 };
    default:
      return { city: ownCity(view) };
  }
}

/** The facts of the player's last clash over a start city, if the player must choose again. */
function clash(story: Story, events: readonly AnyEvent[], barred: number, own: number): Subject {
  const last = events.findLast((one) => one.event === "start_clash" && one.seats.includes(own));
  if (barred < 0 || last?.event !== "start_clash") return { city: -1, facts: { again: "no", seats: "" } };
  const rivals = last.seats.filter((seat) => seat !== own).map((seat) => story.phrases.player(seat));
  return { city: barred, facts: { again: "yes", seats: story.phrases.listed(rivals), seats_n: rivals.length } };
}

/** The facts of a voyage: the steps, the lowest price of the next one (-1 if none), and whether it must continue. */
function voyage(view: View, { steps, must_go_on }: Extract<Step, { step: "sailing" }>): Facts {
  const question = view.asked?.question;
  const options = question?.shape === "menu" ? question.options : [];
  const prices = options.flatMap((one) => (one.shape === "pay" && one.move === "sail" ? [one.price] : []));
  const price = prices.length ? Math.min(...prices) : -1;
  return { steps, price, must: must_go_on ? "yes" : "no" };
}

/** The facts of the last raid: its victim, if it was on a cog, or the robber's loot from a city. */
function loot(story: Story, events: readonly AnyEvent[], robber: number): Facts {
  const raid = events.findLast((one) => one.event === "city_raided" || one.event === "cog_raided");
  const victim = raid?.event === "cog_raided" ? story.phrases.player(raid.victim) : "";
  const goods = raid?.event === "city_raided" && raid.seat === robber ? raid.goods : [];
  return {
    victim,
    of: victim ? "cog" : "city",
    goods: String(counts(story.phrases, goods, ["good"])[0]),
    goods_n: sum(goods),
  };
}

/** The seat whose turn has just ended, if any. */
function lastTurn(view: View): { readonly seat?: number } {
  const after = view.now.agenda.findLast((one) => one.step === "after_turn");
  return after?.step === "after_turn" ? { seat: after.seat } : {};
}

/** The player's opponent in a conflict, and whether the player began it; the attacker's seat comes first. */
function fight(city: number, [attacker = -1, defender = -1]: readonly number[], own: number): Subject {
  const begun = attacker === own;
  return { city, seat: begun ? defender : attacker, facts: { begun: begun ? "yes" : "no" } };
}
