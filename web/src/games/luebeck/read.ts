import type { PacketTaken, View } from "../../protocol/luebeck";
import type { GameEvent } from "../../net/gameTypes";
import { standingEvents } from "./standing";

export const FIELD = -1;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export interface Cog {
  readonly at: number;
  /** The city where the cog lies, or FIELD. */
  readonly city: number;
  /** The seats of the figures aboard, one for each figure. */
  readonly crew: readonly number[];
}

/** A place of the display, with a letter that it keeps for the whole round. */
export interface Packet {
  readonly letter: string;
  readonly cards: readonly number[];
  /** The packet's number in the question; -1 once it is taken. */
  readonly value: number;
  /** The seat that took the packet; -1 while nobody has. */
  readonly taker: number;
}

export function range(size: number): number[] {
  return Array.from({ length: size }, (_, at) => at);
}

export const seats = (view: View): number[] => range(view.setup.seats);

/** Seats in the order of play, from the compass onward. */
export function order(view: View): number[] {
  const first = Math.max(0, view.players.compass);
  return seats(view).map((_, at) => (first + at) % view.setup.seats);
}

export function cogs(view: View): Cog[] {
  const many = view.setup.seats;
  return view.sea.places.map((city, at) => ({
    at,
    city,
    crew: seats(view).flatMap((seat) => Array<number>(view.sea.crews[at * many + seat] ?? 0).fill(seat)),
  }));
}

/** The packets of this round with their letters, taken ones included. */
export function packets(view: View, events: readonly GameEvent[]): Packet[] {
  const laid = view.cards.packets.map((cards, value) => ({ cards, value, taker: -1 }));
  for (const { place, cards, seat } of takenPackets(view, events).reverse())
    laid.splice(place, 0, { cards, value: -1, taker: seat });
  return laid.map((packet, at) => ({ ...packet, letter: ALPHABET[at] ?? String(at + 1) }));
}

/** The events in which seats took packets since the display was laid, without undone ones. */
function takenPackets(view: View, events: readonly GameEvent[]): PacketTaken[] {
  if (view.now.round < 1) return [];
  const told = standingEvents(events);
  const from = told.findLastIndex((event) => event.event === "display_laid");
  return told.slice(from + 1).filter((event) => event.event === "packet_taken");
}

/** The publicly known cards of a seat's hand, and the number of unknown ones. */
export function knownOf(view: View, seat: number): { readonly cards: readonly number[]; readonly more: number } {
  const cards = view.players.known[seat] ?? [];
  return { cards, more: Math.max(0, (view.players.hands[seat] ?? 0) - cards.length) };
}

/** The current phase of the round, by its name in the vocabulary. */
export function phase(view: View): string {
  if (view.now.result) return "over";
  const step = view.now.agenda.at(-1)?.step ?? "";
  if (step === "picking" || step === "naming") return "packets";
  if (step === "acting") return "actions";
  return step === "display" ? "display" : step === "deal" ? "setup" : "clearing";
}

/** The cards of a pile that is given as a count of each kind. */
export const expandCounts = (counts: readonly number[]): number[] =>
  counts.flatMap((many, kind) => Array<number>(many).fill(kind));

export const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);
