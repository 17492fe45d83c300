import type { Component } from "svelte";
import type { MovePreview, GameEvent, GameView } from "../net/game";
import type { Choice, Refusal, Vocabulary } from "../protocol/wire";
import type { Drafts } from "./drafts";
import type { Previews } from "./previews.svelte";
import type { Ui } from "./ui.svelte";
import type { Kinds } from "../words/phrases";
import type { Made, Option, Question, Story } from "../words/story";

/** How values of one kind of the vocabulary are drawn and tapped. */
export interface Shows {
  /** What `Piece` draws of it; also the table of its names. */
  readonly piece: string;
  /** They are tapped on the board too, each at the place of its number. */
  readonly onBoard?: boolean;
  /** On a small screen they are tapped on the board alone. */
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

/** What is asked, in words: who did what and where, what is wanted, and what that speaks of. */
export interface Asking {
  readonly title: string;
  readonly note: string;
  readonly places: readonly number[];
  readonly seats: readonly number[];
}

/** What the main button says: the deed, and what to know of it. */
export interface Deed {
  readonly title: string;
  readonly note: string;
}

/** One value of a choice: its words, its piece, and the place on the board where it is tapped too (-1 is none). */
export interface ValueShown extends Deed {
  readonly piece: { readonly name: string; readonly at: number } | null;
  readonly place: number;
}

/** Options of one kind of move behind one button; `previewOf` knows what a whole one would come to. */
export interface ActionProps<V> {
  readonly options: readonly Option[];
  readonly view: V;
  readonly story: Story;
  readonly previewOf: (made: Made | null) => MovePreview | undefined;
}

/** Everything that the client shows of one game and not of another, but for its table. */
export interface GameFace<V extends GameView = GameView> {
  /** Its name, the same in every language. */
  readonly title: string;
  /** The board alone, to be looked at and not touched. */
  readonly Board: Component<{ view: V; story: Story }> | null;
  /** A player's sign beside the name. */
  readonly Seat: Component<{ seat: number; sign: string; size?: number }>;
  /** What the answer in hand would come to. */
  readonly Preview: Component<PreviewProps<V>>;
  /** What a table is played with, such as a map, before one sits down: some sections of its views. */
  readonly Data: (() => Promise<{ default: Component<{ sections: Readonly<Record<string, unknown>> }> }>) | null;
  /** One piece, as it lies on a button. */
  readonly Piece: Component<PieceProps<V>> | null;
  /** What helps to fill a bag of this question, below it; shown while it is empty. */
  readonly Beside: Component<{ question: Question; view: V; story: Story }> | null;
  /** What stands on the button of an action: sign, verb, cost and effect. */
  readonly Action: Component<ActionProps<V>> | null;
  /** The sign before actions that stand together. */
  readonly ClusterSign: Component<{ cluster: string }> | null;
  /** Composers for shapes of question that only this game has, or asks in its own way. */
  readonly composers: Readonly<Record<string, Component<Composed<never, V>>>>;
  /** Sentences of its own, by language: addresses of Fluent files. */
  readonly texts: Readonly<Record<string, string>>;
  /** Kinds of fields that its vocabulary has besides the general ones. */
  readonly kinds: Kinds;
  /** Moves that end something: they stand last and are not the first thing to press. */
  readonly endings: readonly string[];
  /** Events by which whoever they are addressed to has answered. */
  readonly answers?: readonly string[];
  /** Moves that are done at once where nothing is left to choose, and have a button each. */
  readonly direct: readonly string[];
  /** How values of this kind are shown; nothing where words are enough. */
  shows(kind: string): Shows | null;
  /** What a piece is called. */
  pieceName(story: Story, piece: string, at: number): string;
  optionLabel(story: Story, view: V, option: Option): string;
  valueLabel(story: Story, view: V, move: string, value: number, of: number): string;
  /** What is asked, told from what has happened. */
  ask(story: Story, view: V, question: Question, events: readonly GameEvent[]): Asking;
  /** What the main button says of an answer. */
  deed(story: Story, view: V, made: Made, preview: MovePreview | undefined): Deed;
  /** One value of a choice as it stands on its button; nothing where `valueLabel` is enough. */
  valueShown(
    story: Story,
    view: V,
    question: Choice,
    value: number,
    preview: MovePreview | undefined,
  ): ValueShown | null;
  /** The sentence that names the actions among which this one stands; empty where it stands alone. */
  clusterOf(move: string): string;
  /** Why something cannot be done, in a few words behind its name. */
  shortReason(story: Story, view: V, refusal: Refusal): string;
  /** What a piece counts at the end; 0 where that says nothing. */
  worthOf(view: V, piece: string, at: number): number;
  /** The place on the board where an option leads; -1 is none. */
  placeOf(view: V, option: Option): number;
  /** The move, where an option leaves nothing to choose. */
  whole(option: Option): Made | null;
  /** Who must do something, and what it is called. */
  waiting(view: V): { readonly called: string; readonly seats: readonly number[] };
  /** What happened in one step, in a word or two; nothing where there is none. */
  stepName(story: Story, events: readonly GameEvent[]): string;
  /** The places and seats that an event speaks of, so that its line can light them up. */
  targetsOf(
    event: GameEvent,
    vocabulary: Vocabulary,
  ): { readonly places: readonly number[]; readonly seats: readonly number[] };
}

/** What every composer is given. It knows the shape of its question and no rule. */
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
  /** For a menu: what one might expect and cannot do now. */
  readonly refusals?: readonly Refusal[];
}
