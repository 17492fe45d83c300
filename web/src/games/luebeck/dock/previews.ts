import type { AnyPreview, View } from "../../../protocol/luebeck";
import type { Made, Story } from "../../../words/story";
import { FIELD } from "../read";
import { playersOf } from "../sentences";
import type { BoardPreview } from "../ui.svelte";

const NOTHING: BoardPreview = {
  cog: -1,
  from: FIELD,
  to: FIELD,
  boards: -1,
  seat: -1,
  score: 0,
  gain: 0,
  others: [],
  text: "",
  bad: false,
};

/** The effect of an answer, as the server previews it with the question; null if it has none. */
export function answerPreview(view: View, made: Made | null | undefined): AnyPreview | null {
  const wanted = made && keyOf(made);
  return view.answers?.all.find(({ move }) => keyOf(move as Made) === wanted)?.would ?? null;
}

/** The key of an answer, which is the same with or without its default values. */
const keyOf = ({ move, value = 0, of = 0, items = [] }: Made): string => JSON.stringify([move, value, of, items]);

/** The preview of an answer on the board; null if the board shows none. */
export function boardPreviewOf(story: Story, view: View, would: AnyPreview | null): BoardPreview | null {
  const own = view.own?.seat ?? -1;
  switch (would?.preview) {
    case "goods": {
      const { cog, city, points, score, others = [] } = would;
      const gains = { seat: own, score, gain: points };
      return { ...NOTHING, ...gains, cog, ...voyageEnds(city, would.sailed), others, text: alongText(story, others) };
    }
    case "doubling": {
      const { cog, city, others = [] } = would;
      return { ...NOTHING, cog, ...voyageEnds(city, would.sailed), others, text: alongText(story, others) || "×2" };
    }
    case "voyage":
      return { ...NOTHING, cog: would.cog, to: would.joined ? FIELD : would.city, boards: own };
    case "pirates":
      return { ...NOTHING, cog: would.cog, from: would.city, bad: true, ...homeward(story, own, would) };
    case "change":
      return { ...NOTHING, cog: would.boarded, from: would.city, boards: own };
    case "discard":
      return { ...NOTHING, seat: own, score: would.score, gain: -would.cost, bad: true };
    default:
      return null;
  }
}

/** The start and the end of a cog's voyage, which are the same if it stays. */
const voyageEnds = (city: number, sailed = FIELD): { from: number; to: number } => ({
  from: sailed === FIELD ? city : sailed,
  to: city,
});

export function alongText(story: Story, others: readonly number[]): string {
  if (!others.length) return "";
  return story.words.say("web-luebeck-along", { seats: playersOf(story, others), count: others.length });
}

function homeward(
  story: Story,
  own: number,
  would: { readonly own: number; readonly others?: readonly number[] },
): { others: readonly number[]; text: string } {
  const others = [...(would.own ? [own] : []), ...(would.others ?? [])];
  return {
    others,
    text: story.words.say("web-luebeck-go-home", { seats: playersOf(story, others), count: others.length }),
  };
}

/** The points that an answer gains or costs, with their sign; empty if there are none. */
export function gainOf(would: AnyPreview | null): string {
  if (would?.preview === "goods") return `+${would.points}`;
  if (would?.preview === "discard") return `−${would.cost}`;
  return would?.preview === "packet" && would.points ? `+${would.points}` : "";
}
