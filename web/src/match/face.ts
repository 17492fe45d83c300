import type { Component, Snippet } from "svelte";
import type { MovePreview, GameEvent, GameView } from "../net/gameTypes";
import type { Choice, Refusal, Vocabulary } from "../protocol/wire";
import type { Drafts } from "./drafts";
import type { LedgerFace } from "./ledger";
import type { Previews } from "./previews.svelte";
import type { Ui } from "./ui.svelte";
import type { Kinds } from "../words/phrases";
import type { Made, Option, Question, Story } from "../words/story";

/** The drawing and selection of values of one kind in the vocabulary. */
export interface Shows {
  /** The name of the piece, for `Piece` and `pieceName`. */
  readonly piece: string;
  /** Whether the values can also be tapped on the board, each at the place of its number. */
  readonly onBoard?: boolean;
}

export interface DockProps {
  readonly mine: boolean;
  readonly open: boolean;
  readonly label: string;
  readonly children: Snippet;
}

export interface PieceProps<V> {
  readonly piece: string;
  readonly at: number;
  readonly where: "token" | "choice" | "pile";
  readonly view: V;
  readonly story: Story;
}

export interface PreviewProps<V> {
  readonly preview: MovePreview;
  readonly view: V;
  readonly story: Story;
  readonly ui: Ui;
}

/** The question in words: the events before it, the task, and the places and seats that it mentions. */
export interface Asking {
  readonly title: string;
  readonly note: string;
  readonly places: readonly number[];
  readonly seats: readonly number[];
}

/** The text of the main button: a title, which names the action, and a note below it. */
export interface Deed {
  readonly title: string;
  readonly note: string;
}

/** One value of a choice: its words, its piece, and its place on the board, which can be tapped too (-1 is none). */
export interface ValueShown extends Deed {
  readonly piece: { readonly name: string; readonly at: number } | null;
  readonly place: number;
}

/** The parts of the client that differ from game to game, except its table. */
export interface GameFace<V extends GameView = GameView> {
  /** The game's name, the same in every language. */
  readonly title: string;
  /** The board alone, to look at but not to touch. */
  readonly Board: Component<{ view: V; story: Story }> | null;
  /** A player's sign, shown next to the name. */
  readonly Seat: Component<{ seat: number; sign: string; size?: number }>;
  /** The effect of the answer in progress. */
  readonly Preview: Component<PreviewProps<V>>;
  /** A drawing of a table's equipment, such as a map, for people who have not sat down; drawn from view sections. */
  readonly Data: (() => Promise<{ default: Component<{ sections: Readonly<Record<string, unknown>> }> }>) | null;
  /** One piece, as it is drawn on a button. */
  readonly Piece: Component<PieceProps<V>> | null;
  /** Help for filling a bag, shown while the answer to this question is incomplete. */
  readonly BagHelp: Component<{ question: Question; view: V; story: Story }> | null;
  /** The sign of the coach who advises players of this game. */
  readonly CoachSign: Component | null;
  /** Composers for shapes of question that only this game has, or that it composes in its own way. */
  readonly composers: Readonly<Record<string, Component<ComposerProps<never, V>>>>;
  /** The frame of the dock, DockGrid, if the game's answers lie in ten cells that never move. */
  readonly grid?: Component<DockProps>;
  /** The addresses of Fluent files with the game's own sentences, by language. */
  readonly texts: Readonly<Record<string, string>>;
  /** Kinds of fields in the game's vocabulary, in addition to the general kinds. */
  readonly kinds: Kinds;
  /** Moves that end something: they stand last and are not emphasized. */
  readonly endings: readonly string[];
  /** Events that are an answer by the player in their field `to`. */
  readonly answers?: readonly string[];
  /** Moves that are sent immediately if nothing is left to choose, each with its own button. */
  readonly direct: readonly string[];
  /** The way in which values of this kind are shown; null if words are enough. */
  shows(kind: string): Shows | null;
  /** The name of a piece. */
  pieceName(story: Story, piece: string, at: number): string;
  optionLabel(story: Story, view: V, option: Option): string;
  valueLabel(story: Story, view: V, move: string, value: number, of: number): string;
  /** The question, explained by the events before it. */
  ask(story: Story, view: V, question: Question, events: readonly GameEvent[]): Asking;
  /** The main button's text for an answer. */
  deed(story: Story, view: V, made: Made, preview: MovePreview | undefined): Deed;
  /** One value of a choice on its button; null if `valueLabel` is enough. */
  valueShown(
    story: Story,
    view: V,
    question: Choice,
    value: number,
    preview: MovePreview | undefined,
  ): ValueShown | null;
  /** The value of a piece at the end; 0 if that is meaningless. */
  worthOf(view: V, piece: string, at: number): number;
  /** The place on the board where an option leads; -1 is none. */
  placeOf(view: V, option: Option): number;
  /** The move of an option that leaves nothing to choose; null for any other option. */
  whole(option: Option): Made | null;
  /** Every player's points towards the win; empty if a single number per player cannot express them. */
  points(view: V): readonly number[];
  /** The players who must act, and the name of their task. */
  waiting(view: V): { readonly called: string; readonly seats: readonly number[] };
  /** The game's part of the ledger; without it, each event is a sentence. */
  readonly ledger?: LedgerFace;
  /** The main event of a step, in a word or two; empty if there is none. */
  stepName(story: Story, events: readonly GameEvent[]): string;
  /** The places and seats that an event mentions, so that its line can light them up. */
  targetsOf(
    event: GameEvent,
    vocabulary: Vocabulary,
  ): { readonly places: readonly number[]; readonly seats: readonly number[] };
}

/** The properties of every composer. Composers know the shape of their question, but no rules. */
export interface ComposerProps<Q, V extends GameView = GameView> {
  readonly question: Q;
  readonly face: GameFace;
  readonly story: Story;
  readonly view: V;
  readonly ui: Ui;
  readonly drafts: Drafts;
  readonly previews?: Previews | undefined;
  readonly send: (made: Made) => void;
  readonly back?: (() => void) | undefined;
  /** For a menu: sends a move that answers no question, such as an offer. */
  readonly sendAside?: ((made: Made) => void) | undefined;
  /** For a menu: actions that a player might expect but cannot take now. */
  readonly refusals?: readonly Refusal[];
}
