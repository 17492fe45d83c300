import { isWithoutServer } from "../../net/link";
import type { Fit, GameInfo, NewTable, PaceInfo, Preset, SetupRequest } from "../../protocol/wire";

export const PACES = {
  none: {},
  move: { each: 120 },
  live: { bank: 1200, increment: 20 },
  days: { each: 2 * 24 * 3600, bank: 7 * 24 * 3600 },
} as const satisfies Record<string, PaceInfo>;
export type PaceName = keyof typeof PACES;

/** The screens of friends: one for each player, this one for all, or a big one in the middle. */
export type Screens = "own" | "pass" | "middle";

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** The form of a new table. */
export class TableForm {
  /** The bot on each seat; empty for a person. The first seat is the player's own. */
  seats = $state.raw<readonly string[]>([]);
  edition = $state("");
  variants = $state.raw<readonly string[]>([]);
  readings = $state.raw<Readonly<Record<string, string>>>({});
  /** The texts of supplied files. */
  data = $state.raw<Readonly<Record<string, string>>>({});
  private chosenScreens = $state<Screens>("own");
  /** The names of other players on this screen, by seat. */
  names = $state.raw<Readonly<Record<number, string>>>({});
  /** The chosen clock; null until the player chooses one. */
  private chosenPace = $state<PaceName | null>(null);
  /** The server's check of the setup. */
  fits = $state.raw<Fit | null>(null);
  private taken = $state("");

  constructor(
    readonly game: GameInfo,
    /** The usual bot for a new seat. */
    private readonly bot = game.usual_bot,
  ) {
    const [first] = game.presets;
    if (first) this.take(first);
    else this.resize(game.usual_seats);
  }

  /** Variants that were not ticked but are implied, each with its cause; an empty cause is the number of seats. */
  readonly brought = $derived<Readonly<Record<string, string>>>(this.fits?.brought ?? {});
  /** The chosen preset, as long as nothing in it was changed. */
  readonly preset = $derived.by(() => this.game.presets.find((one) => one.name === this.taken && this.isLike(one)));
  readonly invited = $derived(this.seats.slice(1).filter((bot) => !bot).length);
  get pace(): PaceName {
    return this.chosenPace ?? (this.invited && this.screens !== "pass" ? "live" : "none");
  }
  /** Whether the clock was not chosen, but set because friends play. */
  get paceGiven(): boolean {
    return this.chosenPace === null && this.pace === "live";
  }
  set pace(pace: PaceName) {
    this.chosenPace = pace;
  }
  /** The chosen screens; if no friends play, or none can come from another device, there is no choice. */
  get screens(): Screens {
    if (!this.invited) return "own";
    return isWithoutServer() ? "pass" : this.chosenScreens;
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

  /** Fill in everything from this preset, except the clock. */
  take(preset: Preset): void {
    this.taken = preset.name;
    this.edition = preset.edition;
    this.readings = {};
    this.variants = preset.variants;
    this.resize(preset.seats);
  }

  /** Set the number of players. New seats get bots; a single player gets a solo variant. */
  resize(count: number): void {
    this.seats = Array.from({ length: count }, (_, at) => (at ? (this.seats[at] ?? this.bot) : ""));
    const forOne = this.game.together.filter(({ seats }) => Math.max(...seats) === 1).map(({ name }) => name);
    if (count > 1) this.variants = this.variants.filter((one) => !forOne.includes(one));
    else if (!this.variants.some((one) => forOne.includes(one))) {
      this.variants = [...this.variants, ...forOne.slice(0, 1)];
    }
  }

  setName(seat: number, name: string): void {
    this.names = { ...this.names, [seat]: name };
  }

  /** The names of all players on this screen, by seat; `other` names players who gave no name. */
  playerNames(own: string, other: (seat: number) => string): string[] {
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

  /** The chosen answers to readings; other readings follow the edition. */
  get chosenReadings(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.readings).filter(([, answer]) => answer));
  }

  /** The setup without the supplied files. */
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
