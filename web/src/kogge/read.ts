import type { View } from "../protocol";

export const CITIES = 9;
export const GOODS = 4;
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
  return Array.from({ length: CITIES }, (_, number) => ({
    number,
    goods: part(view.board.goods, number, GOODS),
    sites: range(SITES).map((at) => site(view, number * SITES + at)),
    exits: range(EXITS).map((at) => exit(view, number * EXITS + at, known)),
    raided: seats(view).filter((seat) => ((view.board.raided[number] ?? 0) >> seat) & 1),
    cogs: seats(view).filter((seat) => view.fleet.cogs[seat] === number),
    guild: view.fleet.guild === number,
  }));
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

/** The two ways out of a city. */
export function exitsOf(view: View, city: number): readonly Exit[] {
  return cities(view)[city]?.exits ?? [];
}

/** How many offices and chips stand for a seat, by the pieces that are left. */
export function development(view: View, seat: number, offices: number): number {
  return offices - (view.players.offices[seat] ?? offices) + chipsOf(view, seat).length;
}

/** A seat's bonus chips, each by its kind. */
export function chipsOf(view: View, seat: number): number[] {
  const kinds = view.players.chips.length / view.setup.seats;
  return part(view.players.chips, seat, kinds).flatMap((many, kind) => Array<number>(many).fill(kind));
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
};

export function waiting(view: View): { called: string; seats: number[] } {
  const step = view.now.agenda.at(-1)?.step ?? "";
  return { called: CALLED[step] ?? step, seats: view.now.asked.map(([seat]) => seat) };
}
