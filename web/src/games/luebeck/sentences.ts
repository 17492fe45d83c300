import type { View } from "../../protocol/luebeck";
import type { Story } from "../../words/story";
import { cityName } from "./cards";
import { cogs, FIELD, type Cog } from "./read";

const say = (story: Story, key: string, facts: Record<string, string | number> = {}): string =>
  story.words.say(key, facts);

/** The players of these figures, each named once. */
export function playersOf(story: Story, crew: readonly number[]): string {
  return story.phrases.listed([...new Set(crew)].map((seat) => story.phrases.player(seat)));
}

/** The number of figures of each player. */
function crewText(story: Story, crew: readonly number[], seats: number): string {
  const counts = Array.from({ length: seats }, (_, seat) => crew.filter((one) => one === seat).length);
  return String(story.phrases.shownAs("crew", counts)[0]);
}

/** A cog's position, and the figures aboard. */
export function cogText(story: Story, view: View, cog: Cog): string {
  const number = cog.at + 1;
  if (cog.city === FIELD) return say(story, "web-luebeck-cog-free", { cog: number });
  const city = cityName(story, cog.city);
  if (!cog.crew.length) return say(story, "web-luebeck-cog-empty", { cog: number, city });
  return say(story, "web-luebeck-cog", { cog: number, city, crew: crewText(story, cog.crew, view.setup.seats) });
}

/** The name of a colour, if the map gives one. */
function colourText(story: Story, colour: string): string {
  const key = `web-luebeck-colour-${colour.trim().toLowerCase()}`;
  return story.words.has(key) ? say(story, key) : colour;
}

/** Everything to know about a city: its lines, its kind, and the cogs there. */
export function cityLines(story: Story, view: View, city: number): string[] {
  const { lines, ends } = view.chart;
  const into = lines.filter((line) => line.end === city);
  const out = lines.filter((line) => line.start === city);
  const name = (at: number): string => cityName(story, at);
  const from = into.map((line) =>
    line.colour
      ? say(story, "web-luebeck-from-by", { city: name(line.start), colour: colourText(story, line.colour) })
      : name(line.start),
  );
  const lying = cogs(view).filter((cog) => cog.city === city);
  return [
    ...(city === 0 ? [say(story, "web-luebeck-city-start")] : []),
    ...(ends.includes(city) ? [say(story, "web-luebeck-city-end")] : []),
    ...(into.length ? [say(story, "web-luebeck-city-from", { cities: story.phrases.listed(from) })] : []),
    ...(out.length
      ? [say(story, "web-luebeck-city-to", { cities: story.phrases.listed(out.map(({ end }) => name(end))) })]
      : []),
    ...lying.map((cog) => cogText(story, view, cog)),
  ];
}

/** The state of the game in one line. */
export function headLine(story: Story, view: View, phase: string): string {
  return say(story, "web-luebeck-head", {
    round: view.now.round,
    phase: say(story, `name-luebeck-phase-${phase}`),
    last: view.now.last_round && !view.now.result ? "yes" : "no",
  });
}
