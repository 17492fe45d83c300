import type { GameEvent } from "../net/game";
import type { Asked, Refusal, Vocabulary } from "../protocol/wire";
import type { Facts, Words } from "./catalogue";
import { type Kinds, Phrases } from "./phrases";
import { sign } from "./names";
import { dashed, ruleText } from "./vocabulary";

export type Question = Asked["question"];
export type Option = Exclude<Question, { shape: "menu" }>;
/** A move on its way: its name and whatever its shape gives it. */
export type Made = { readonly move: string } & Record<string, unknown>;

/** What an answer would come to; a game's own file in protocol/ says what else it holds. */
export interface GamePreview {
  readonly preview: string;
}

const BOUNDS = ["price", "ratio", "least", "most", "piles"] as const;
const SHAPE_DEFAULTS: Record<string, Facts> = {
  bag: { least: 1, most: 99 },
  split: { piles: 2 },
};

/** What a question is called: by its menu, or by the move it asks for. */
export function nameOf(question: Question): string {
  return question.shape === "menu" ? question.name : question.move;
}

/** Tells one viewer of a game what happens, in his language and by the players' names. */
export class Story {
  readonly phrases: Phrases;

  constructor(
    readonly words: Words,
    readonly vocabulary: Vocabulary,
    readonly players: readonly string[],
    kinds: Kinds = {},
  ) {
    this.phrases = new Phrases(words, vocabulary, players, kinds);
  }

  /** What stands for a player where there is no room for the name. */
  sign(seat: number): string {
    return sign(this.players, seat);
  }

  eventLine(event: GameEvent): string {
    const { event: tag, ...fields } = event;
    const beside = dashed("platform", tag);
    if (this.words.has(beside)) return this.words.say(beside, this.facts(tag, fields));
    return this.words.say(dashed("event", this.vocabulary.game, tag), this.facts(tag, fields));
  }

  /** What an answer would come to. */
  previewLine(preview: GamePreview): string {
    const { preview: tag, ...fields } = preview;
    return this.words.say(dashed("preview", this.vocabulary.game, tag), this.facts(`preview.${tag}`, fields));
  }

  askLine(question: Question): string {
    return this.words.say(this.askKey(nameOf(question)), bounds(question));
  }

  waitLine(called: string, seats: readonly number[]): string {
    const key = `${this.askKey(called)}.wait`;
    const [names, count] = this.phrases.shownAs("seats", seats);
    return this.words.say(this.words.has(key) ? key : "web-waits-for", { seats: names, seats_n: count ?? 0 });
  }

  refusalLine(refusal: Refusal): string {
    if (!this.vocabulary.refusals[refusal.rule]) return this.ruleLine(refusal.rule);
    return this.words.say(`refuse-${refusal.rule}`, this.refusalFacts(refusal));
  }

  /** What the numbers of a refusal stand for. */
  refusalFacts(refusal: Refusal): Facts {
    const names = this.vocabulary.refusals[refusal.rule] ?? [];
    const fields = { of: refusal.of ?? 0, ...numbered(names, refusal.numbers ?? []) };
    return this.phrases.facts(refusal.move, fields);
  }

  /** A rule as this table plays it. */
  ruleLine(rule: string): string {
    return ruleText(this.words, rule, this.vocabulary.changes[rule] ?? {});
  }

  /** A kind of move on a button. */
  label(move: string): string {
    return this.words.say(dashed("move", this.vocabulary.game, move));
  }

  /** One answer among others; with the place where it leads, if that is known. */
  moveLine(made: Made, end = -1): string {
    const { move, ...fields } = made;
    const leads = `${dashed("move", this.vocabulary.game, move)}.to`;
    if (end >= 0 && this.words.has(leads)) return this.words.say(leads, this.facts(move, { ...fields, end }));
    const key = `${dashed("move", this.vocabulary.game, move)}.full`;
    return this.words.say(key, this.facts(move, fields));
  }

  private facts(tag: string, fields: Record<string, unknown>): Facts {
    return this.phrases.facts(tag, { ...this.vocabulary.defaults[tag], ...fields });
  }

  private askKey(called: string): string {
    return dashed("ask", this.vocabulary.game, called);
  }
}

/** The numbers of a question that its title may hold; a menu has none. */
export function bounds(question: Question): Facts {
  const all: Record<string, unknown> = { ...SHAPE_DEFAULTS[question.shape], ...question };
  return Object.fromEntries(
    BOUNDS.filter((name) => typeof all[name] === "number").map((name) => [name, all[name] as number]),
  );
}

function numbered(names: readonly string[], numbers: readonly number[]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  names.forEach((name, at) => {
    if (name.endsWith("*")) found[name.slice(0, -1)] = numbers.slice(at);
    else found[name] = numbers[at];
  });
  return found;
}

/** Is this the same event, but for what the other left out as secret? */
export function tellsMore(event: GameEvent, than: GameEvent): boolean {
  if (event.event !== than.event) return false;
  const more = event as unknown as Record<string, unknown>;
  const less = than as unknown as Record<string, unknown>;
  const extra = Object.keys(more).filter((key) => !(key in less));
  const same = Object.keys(less).every((key) => JSON.stringify(more[key]) === JSON.stringify(less[key]));
  return same && extra.length > 0;
}
