import { BOX, type View } from "../../protocol/kogge";
import { counts } from "../../words/phrases";
import type { Story } from "../../words/story";
import { routeName } from "./kinds";
import { type City, type Exit, walkedCityCount } from "./read";

/** A city in sentences, for screen readers and for explanations. */
export function cityLines(story: Story, city: City): string[] {
  const { words, phrases } = story;
  const goods = (held: readonly number[]): string => String(counts(phrases, held, ["good"])[0]);
  const seats = (list: readonly number[]): string => phrases.listed(list.map((seat) => phrases.player(seat)));
  const good = phrases.name("good", goodOf(city));
  const lines = [
    words.say("terminal-kogge-city", { number: city.number, name: phrases.name("city", city.at), good }),
    words.say("terminal-kogge-city-goods", { goods: goods(city.goods) }),
  ];
  if (city.cogs.length) lines.push(words.say("terminal-kogge-city-cogs", { seats: seats(city.cogs) }));
  if (city.guild) lines.push(words.say("terminal-kogge-city-guild"));
  if (city.raided.length) lines.push(words.say("terminal-kogge-city-raided", { seats: seats(city.raided) }));
  for (const site of city.sites) {
    lines.push(
      site.seat < 0
        ? words.say("terminal-kogge-office-free")
        : words.say("terminal-kogge-office", { seat: phrases.player(site.seat), goods: goods(site.goods) }),
    );
  }
  return [...lines, ...city.exits.map((exit) => exitLine(story, exit))];
}

/** The good that a city makes, by the city's number. */
export function goodOf(city: City): number {
  return BOX.good_of[city.number] ?? 0;
}

function exitLine(story: Story, exit: Exit): string {
  const route = routeName(exit.slot);
  if (exit.to < 0) return story.words.say("terminal-kogge-exit-hidden", { route });
  const facts = { route, number: exit.to, name: story.phrases.name("city", exit.to) };
  return story.words.say(exit.secret ? "terminal-kogge-exit-own" : "terminal-kogge-exit", facts);
}

/** The round and the guild master's walk, in one line. */
export function headLine(story: Story, view: View, whole: boolean): string {
  return story.words.say("web-round", {
    whole: whole ? "yes" : "no",
    round: view.now.round,
    walked: walkedCityCount(view),
    last: view.now.last_round ? "yes" : "no",
  });
}
