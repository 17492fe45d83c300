import type { View } from "../../../protocol/kogge";
import type { Refusal } from "../../../protocol/wire";
import type { Story } from "../../../words/story";
import { routeName } from "../kinds";
import { cities, type City, type Exit, ownCity } from "../read";

/** Whether the player's cog can sail to a city now, and if not, why. */
export type Reach =
  | { readonly is: "watching" | "here" | "closed" | "unknown" }
  | { readonly is: "now"; readonly exit: Exit; readonly price: number }
  | { readonly is: "refused"; readonly refusal: Refusal }
  | { readonly is: "later"; readonly exit: Exit }
  | { readonly is: "far"; readonly over: readonly number[] };

const SAILING = "sailing";

/** Whether a known route leads to this city. A city on an island has the number of its crest. */
export const leadsTo = (exit: Exit, city: City): boolean => exit.to >= 0 && exit.to === city.number;

/** The known routes to a city, with the cities where they begin. */
export function routesInto(all: readonly City[], city: City): { from: City; exit: Exit }[] {
  return all.flatMap((from) => from.exits.filter((exit) => leadsTo(exit, city)).map((exit) => ({ from, exit })));
}

/** Whether a route out of the player's city is offered now, with its price, or refused, with the reason. */
function reachBy(view: View, exit: Exit): Reach {
  const slot = exit.slot % 2;
  const question = view.asked?.question;
  if (question?.shape !== "menu" || question.name !== SAILING) return { is: "later", exit };
  for (const option of question.options)
    if (option.shape === "pay" && option.move === "sail" && (option.of ?? 0) === slot)
      return { is: "now", exit, price: option.price };
  const refusal = view.asked?.refusals.find((one) => one.move === "sail" && (one.of ?? 0) === slot);
  return refusal ? { is: "refused", refusal } : { is: "later", exit };
}

/** The cities between the ends of the shortest known way; null if no way is known. */
export function shortestWay(all: readonly City[], start: City, goal: City, seat: number): number[] | null {
  const before = new Map<number, number>([[start.at, -1]]);
  const queue = [start];
  for (let here = queue.shift(); here; here = queue.shift()) {
    if (here === goal) break;
    for (const next of all) {
      const open = next === goal || !next.raided.includes(seat);
      if (before.has(next.at) || !open || !here.exits.some((exit) => leadsTo(exit, next))) continue;
      before.set(next.at, here.at);
      queue.push(next);
    }
  }
  if (!before.has(goal.at)) return null;
  const way: number[] = [];
  for (let at = before.get(goal.at) ?? -1; at >= 0 && at !== start.at; at = before.get(at) ?? -1) way.unshift(at);
  return way;
}

export function reachOf(view: View, at: number): Reach {
  const all = cities(view);
  const [here, goal] = [all[ownCity(view)], all[at]];
  if (!view.own || !here || !goal) return { is: "watching" };
  if (here === goal) return { is: "here" };
  if (goal.raided.includes(view.own.seat)) return { is: "closed" };
  const ways = here.exits.filter((exit) => leadsTo(exit, goal)).map((exit) => reachBy(view, exit));
  const best = ways.find((one) => one.is === "now") ?? ways[0];
  if (best) return best;
  const over = shortestWay(all, here, goal, view.own.seat);
  return over ? { is: "far", over } : { is: "unknown" };
}

/** A sentence that says whether the player can sail to a city now. */
export function reachLine(story: Story, reach: Reach, city: City): string {
  const name = story.phrases.name("city", city.at);
  const say = (key: string, facts: Record<string, string | number> = {}): string =>
    story.words.say(key, { city: name, ...facts });
  if (reach.is === "refused") return story.refusalLine(reach.refusal);
  if (reach.is === "now") return say("web-reach-now", { route: routeName(reach.exit.slot), price: reach.price });
  if (reach.is === "later") return say("web-reach-later", { route: routeName(reach.exit.slot) });
  if (reach.is !== "far") return say(`web-reach-${reach.is}`);
  const over = story.phrases.listed(reach.over.map((at) => story.phrases.name("city", at)));
  return say("web-reach-far", { over, paid: reach.over.length });
}
