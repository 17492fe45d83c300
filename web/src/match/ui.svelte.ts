/** Something on the board that can be tapped now. */
export interface Lit {
  readonly label: string;
  readonly chosen?: boolean;
  readonly run: () => void;
}

/** A question behind another: what it is called, what it says, and by which rule. */
export interface Inner {
  readonly title: string;
  readonly note: string;
  readonly rule: string;
}

/** So many pieces would come; certain if nobody can change that any more. */
export interface Coming {
  readonly many: number;
  readonly certain: boolean;
}

export interface Held {
  readonly confirm: () => void;
  /** What a digit chooses, where it is not a place. */
  readonly digit?: ((digit: number) => void) | undefined;
  readonly back?: (() => void) | undefined;
}

const FADE = 3000;

/** What is open on the screen, and what glows on the board. */
export class Ui {
  /** The move whose composer is open behind a menu. */
  composed = $state("");
  lit = $state.raw<Record<number, Lit>>({});
  /** Places of the board and seats that a line of the log speaks of. */
  glowPlaces = $state.raw<readonly number[]>([]);
  glowSeats = $state.raw<readonly number[]>([]);
  /** Places that a coach would go to. */
  advised = $state.raw<readonly number[]>([]);
  /** Places and seats that the open question speaks of. */
  askedPlaces = $state.raw<readonly number[]>([]);
  askedSeats = $state.raw<readonly number[]>([]);
  /** What the answer in hand would bring to these places. */
  coming = $state.raw<Readonly<Record<number, Coming>>>({});
  /** What the answer in hand takes of one's own, by the name of the piece. */
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

  /** What glows goes out by itself. */
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

  /** What a composer lights up goes out with it, but not what another has lit since. */
  light(lit: Record<number, Lit>): () => void {
    this.lit = lit;
    return () => {
      if (this.lit === lit) this.lit = {};
    };
  }

  /** What the open question speaks of glows until it is answered. */
  speakOf(places: readonly number[], seats: readonly number[]): () => void {
    this.askedPlaces = places;
    this.askedSeats = seats;
    return () => {
      if (this.askedPlaces === places) this.askedPlaces = this.askedSeats = [];
    };
  }

  /** What is chosen so far of one's own, until it is sent or given up. */
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
