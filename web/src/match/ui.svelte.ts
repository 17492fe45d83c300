/** Something on the board that can be tapped now. */
export interface Lit {
  readonly label: string;
  readonly chosen?: boolean;
  readonly run: () => void;
}

/** A question behind another: its title, its text, and its rule. */
export interface Inner {
  readonly title: string;
  readonly note: string;
  readonly rule: string;
}

/** The number of pieces that would come; certain if nobody can change it any more. */
export interface Coming {
  readonly many: number;
  readonly certain: boolean;
}

export interface Held {
  readonly confirm: () => void;
  /** The choice of a digit key, if it is not a place. */
  readonly digit?: ((digit: number) => void) | undefined;
  readonly back?: (() => void) | undefined;
}

const FADE = 3000;

/** Open parts of the screen, and glowing parts of the board. */
export class Ui {
  /** The move whose composer is open behind a menu. */
  composed = $state("");
  lit = $state.raw<Record<number, Lit>>({});
  /** Places and seats mentioned by a line of the log. */
  glowPlaces = $state.raw<readonly number[]>([]);
  glowSeats = $state.raw<readonly number[]>([]);
  /** Places that a coach would go to. */
  advised = $state.raw<readonly number[]>([]);
  /** Places and seats mentioned by the open question. */
  askedPlaces = $state.raw<readonly number[]>([]);
  askedSeats = $state.raw<readonly number[]>([]);
  /** The gain of these places from the answer in progress. */
  coming = $state.raw<Readonly<Record<number, Coming>>>({});
  /** The cost of the answer in progress, by the name of the piece. */
  picked = $state.raw<Readonly<Record<string, readonly number[]>>>({});
  /** The place that is looked at. */
  focus = $state(-1);
  /** The question of the composer that is open behind a menu. */
  inner = $state.raw<Inner | null>(null);
  rule = $state<string | null>(null);
  private openPlace = $state(-1);
  private openSheet = $state<string | null>(null);
  private held: Held[] = [];
  private fading = 0;

  glow(places: readonly number[], seats: readonly number[]): void {
    window.clearTimeout(this.fading);
    this.glowPlaces = places;
    this.glowSeats = seats;
  }

  /** The glow ends automatically. */
  fade(): void {
    window.clearTimeout(this.fading);
    this.fading = window.setTimeout(() => this.glow([], []), FADE);
  }

  /** The sheet that is open. One opens at a time; only a rule lies over another. */
  get sheet(): string | null {
    return this.openSheet;
  }
  set sheet(sheet: string | null) {
    this.openSheet = sheet;
    if (sheet === null) return;
    this.openPlace = -1;
    this.rule = null;
  }

  /** The place whose sheet is open. */
  get place(): number {
    return this.openPlace;
  }
  set place(place: number) {
    this.openPlace = place;
    if (place < 0) return;
    this.openSheet = null;
    this.rule = null;
  }

  /** Something lies over the table. */
  get covered(): boolean {
    return this.openSheet !== null || this.openPlace >= 0 || this.rule !== null;
  }

  /** Opens a sheet; closes it where it is open. */
  toggle(sheet: string): void {
    this.sheet = this.openSheet === sheet && this.rule === null ? null : sheet;
  }

  /** Closes what lies on top; false if nothing does. */
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

  /** A composer's highlights end with it, but not those that another has set since. */
  light(lit: Record<number, Lit>): () => void {
    this.lit = lit;
    return () => {
      if (this.lit === lit) this.lit = {};
    };
  }

  /** Parts mentioned by the open question glow until it is answered. */
  speakOf(places: readonly number[], seats: readonly number[]): () => void {
    this.askedPlaces = places;
    this.askedSeats = seats;
    return () => {
      if (this.askedPlaces === places) this.askedPlaces = this.askedSeats = [];
    };
  }

  /** The player's choice so far, until it is sent or abandoned. */
  pick(picked: Readonly<Record<string, readonly number[]>>): () => void {
    this.picked = picked;
    return () => {
      if (this.picked === picked) this.picked = {};
    };
  }

  /** The composer that Enter and Escape are meant for: the one that was opened last. */
  get top(): Held | undefined {
    return this.held.at(-1);
  }

  hold(held: Held): () => void {
    this.held.push(held);
    return () => (this.held = this.held.filter((one) => one !== held));
  }

  openRule(rule: string): void {
    this.rule = rule;
  }
}
