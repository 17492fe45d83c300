import type { GameEvent } from "../net/gameTypes";
import type { Asked, Refusal, Vocabulary } from "../protocol/wire";
import type { Facts, Words } from "./catalogue";
import { type Fields, type Kinds, Phrases, seatsIn, UNKNOWN } from "./phrases";
import { seatSign } from "./names";
import { dashed, kindOf, ruleText } from "./vocabulary";

export type Question = Asked["question"];
export type Option = Exclude<Question, { shape: "menu" }>;
/** A move on its way: its name, and the fields of its shape. */
export type Made = { readonly move: string } & Record<string, unknown>;

/** The effect that an answer would have; a game's own file in protocol/ has its other fields. */
export interface GamePreview {
  readonly preview: string;
}

const TITLE_NUMBERS = ["price", "ratio", "least", "most", "piles"] as const;
const SHAPE_DEFAULTS: Record<string, Facts> = {
  bag: { least: 1, most: 99 },
  split: { piles: 2 },
};

/** The name of a question: the name of its menu, or of its move. */
export function nameOf(question: Question): string {
  return question.shape === "menu" ? question.name : question.move;
}

/** A narrator of a game for one viewer, in the viewer's language and with the players' names; the reader is "you". */
export class Story {
  readonly phrases: Phrases;
  private readonly toReader: Phrases;

  constructor(
    readonly words: Words,
    readonly vocabulary: Vocabulary,
    readonly players: readonly string[],
    kinds: Kinds = {},
    readonly reader = UNKNOWN,
  ) {
    this.phrases = new Phrases(words, vocabulary, players, kinds);
    this.toReader = new Phrases(words, vocabulary, players, kinds, reader);
  }

  /** The sign of a player, for places with no room for the name. */
  sign(seat: number): string {
    return seatSign(this.players, seat);
  }

  eventLine(event: GameEvent): string {
    const { event: tag, ...fields } = event;
    const beside = dashed("platform", tag);
    const key = this.words.has(beside) ? beside : dashed("event", this.vocabulary.game, tag);
    const form = this.formForReader(key, tag, fields);
    const phrases = form === null ? this.phrases : this.toReader;
    return this.words.say(key + (form ?? ""), phrases.facts(tag, { ...this.vocabulary.defaults[tag], ...fields }));
  }

  /** The suffix of the form with "you": "" if the event does not mention the reader, null to use names; as story.py. */
  private formForReader(key: string, tag: string, fields: Fields): string | null {
    if (this.reader === UNKNOWN) return null;
    const about = Object.entries(fields).filter(([field, value]) =>
      seatsIn(kindOf(this.vocabulary, tag, field).split(":")[0] ?? "", value).includes(this.reader),
    );
    const forms = about.map(([field]) => (field === "seat" ? ".you" : `.you-${field.replaceAll("_", "-")}`));
    return forms.find((form) => this.words.has(key + form)) ?? (forms.length ? null : "");
  }

  /** The effect of an answer, as a sentence. */
  previewLine(preview: GamePreview): string {
    const { preview: tag, ...fields } = preview;
    return this.words.say(dashed("preview", this.vocabulary.game, tag), this.facts(`preview.${tag}`, fields));
  }

  askLine(question: Question): string {
    return this.words.say(this.askKey(nameOf(question)), titleNumbers(question));
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

  /** The facts for a refusal's sentence: its target and its numbers. */
  refusalFacts(refusal: Refusal): Facts {
    const names = this.vocabulary.refusals[refusal.rule] ?? [];
    const fields = { of: refusal.of ?? 0, ...nameNumbers(names, refusal.numbers ?? []) };
    return this.phrases.facts(refusal.move, fields);
  }

  /** The text of a rule as this table plays it. */
  ruleLine(rule: string): string {
    return ruleText(this.words, rule, this.vocabulary.changes[rule] ?? {});
  }

  /** The name of a kind of move, for a button. */
  label(move: string): string {
    return this.words.say(dashed("move", this.vocabulary.game, move));
  }

  /** A move as a sentence, with the place to which the move leads if `end` names one. */
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
export function titleNumbers(question: Question): Facts {
  const all: Record<string, unknown> = { ...SHAPE_DEFAULTS[question.shape], ...question };
  return Object.fromEntries(
    TITLE_NUMBERS.filter((name) => typeof all[name] === "number").map((name) => [name, all[name] as number]),
  );
}

function nameNumbers(names: readonly string[], numbers: readonly number[]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  names.forEach((name, at) => {
    if (name.endsWith("*")) found[name.slice(0, -1)] = numbers.slice(at);
    else found[name] = numbers[at];
  });
  return found;
}

/** Whether the first event repeats the second one and adds secrets that the second one left out. */
export function tellsMore(event: GameEvent, than: GameEvent): boolean {
  if (event.event !== than.event) return false;
  const more = event as unknown as Record<string, unknown>;
  const less = than as unknown as Record<string, unknown>;
  const extra = Object.keys(more).filter((key) => !(key in less));
  const same = Object.keys(less).every((key) => JSON.stringify(more[key]) === JSON.stringify(less[key]));
  return same && extra.length > 0;
}
