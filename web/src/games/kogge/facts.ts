import type { View } from "../../protocol/kogge";
import { joinNames } from "../../setup/terms";
import { say } from "../../state/settings.svelte";
import type { FactLine } from "../../coach/thoughts";

/** A fact about this table that matters for the question. */
export const factLine: FactLine = (story, seen, called) => {
  const view = seen as unknown as View;
  const left = view.ends.walk - view.fleet.walked;
  if (called === "bid") {
    const gone = view.supply.stock.flatMap((many, good) => (many ? [] : [story.phrases.name("good", good)]));
    if (gone.length) return say("web-think-empty", { goods: joinNames(gone) });
    return say("web-think-bids", { count: view.players.bids.filter((bid) => bid.length).length });
  }
  const office = view.asked?.refusals.find(({ move }) => move === "build");
  if (called === "acting" && office) return story.refusalLine(office);
  if (called === "move_guild" || called === "sailing" || called === "acting") return say("web-think-laps", { left });
  return "";
};
