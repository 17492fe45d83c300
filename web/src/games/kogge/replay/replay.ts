import type { AnyEvent, View } from "../../../protocol/kogge";
import { sum } from "../../../words/phrases";
import type { Story } from "../../../words/story";
import type { GameEvent } from "../../../net/gameTypes";
import type { GameReplay, Mark as Marked, PlaceSum, Way } from "../../../contract/replayParts";
import { HARBOURS } from "../board/harbours";
import { development } from "../read";
import { goodsOf, scoresOf } from "../scores";
import Hands from "./Hands.svelte";
import Mark from "./Mark.svelte";

/** The events of a raid; with three piles, its loot is split. */
const RAIDS = ["city_raided", "cog_raided", "loot_split"];

/** The highlight of an event: an office, a chip or a raid. */
function markOf(told: GameEvent): Marked | null {
  const event = told as AnyEvent;
  if (event.event === "built") return { kind: "built", seat: event.seat };
  if (event.event === "chip_won") return { kind: "chip", seat: event.seat, piece: event.chip };
  if (RAIDS.includes(event.event) && "seat" in event) return { kind: "raid", seat: event.seat };
  return null;
}

/** The points of a player's pieces at this moment. */
const pointsOf = (view: View, seat: number): number => sum(scoresOf(view, seat).map(({ points }) => points));

const measures = [
  { name: "points", of: pointsOf },
  { name: "offices", of: (view: View, seat: number) => development(view.players, seat) },
  { name: "goods", of: (view: View, seat: number) => sum(goodsOf(view, seat)) },
  { name: "markers", of: (view: View, seat: number) => view.players.hands[seat] ?? 0 },
];

/** Goods produced in each city, and goods robbed there from the city or a cog. */
function places(events: readonly GameEvent[]): PlaceSum[] {
  const found = HARBOURS.map((_, place) => ({ place, gained: 0, lost: 0 }));
  let raided = -1;
  for (const event of events as readonly AnyEvent[]) {
    if (event.event === "cog_raided") raided = event.city;
    const place = found["city" in event && typeof event.city === "number" ? event.city : raided];
    if (!place) continue;
    if (event.event === "produced") place.gained += event.to_city + sum(event.to_offices ?? []);
    else if (event.event === "city_raided") place.lost += sum(event.goods);
    else if (event.event === "loot_taken") place.lost += sum(event.taken);
    else if (event.event === "pile_taken") place.lost += event.size;
  }
  return found.filter(({ gained, lost }) => gained || lost);
}

/** The cogs' voyages by route between cities, as the step's events report them. */
function voyages(_: View, { events }: { readonly events: readonly GameEvent[] }): Way[] {
  return (events as readonly AnyEvent[]).flatMap((event): Way[] =>
    event.event === "sailed" ? [[event.start, event.city]] : [],
  );
}

const placeName = (story: Story, place: number): string => story.phrases.name("city", place);

const own: GameReplay<View> = { markOf, Mark, Hands, measures, places, voyages, placeName, spots: () => HARBOURS };
export const replay = own as unknown as GameReplay;
