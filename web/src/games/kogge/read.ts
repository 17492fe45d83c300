import type { Players, View } from "../../protocol/kogge";

export const GOODS = 4;
const VALUES = 9;
const SITES = 2;
const EXITS = 2;
const FACE_UP = -1;
const NONE = -1;

export interface Exit {
  readonly slot: number;
  /** The city to which the route leads; -1 if this viewer does not know it. */
  readonly to: number;
  readonly covered: boolean;
  /** Whether the route is covered but known to this viewer. */
  readonly secret: boolean;
}

export interface Site {
  readonly seat: number;
  readonly goods: readonly number[];
}

export interface City {
  /** The city's index in the lists. */
  readonly at: number;
  /** The city's number: its own, or that of its crest. */
  readonly number: number;
  readonly goods: readonly number[];
  readonly sites: readonly Site[];
  readonly exits: readonly Exit[];
  readonly raided: readonly number[];
  readonly cogs: readonly number[];
  readonly guild: boolean;
}

/** The cities, read from the board's flat lists. */
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

/** A function that keeps unchanged cities identical from view to view, so that only changed ones are redrawn. */
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

/** A city's number; the last city has the number of its crest, or -1 before there is one. */
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

/** The number of cities that the guild master has walked; capped, because his last step can go too far. */
export function walkedCityCount(view: View): number {
  return Math.min(view.fleet.walked, view.ends.walk);
}

/** The two ways out of a city. */
export function exitsOf(view: View, city: number): readonly Exit[] {
  return cities(view)[city]?.exits ?? [];
}

/** The pirate's seat, or -1 if there is none, and its noted points. */
export function pirateOf(players: Players): { seat: number; noted: number } {
  const { pirate = NONE, noted = 0 } = players as { readonly pirate?: number; readonly noted?: number };
  return { seat: pirate, noted };
}

/** The fewest development points with which any player can win. */
export const toWinOf = (view: View): number => Math.min(...view.ends.to_win);

/** The development points of a seat. */
export function development(players: Players, seat: number): number {
  return players.development[seat] ?? 0;
}

/** A seat's bid in this round. */
export function bidOf(players: Players, seat: number): number[] {
  return (players.bids[seat] ?? []).flatMap((many, value) => Array<number>(many).fill(value));
}

/** A seat's bonus chips, by kind. */
export function chipsOf(players: Players, seat: number): number[] {
  const kinds = players.chips.length / players.hands.length;
  return part(players.chips, seat, kinds).flatMap((many, kind) => Array<number>(many).fill(kind));
}

/** The name of the task that each kind of step waits for. */
const TASK_NAMES: Record<string, string> = {
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

/** The phase of the round, as an index into the list of phase names. */
export function phaseOf(view: View): number {
  if (view.now.result) return OVER;
  if (!view.now.round) return 0;
  const steps = view.now.agenda.map(({ step }) => step as string);
  const found = PHASES.findIndex((phase) => phase.some((step) => steps.includes(step)));
  return found < 0 ? TURNS : found;
}

export function waiting(view: View): { called: string; seats: number[] } {
  const step = view.now.agenda.at(-1)?.step ?? "";
  return { called: TASK_NAMES[step] ?? step, seats: view.now.asked.map(([seat]) => seat) };
}

/** The city of the player's own cog; -1 for spectators, and before the first office. */
export function ownCity(view: View): number {
  return view.own ? (view.fleet.cogs[view.own.seat] ?? -1) : -1;
}
