import type { Players, View } from "../../protocol/kogge";

export const GOODS = 4;
const VALUES = 9;
const SITES = 2;
const EXITS = 2;
const FACE_UP = -1;
const NONE = -1;

export interface Exit {
  readonly slot: number;
  /** Where it leads, -1 if this viewer does not know. */
  readonly to: number;
  readonly covered: boolean;
  /** Covered, and this viewer knows it. */
  readonly secret: boolean;
}

export interface Site {
  readonly seat: number;
  readonly goods: readonly number[];
}

export interface City {
  /** Its place in the lists. */
  readonly at: number;
  /** The number on it: its own, or that of its crest. */
  readonly number: number;
  readonly goods: readonly number[];
  readonly sites: readonly Site[];
  readonly exits: readonly Exit[];
  readonly raided: readonly number[];
  readonly cogs: readonly number[];
  readonly guild: boolean;
}

/** The board's flat lists as cities. */
export function cities(view: View): City[] {
  const known = new Map([...view.board.shown, ...(view.own?.routes ?? [])]);
  return range(view.board.goods.length / GOODS).map((at) => ({
    at,
    number: numberOf(view, at),
    goods: part(view.board.goods, at, GOODS),
    sites: range(SITES).map((one) => site(view, at * SITES + one)),
    exits: range(EXITS).map((one) => exit(view, at * EXITS + one, known)),
    raided: seats(view).filter((seat) => ((view.board.raided[at] ?? 0) >> seat) & 1),
    cogs: seats(view).filter((seat) => view.fleet.cogs[seat] === at),
    guild: view.fleet.guild === at,
  }));
}

/** Keeps each city as it was for as long as nothing about it changes, so that only others are drawn anew. */
export function keepCities(): (now: readonly City[]) => readonly City[] {
  let kept: readonly { readonly city: City; readonly text: string }[] = [];
  return (now) => {
    kept = now.map((city, at) => {
      const text = JSON.stringify(city);
      const known = kept[at];
      return known?.text === text ? known : { city, text };
    });
    return kept.map(({ city }) => city);
  };
}

/** A city more than the markers have numbers has one on its crest; -1 before it has any. */
export function numberOf(view: View, city: number): number {
  const { crest = NONE } = view.board as { readonly crest?: number };
  return city < VALUES ? city : crest;
}

function site(view: View, at: number): Site {
  return { seat: view.board.sites[at] ?? NONE, goods: part(view.board.site_goods, at, GOODS) };
}

function exit(view: View, slot: number, known: ReadonlyMap<number, number>): Exit {
  const covered = view.board.covered[slot] !== FACE_UP;
  const to = covered ? (known.get(slot) ?? NONE) : (view.board.routes[slot] ?? NONE);
  return { slot, to, covered, secret: covered && known.has(slot) };
}

export function part(all: readonly number[], at: number, size: number): readonly number[] {
  return all.slice(at * size, (at + 1) * size);
}

export function range(size: number): number[] {
  return Array.from({ length: size }, (_, at) => at);
}

export function seats(view: View): number[] {
  return range(view.setup.seats);
}

/** How far the guild master has walked; by the step that ends the game he may go a city too far. */
export function walkedTo(view: View): number {
  return Math.min(view.fleet.walked, view.ends.walk);
}

/** The two ways out of a city. */
export function exitsOf(view: View, city: number): readonly Exit[] {
  return cities(view)[city]?.exits ?? [];
}

/** The seat that robs and never builds, -1 where there is none; and the points it has noted. */
export function pirateOf(players: Players): { seat: number; noted: number } {
  const { pirate = NONE, noted = 0 } = players as { readonly pirate?: number; readonly noted?: number };
  return { seat: pirate, noted };
}

/** So many development points win; nobody needs fewer. */
export const toWinOf = (view: View): number => Math.min(...view.ends.to_win);

/** The development points of a seat. */
export function development(players: Players, seat: number): number {
  return players.development[seat] ?? 0;
}

/** The markers that a seat has bid in this round. */
export function bidOf(players: Players, seat: number): number[] {
  return (players.bids[seat] ?? []).flatMap((many, value) => Array<number>(many).fill(value));
}

/** A seat's bonus chips, each by its kind. */
export function chipsOf(players: Players, seat: number): number[] {
  const kinds = players.chips.length / players.hands.length;
  return part(players.chips, seat, kinds).flatMap((many, kind) => Array<number>(many).fill(kind));
}

/** Whose turn it is to do something, and what it is called. */
const CALLED: Record<string, string> = {
  start_picks: "pick_start",
  pick_openly: "pick_start",
  auction: "bid",
  guild_master: "move_guild",
  guild_alone: "move_guild",
  choose_marker: "take_marker",
  splitting: "split_cargo",
  picking: "take_pile",
  exile_vote: "exile",
  exile_choice: "exile",
  escaping: "escape",
  splitting_loot: "split_loot",
  leaving_pile: "leave_pile",
  tax_cogs: "pay_tax",
  fighting: "commit",
  demanding: "demand",
  start_swap: "starting",
  landing: "land",
};

const PHASES: readonly (readonly string[])[] = [
  [],
  ["market", "auction", "order", "production"],
  ["guild_master", "guild_alone"],
];
const TURNS = 3;
const OVER = 4;

/** The phase of the round, by its place in the list of names. */
export function phaseOf(view: View): number {
  if (view.now.result) return OVER;
  if (!view.now.round) return 0;
  const steps = view.now.agenda.map(({ step }) => step as string);
  const found = PHASES.findIndex((phase) => phase.some((step) => steps.includes(step)));
  return found < 0 ? TURNS : found;
}

export function waiting(view: View): { called: string; seats: number[] } {
  const step = view.now.agenda.at(-1)?.step ?? "";
  return { called: CALLED[step] ?? step, seats: view.now.asked.map(([seat]) => seat) };
}
