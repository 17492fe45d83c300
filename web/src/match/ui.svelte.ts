/** A place on the board that can be tapped now. */
export interface LitPlace {
  readonly label: string;
  readonly chosen?: boolean;
  readonly run: () => void;
}

/** A question within another: its title, its text, and its rule. */
export interface InnerQuestion {
  readonly title: string;
  readonly note: string;
  readonly rule: string;
}

/** A number of expected pieces; certain if nobody can change it any more. */
export interface ExpectedPieces {
  readonly many: number;
  readonly certain: boolean;
}

/** The actions of Enter, digits and Escape while a composer or the recap is open. */
export interface KeyActions {
  readonly confirm: () => void;
  /** The effect of a digit key, if the digit does not stand for a place. */
  readonly digit?: ((digit: number) => void) | undefined;
  readonly back?: (() => void) | undefined;
}

const FADE_TIME = 3000;

/** The open parts of the screen, and the glowing parts of the board. */
export class Ui {
  /** The move whose composer is open behind a menu. */
  composed = $state("");
  lit = $state.raw<Record<number, LitPlace>>({});
  /** Places and seats mentioned by a line of the log. */
  glowPlaces = $state.raw<readonly number[]>([]);
  glowSeats = $state.raw<readonly number[]>([]);
  /** Places that a coach recommends. */
  advised = $state.raw<readonly number[]>([]);
  /** Places and seats mentioned by the open question. */
  askedPlaces = $state.raw<readonly number[]>([]);
  askedSeats = $state.raw<readonly number[]>([]);
  /** The pieces that each place would gain from the answer in progress. */
  coming = $state.raw<Readonly<Record<number, ExpectedPieces>>>({});
  /** The pieces that the answer in progress would use, by the name of the piece. */
  picked = $state.raw<Readonly<Record<string, readonly number[]>>>({});
  /** How the player's own pieces are added to the answer in progress, by the name of the piece. */
  takes = $state.raw<Readonly<Record<string, (at: number) => void>>>({});
  /** The place under the pointer or the focus. */
  focus = $state(-1);
  /** The question of the composer that is open behind a menu. */
  inner = $state.raw<InnerQuestion | null>(null);
  rule = $state<string | null>(null);
  private openPlace = $state(-1);
  private openSheet = $state<string | null>(null);
  private keyActions: KeyActions[] = [];
  private fading = 0;

  glow(places: readonly number[], seats: readonly number[]): void {
    window.clearTimeout(this.fading);
    this.glowPlaces = places;
    this.glowSeats = seats;
  }

  /** Let the glow end after a while. */
  fade(): void {
    window.clearTimeout(this.fading);
    this.fading = window.setTimeout(() => this.glow([], []), FADE_TIME);
  }

  /** The open sheet. Only one is open at a time, but a rule may lie over it. */
  get sheet(): string | null {
    return this.openSheet;
  }
  set sheet(sheet: string | null) {
    this.openSheet = sheet;
    if (sheet === null) return;
    this.openPlace = -1;
    this.rule = null;
  }

  /** The place whose sheet is open, or -1. */
  get place(): number {
    return this.openPlace;
  }
  set place(place: number) {
    this.openPlace = place;
    if (place < 0) return;
    this.openSheet = null;
    this.rule = null;
  }

  /** Whether something covers the table. */
  get covered(): boolean {
    return this.openSheet !== null || this.openPlace >= 0 || this.rule !== null;
  }

  /** Open a sheet, or close it if it is open. */
  toggle(sheet: string): void {
    this.sheet = this.openSheet === sheet && this.rule === null ? null : sheet;
  }

  /** Close the top layer; return whether there was one. */
  uncover(): boolean {
    if (!this.covered) return false;
    if (this.rule !== null) this.rule = null;
    else if (this.openPlace >= 0) this.openPlace = -1;
    else this.openSheet = null;
    return true;
  }

  tap(place: number): void {
    const lit = this.lit[place];
    if (lit) lit.run();
    else this.place = this.place === place ? -1 : place;
  }

  /** Light up places for a composer; return a function that turns off these lights, but no later ones. */
  light(lit: Record<number, LitPlace>): () => void {
    this.lit = lit;
    return () => {
      if (this.lit === lit) this.lit = {};
    };
  }

  /** Let the places and seats mentioned by a question glow; return a function that ends the glow. */
  speakOf(places: readonly number[], seats: readonly number[]): () => void {
    this.askedPlaces = places;
    this.askedSeats = seats;
    return () => {
      if (this.askedPlaces === places) this.askedPlaces = this.askedSeats = [];
    };
  }

  /** Set the pieces of the player's choice so far, and how to add one; return a function that clears the choice. */
  pick(
    picked: Readonly<Record<string, readonly number[]>>,
    takes: Readonly<Record<string, (at: number) => void>> = {},
  ): () => void {
    this.picked = picked;
    this.takes = takes;
    return () => {
      if (this.picked === picked) this.picked = {};
      if (this.takes === takes) this.takes = {};
    };
  }

  /** The actions of the keys now: those bound last. */
  get activeKeys(): KeyActions | undefined {
    return this.keyActions.at(-1);
  }

  /** Bind the keys to these actions; return a function that unbinds them. */
  bindKeys(actions: KeyActions): () => void {
    this.keyActions.push(actions);
    return () => (this.keyActions = this.keyActions.filter((one) => one !== actions));
  }

  openRule(rule: string): void {
    this.rule = rule;
  }
}
