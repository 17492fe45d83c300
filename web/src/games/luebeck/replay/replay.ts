import type { AnyEvent, View } from "../../../protocol/luebeck";
import type { GameEvent } from "../../../net/gameTypes";
import type { GameReplay, Mark as Marked, PlaceSum, Way } from "../../../contract/replayParts";
import { cityName } from "../cards";
import { FIELD, total } from "../read";
import Hands from "./Hands.svelte";
import Mark from "./Mark.svelte";

/** The highlight of an event: pirates, or a new run through the deck. */
function markOf(told: GameEvent): Marked | null {
  const event = told as AnyEvent;
  if (event.event === "cog_pirated") return { kind: "pirates", seat: event.seat };
  if (event.event === "shuffled") return { kind: "run", seat: -1 };
  return null;
}

/** The number of a player's figures aboard. */
const aboard = (view: View, seat: number): number =>
  total(view.sea.places.map((_, cog) => view.sea.crews[cog * view.setup.seats + seat] ?? 0));

const measures = [
  { name: "points", of: (view: View, seat: number) => view.players.scores[seat] ?? 0 },
  { name: "cards", of: (view: View, seat: number) => view.players.hands[seat] ?? 0 },
  { name: "figures", of: aboard },
];

/** Points made in each city, and cogs that pirates took there. */
function places(events: readonly GameEvent[]): PlaceSum[] {
  const found = new Map<number, PlaceSum>();
  const add = (place: number, gained: number, lost: number): void => {
    const before = found.get(place) ?? { place, gained: 0, lost: 0 };
    found.set(place, { place, gained: before.gained + gained, lost: before.lost + lost });
  };
  for (const event of events as readonly AnyEvent[]) {
    if (event.event === "goods_played") add(event.city, event.points, 0);
    else if (event.event === "cog_pirated") add(event.city, 0, 1);
  }
  return [...found.values()].sort((one, other) => one.place - other.place);
}

/** The voyages of cogs that changed cities. */
function voyages(before: View, { view }: { readonly view: View }): Way[] {
  return view.sea.places.flatMap((to, cog): Way[] => {
    const from = before.sea.places[cog] ?? FIELD;
    return from !== to && from !== FIELD && to !== FIELD ? [[from, to]] : [];
  });
}

const own: GameReplay<View> = {
  markOf,
  Mark,
  Hands,
  measures,
  places,
  voyages,
  placeName: cityName,
  spots: (view) => view.chart.spots,
};
export const replay = own as unknown as GameReplay;
