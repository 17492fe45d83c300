import type { MovePreview } from "../../../net/gameTypes";
import type { AnyEvent, View } from "../../../protocol/kogge";
import type { ExpectedPieces } from "../../../match/ui.svelte";
import type { Counts } from "../../../words/phrases";
import { numberOf, range } from "../read";

/** Goods that come to a city: to the city itself, and one to each of these seats' offices there. */
export interface Claim {
  readonly city: number;
  readonly number: number;
  readonly toCity: number;
  readonly toOffices: readonly number[];
}

/** The goods that an answer brings to the cities; `certain` if no other player can change them any more. */
export interface ClaimsPreview {
  readonly claims: readonly Claim[];
  readonly certain: boolean;
}

/** The goods for the cities, read from the server's preview; uncertain while other players can still bid. */
export function claimsPreviewOf(preview: MovePreview, view: View): ClaimsPreview {
  const told = (preview.events ?? []) as readonly AnyEvent[];
  const then = (preview.then ?? []) as readonly AnyEvent[];
  const certain = !then.length;
  const events = certain ? told : then;
  const brought = told.flatMap((one): Claim[] =>
    one.event === "guild_brought"
      ? [{ city: one.city, number: numberOf(view, one.city), toCity: one.goods, toOffices: [] }]
      : [],
  );
  return { claims: [...productionClaims(events), ...emptyClaims(events, told, view), ...brought], certain };
}

/** The number of goods that come to each city itself, for the map. */
export function comingOf({ claims, certain }: ClaimsPreview): Record<number, ExpectedPieces> {
  const found: Record<number, ExpectedPieces> = {};
  for (const { city, toCity } of claims) found[city] = { many: (found[city]?.many ?? 0) + toCity, certain };
  return found;
}

function productionClaims(events: readonly AnyEvent[]): Claim[] {
  return events.flatMap((one) =>
    one.event === "produced"
      ? [{ city: one.city, number: one.number, toCity: one.to_city, toOffices: one.to_offices ?? [] }]
      : [],
  );
}

/** Empty claims for cities that have bids but get no goods, because the stock is empty. */
function emptyClaims(events: readonly AnyEvent[], told: readonly AnyEvent[], view: View): Claim[] {
  if (!events.some((one) => one.event === "order_set")) return [];
  const own = told.flatMap((one) => (one.event === "bid_laid" ? [one.markers] : []));
  const bids: readonly Counts[] = [...view.players.bids, ...own];
  const served = new Set(productionClaims(events).map(({ city }) => city));
  return range(view.board.raided.length)
    .filter((city) => !served.has(city) && bids.some((bid) => bid[numberOf(view, city)]))
    .map((city) => ({ city, number: numberOf(view, city), toCity: 0, toOffices: [] }));
}
