import type { View } from "../../../protocol/kogge";
import type { Refusal } from "../../../protocol/wire";
import type { Facts } from "../../../words/catalogue";
import type { Story } from "../../../words/story";
import { dashed } from "../../../words/vocabulary";
import { ownCity } from "../read";

/** All reasons why a move is refused, in a few words each, for display after its name. */
export function shortReason(story: Story, view: View, refusal: Refusal): string {
  const { move, of } = refusal;
  const all = view.asked?.refusals?.filter((one) => one.move === move && one.of === of) ?? [refusal];
  return [...new Set(all.map((one) => shortText(story, view, one)))].join(", ");
}

function shortText(story: Story, view: View, refusal: Refusal): string {
  const key = `${dashed("web", story.vocabulary.game, "short")}-${refusal.rule}`;
  if (!story.words.has(key)) return story.refusalLine(refusal);
  return story.words.say(key, { ...story.refusalFacts(refusal), ...guildFacts(story, view) });
}

/** The facts of the guild master: his city, and whether the player's cog is there. */
function guildFacts(story: Story, view: View): Facts {
  const { guild } = view.fleet;
  return {
    guild: guild < 0 ? "" : story.phrases.name("city", guild),
    guild_here: guild === ownCity(view) ? "yes" : "no",
  };
}
