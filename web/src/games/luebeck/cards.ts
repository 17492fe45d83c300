import type { CardKind, View } from "../../protocol/luebeck";
import type { Made, Story } from "../../words/story";
import { colourOf, inkOn, lookOf } from "./pieces/look";

export const NOWHERE = -1;
const NO_CARD: CardKind = { sort: "goods", city: NOWHERE, value: 0, cost: 0, count: 0, colour: "" };

export const cardOf = (view: View, kind: number): CardKind => view.deck.kinds[kind] ?? NO_CARD;
export const cityName = (story: Story, city: number): string =>
  city === NOWHERE ? "" : String(story.phrases.shownAs("name:city", city)[0]);
export const cardName = (story: Story, kind: number): string => String(story.phrases.shownAs("card", kind)[0]);

/** A move in words, in which a packet has its letter on the board and its cards. */
export function boardMoveLine(story: Story, view: View, letters: readonly string[], made: Made): string {
  const at = made.move === "take_packet" ? Number(made["value"]) : NOWHERE;
  const cards = view.cards.packets[at];
  if (!cards) return story.moveLine(made);
  const take = story.words.say("web-luebeck-take", { letter: letters[at] ?? "", count: cards.length });
  return `${take} (${cards.map((card) => cardName(story, card)).join(", ")})`;
}

/** The name of a sort of card, without its city. */
export function sortName(story: Story, sort: string): string {
  const at = (story.vocabulary.names["card"] ?? []).indexOf(sort);
  return story.phrases.name("card", at, { city: "", value: "" }).trim();
}

/** The parts of a card's drawing. */
export interface CardLook {
  readonly sort: string;
  readonly city: number;
  readonly title: string;
  readonly colour: string;
  readonly ink: string;
  /** The sign in the card's corner: a value, ×2, or nothing, where `icon` is drawn. */
  readonly corner: string;
  readonly icon: string;
  /** The charge of the card's city; if there is none, `sign` holds letters. */
  readonly arms: string;
  readonly sign: string;
}

const BLACK = "#211c1a";
const WOOD = "#6b4425";
const ICONS: Readonly<Record<string, string>> = { trade_voyage: "i-cog", pirates: "i-raid", ship_change: "i-swap" };

export function cardLook(story: Story, view: View, kind: number): CardLook {
  const { sort, city, value, colour } = cardOf(view, kind);
  const look = city === NOWHERE ? null : lookOf(view, city);
  const shade = look ? colourOf(colour) : sort === "pirates" ? BLACK : WOOD;
  return {
    sort,
    city,
    title: cityName(story, city) || sortName(story, sort),
    colour: shade,
    ink: inkOn(shade),
    corner: sort === "goods" ? String(value) : sort === "doubling" ? "×2" : "",
    icon: ICONS[sort] ?? "",
    arms: look?.arms ?? "",
    sign: look && !look.arms ? look.sign : "",
  };
}
