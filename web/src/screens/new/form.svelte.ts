import type { Fit, GameInfo, NewTable, PaceInfo, Preset, SetupRequest } from "../../protocol/wire";

export const PACES = {
  none: {},
  move: { each: 120 },
  live: { bank: 1200, increment: 20 },
  days: { each: 2 * 24 * 3600, bank: 7 * 24 * 3600 },
} as const satisfies Record<string, PaceInfo>;
export type PaceName = keyof typeof PACES;

/** Where friends play: each on a screen of his own, all on this one, or round a big one in the middle. */
export type Screens = "own" | "pass" | "middle";

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** A new table as it is being agreed on. */
export class TableForm {
  /** The bot on each seat; nothing where a person sits. The first seat is one's own. */
  seats = $state.raw<readonly string[]>([]);
  edition = $state("");
  variants = $state.raw<readonly string[]>([]);
  readings = $state.raw<Readonly<Record<string, string>>>({});
  /** The texts of files that are put in. */
  data = $state.raw<Readonly<Record<string, string>>>({});
  private chosenScreens = $state<Screens>("own");
  /** What those are called who play on this screen too, by seat. */
  names = $state.raw<Readonly<Record<number, string>>>({});
  /** The clock that was chosen; until then people who play together have one, and nobody else. */
  private chosenPace = $state<PaceName | null>(null);
  /** What the server says of it. */
  fits = $state.raw<Fit | null>(null);
  private taken = $state("");

  constructor(
    readonly game: GameInfo,
    /** Who sits down on a new seat. */
    private readonly bot = game.usual_bot,
  ) {
    const [first] = game.presets;
    if (first) this.take(first);
    else this.resize(game.usual_seats);
  }

  /** What comes along unticked, each with its cause; the number of seats is an empty one. */
  readonly brought = $derived<Readonly<Record<string, string>>>(this.fits?.brought ?? {});
  /** The preset that was taken, as long as nothing in it was changed. */
  readonly preset = $derived.by(() => this.game.presets.find((one) => one.name === this.taken && this.isLike(one)));
  readonly invited = $derived(this.seats.slice(1).filter((bot) => !bot).length);
  get pace(): PaceName {
    return this.chosenPace ?? (this.invited && this.screens !== "pass" ? "live" : "none");
  }
  /** Has a clock come along with friends, without being chosen? */
  get paceGiven(): boolean {
    return this.chosenPace === null && this.pace === "live";
  }
  set pace(pace: PaceName) {
    this.chosenPace = pace;
  }
  /** Only with friends is there a choice. */
  get screens(): Screens {
    return this.invited ? this.chosenScreens : "own";
  }
  set screens(screens: Screens) {
    this.chosenScreens = screens;
  }
  /** The game's bots that belong to no level. */
  get otherBots(): readonly string[] {
    return this.game.bots.filter((bot) => !this.game.levels?.includes(bot));
  }
  readonly bots = $derived(this.seats.filter(Boolean).length);

  private isLike(preset: Preset): boolean {
    const { edition, variants, fits } = preset;
    const plain = Object.values(this.readings).every((answer) => !answer);
    return edition === this.edition && plain && fits.includes(this.seats.length) && same(variants, this.variants);
  }

  /** Fill in everything as this preset has it; the clock stays. */
  take(preset: Preset): void {
    this.taken = preset.name;
    this.edition = preset.edition;
    this.readings = {};
    this.variants = preset.variants;
    this.resize(preset.seats);
  }

  /** So many play. New seats get bots; whoever is alone plays a game for one. */
  resize(count: number): void {
    this.seats = Array.from({ length: count }, (_, at) => (at ? (this.seats[at] ?? this.bot) : ""));
    const forOne = this.game.together.filter(({ seats }) => Math.max(...seats) === 1).map(({ name }) => name);
    if (count > 1) this.variants = this.variants.filter((one) => !forOne.includes(one));
    else if (!this.variants.some((one) => forOne.includes(one))) {
      this.variants = [...this.variants, ...forOne.slice(0, 1)];
    }
  }

  call(seat: number, name: string): void {
    this.names = { ...this.names, [seat]: name };
  }

  /** The names of all who play on this screen, in the order of their seats; each has one. */
  called(own: string, other: (seat: number) => string): string[] {
    const people = this.seats.flatMap((bot, seat) => (bot ? [] : [seat]));
    return people.map((seat) => (seat ? this.names[seat]?.trim() || other(seat) : own));
  }

  sit(seat: number, bot: string): void {
    this.seats = this.seats.map((old, at) => (at === seat ? bot : old));
  }

  tick(variant: string, on: boolean): void {
    const others = this.variants.filter((one) => one !== variant);
    this.variants = on ? [...others, variant] : others;
  }

  /** Readings that are answered otherwise than the edition does. */
  get chosenReadings(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.readings).filter(([, answer]) => answer));
  }

  /** What is agreed on, but for files that are put in. */
  get agreed(): SetupRequest {
    const { edition, variants, chosenReadings: readings } = this;
    return { seats: this.seats.length, edition, variants, readings };
  }

  request(name: string): NewTable {
    return {
      game: this.game.name,
      seats: this.seats.map((bot) => ({ bot })),
      name,
      edition: this.edition,
      variants: this.variants,
      readings: this.chosenReadings,
      data: this.data,
      ...PACES[this.pace],
      clock: this.pace === "none" ? "none" : "",
      middle: this.screens === "middle",
    };
  }
}
