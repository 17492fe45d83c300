import type { View } from "../../../protocol/kogge";
import type { Refusal } from "../../../protocol/wire";
import type { Facts } from "../../../words/catalogue";
import type { Story } from "../../../words/story";
import { dashed } from "../../../words/vocabulary";
import { ownCity } from "../labels";

const GUILD_DEALS = ["buy_raid", "sell", "give_good", "give_marker", "buy_back"];

/** Deals with the guild master stand together. */
export function clusterOf(move: string): string {
  return GUILD_DEALS.includes(move) ? "web-kogge-guild-master" : "";
}

/** Why something cannot be done, in a few words behind its name; everything that it lacks. */
export function shortReason(story: Story, view: View, refusal: Refusal): string {
  const { move, of } = refusal;
  const all = view.asked?.refusals?.filter((one) => one.move === move && one.of === of) ?? [refusal];
  return [...new Set(all.map((one) => inShort(story, view, one)))].join(", ");
}

function inShort(story: Story, view: View, refusal: Refusal): string {
  const key = `${dashed("web", story.vocabulary.game, "short")}-${refusal.rule}`;
  if (!story.words.has(key)) return story.refusalLine(refusal);
  return story.words.say(key, { ...story.refusalFacts(refusal), ...guildFacts(story, view) });
}

/** Where the guild master is, and whether that is where the own cog lies. */
function guildFacts(story: Story, view: View): Facts {
  const { guild } = view.fleet;
  return {
    guild: guild < 0 ? "" : story.phrases.name("city", guild),
    guild_here: guild === ownCity(view) ? "yes" : "no",
  };
}
