import type { Component } from "svelte";
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
  /** The name of the drawing in `Piece`, and of the table with its names. */
  readonly piece: string;
  /** They can be tapped on the board too, each at the place of its number. */
  readonly onBoard?: boolean;
  /** On a small screen they can be tapped only on the board. */
  readonly boardOnly?: boolean;
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

/** The question in words: who did what and where, the task, and the places it mentions. */
export interface Asking {
  readonly title: string;
  readonly note: string;
  readonly places: readonly number[];
  readonly seats: readonly number[];
}

/** The text of the main button: the deed, and a note about it. */
export interface Deed {
  readonly title: string;
  readonly note: string;
}

/** One value of a choice: its words, its piece, and its place on the board, which can be tapped too (-1 is none). */
export interface ValueShown extends Deed {
  readonly piece: { readonly name: string; readonly at: number } | null;
  readonly place: number;
}

/** Options of one kind of move behind one button; `previewOf` knows the effect of a complete one. */
export interface ActionProps<V> {
  readonly options: readonly Option[];
  readonly view: V;
  readonly story: Story;
  readonly previewOf: (made: Made | null) => MovePreview | undefined;
}

/** The parts of the client that differ from game to game, except its table. */
export interface GameFace<V extends GameView = GameView> {
  /** The game's name, the same in every language. */
  readonly title: string;
  /** The board alone, to be looked at and not touched. */
  readonly Board: Component<{ view: V; story: Story }> | null;
  /** A player's sign next to the name. */
  readonly Seat: Component<{ seat: number; sign: string; size?: number }>;
  /** The effect of the answer in progress. */
  readonly Preview: Component<PreviewProps<V>>;
  /** The equipment of a table, such as a map, before a player sits down: some sections of its views. */
  readonly Data: (() => Promise<{ default: Component<{ sections: Readonly<Record<string, unknown>> }> }>) | null;
  /** One piece, as it is drawn on a button. */
  readonly Piece: Component<PieceProps<V>> | null;
  /** Help for filling a bag of this question, below it; shown while it is empty. */
  readonly Beside: Component<{ question: Question; view: V; story: Story }> | null;
  /** The content of an action's button: sign, verb, cost and effect. */
  readonly Action: Component<ActionProps<V>> | null;
  /** The sign before actions that stand together. */
  readonly ClusterSign: Component<{ cluster: string }> | null;
  /** Composers for shapes of question that only this game has, or asks in its own way. */
  readonly composers: Readonly<Record<string, Component<Composed<never, V>>>>;
  /** Its answers lie in the ten places of a dock that never moves: see DockGrid. */
  readonly grid?: boolean;
  /** Sentences of its own, by language: addresses of Fluent files. */
  readonly texts: Readonly<Record<string, string>>;
  /** Kinds of fields in its vocabulary, in addition to the general ones. */
  readonly kinds: Kinds;
  /** Moves that end something: they stand last and are not emphasized. */
  readonly endings: readonly string[];
  /** Events that are an answer of the player they are addressed to. */
  readonly answers?: readonly string[];
  /** Moves that are sent immediately if nothing is left to choose, each with a button of its own. */
  readonly direct: readonly string[];
  /** How values of this kind are shown; null if words are enough. */
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
  /** The sentence that names the group to which an action belongs; empty for an action on its own. */
  clusterOf(move: string): string;
  /** Why something cannot be done, in a few words behind its name. */
  shortReason(story: Story, view: V, refusal: Refusal): string;
  /** The value of a piece at the end; 0 if that is meaningless. */
  worthOf(view: V, piece: string, at: number): number;
  /** The place on the board where an option leads; -1 is none. */
  placeOf(view: V, option: Option): number;
  /** The move of an option that leaves nothing to choose; null for others. */
  whole(option: Option): Made | null;
  /** Every player's points towards the win; empty if a single number per player cannot express them. */
  points(view: V): readonly number[];
  /** The players who must act, and the name of their task. */
  waiting(view: V): { readonly called: string; readonly seats: readonly number[] };
  /** How events are shown in the ledger; without it, each is a sentence. */
  readonly ledger?: LedgerFace;
  /** The main event of a step, in a word or two; null if there is none. */
  stepName(story: Story, events: readonly GameEvent[]): string;
  /** The places and seats that an event mentions, so that its line can light them up. */
  targetsOf(
    event: GameEvent,
    vocabulary: Vocabulary,
  ): { readonly places: readonly number[]; readonly seats: readonly number[] };
}

/** The properties of every composer. It knows the shape of its question and no rule. */
export interface Composed<Q, V extends GameView = GameView> {
  readonly question: Q;
  readonly face: GameFace;
  readonly story: Story;
  readonly view: V;
  readonly ui: Ui;
  readonly drafts: Drafts;
  readonly previews?: Previews | undefined;
  readonly send: (made: Made) => void;
  readonly back?: (() => void) | undefined;
  /** For a menu: actions that a player might expect but cannot take now. */
  readonly refusals?: readonly Refusal[];
}
