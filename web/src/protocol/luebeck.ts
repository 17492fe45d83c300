// Made by tools/make_protocol.py from the structs of the server. Do not edit.
// Fields with a question mark are left out where they have their default.

import type { Asked, EndAgreed, EndOffered, GoingBackAgreed, GoingBackOffered, InOrder, PlayedOn, SeatAnsweredFor, SeatResigned, SeatTakenBack, Setup, TakeBack, TakenBack, WentBack } from "./wire";

export const BOX = {
  "cogs": {
    "3": 4,
    "4": 5,
    "5": 6
  },
  "packets": {
    "3": 5,
    "4": 6,
    "5": 7
  },
  "kept": 3,
  "figures": 2,
  "runs": 2
} as const;

export interface View {
  readonly setup: Setup;
  readonly chart: DrawnChart;
  readonly deck: CardKinds;
  readonly sea: Sea;
  readonly cards: Cards;
  readonly players: Players;
  readonly now: Now;
  readonly own: Own | null;
  readonly asked: Asked | null;
  readonly answers: Answers | null;
}

export interface DrawnChart {
  readonly name: string;
  readonly cities: readonly (string)[];
  readonly spots: readonly (readonly [number, number])[];
  readonly colours: readonly (string)[];
  readonly signs: readonly (string)[];
  readonly lines: readonly (Seaway)[];
  readonly ends: readonly (number)[];
}

export interface Seaway {
  readonly start: number;
  readonly end: number;
  readonly colour: string;
}

export interface CardKinds {
  readonly name: string;
  readonly kinds: readonly (CardKind)[];
}

export interface CardKind {
  readonly sort: string;
  readonly city: number;
  readonly value: number;
  readonly cost: number;
  readonly count: number;
  readonly colour: string;
}

export interface Sea {
  readonly places: readonly (number)[];
  readonly crews: readonly (number)[];
}

export interface Cards {
  readonly packets: readonly (readonly (number)[])[];
  readonly discards: readonly (number)[];
  readonly stack: number;
  readonly stack_known: readonly (number)[];
  readonly run: number;
}

export interface Players {
  readonly hands: readonly (number)[];
  readonly known: readonly (readonly (number)[])[];
  readonly doublings: readonly (readonly (number)[])[];
  readonly reserve: readonly (number)[];
  readonly scores: readonly (number)[];
  readonly passed: readonly (boolean)[];
  readonly compass: number;
}

export interface Now {
  readonly agenda: readonly (InOrder | SetupDeal | Rounds | Display | Picking | Naming | Acting | Clearing | GoingHome | CompassOn)[];
  readonly asked: readonly (readonly [number, number])[];
  readonly ply: number;
  readonly round: number;
  readonly last_round: boolean;
  readonly result: Result | null;
}

export interface SetupDeal {
  readonly step: "deal";
}

export interface Rounds {
  readonly step: "rounds";
}

export interface Display {
  readonly step: "display";
}

export interface Picking {
  readonly step: "picking";
  readonly at: number;
}

export interface Naming {
  readonly step: "naming";
}

export interface Acting {
  readonly step: "acting";
  readonly seat: number;
}

export interface Clearing {
  readonly step: "clearing";
}

export interface GoingHome {
  readonly step: "going_home";
  readonly at: number;
}

export interface CompassOn {
  readonly step: "compass_on";
}

export interface Result {
  readonly by: string;
  readonly winners: readonly (number)[];
  readonly points: readonly (number)[];
}

export interface Own {
  readonly seat: number;
  readonly hand: readonly (number)[];
}

export interface Answers {
  readonly all: readonly (Answer)[];
}

export interface Answer {
  readonly move: TakePacket | NameFirst | StartVoyage | PlayGoods | TradeVoyage | LayDoubling | SendPirates | ChangeShip | Pass | Discard | TakeHome;
  readonly would: PacketPreview | FirstPreview | VoyagePreview | GoodsPreview | DoublingPreview | PiratesPreview | ChangePreview | PassPreview | DiscardPreview | HomePreview;
}

export interface TakePacket {
  readonly move: "take_packet";
  readonly value: number;
  readonly of?: number;
}

export interface NameFirst {
  readonly move: "name_first";
  readonly value: number;
  readonly of?: number;
}

export interface StartVoyage {
  readonly move: "start_voyage";
  readonly value: number;
  readonly of?: number;
}

export interface PlayGoods {
  readonly move: "play_goods";
  readonly value: number;
  readonly of?: number;
}

export interface TradeVoyage {
  readonly move: "trade_voyage";
  readonly value: number;
  readonly of?: number;
}

export interface LayDoubling {
  readonly move: "lay_doubling";
  readonly value: number;
  readonly of?: number;
}

export interface SendPirates {
  readonly move: "send_pirates";
  readonly value: number;
  readonly of?: number;
}

export interface ChangeShip {
  readonly move: "change_ship";
  readonly value: number;
  readonly of?: number;
}

export interface Pass {
  readonly move: "pass";
}

export interface Discard {
  readonly move: "discard";
  readonly value: number;
  readonly of?: number;
}

export interface TakeHome {
  readonly move: "take_home";
  readonly items: readonly (number)[];
}

export interface PacketPreview {
  readonly preview: "packet";
  readonly cards: readonly (number)[];
  readonly hand: number;
  readonly playable: readonly (number)[];
  readonly points: number;
}

export interface FirstPreview {
  readonly preview: "first";
  readonly first: number;
  readonly others: readonly (number)[];
}

export interface VoyagePreview {
  readonly preview: "voyage";
  readonly cog: number;
  readonly city: number;
  readonly joined: boolean;
  readonly reserve: number;
  readonly others?: readonly (number)[];
  readonly card?: number;
  readonly ends_round?: boolean;
}

export interface GoodsPreview {
  readonly preview: "goods";
  readonly card: number;
  readonly cog: number;
  readonly city: number;
  readonly points: number;
  readonly score: number;
  readonly doubled?: boolean;
  readonly sailed?: number;
  readonly others?: readonly (number)[];
  readonly ends_round?: boolean;
}

export interface DoublingPreview {
  readonly preview: "doubling";
  readonly card: number;
  readonly cog: number;
  readonly city: number;
  readonly cards: readonly (number)[];
  readonly sailed?: number;
  readonly others?: readonly (number)[];
  readonly ends_round?: boolean;
}

export interface PiratesPreview {
  readonly preview: "pirates";
  readonly cog: number;
  readonly city: number;
  readonly own: number;
  readonly others?: readonly (number)[];
  readonly ends_round?: boolean;
}

export interface ChangePreview {
  readonly preview: "change";
  readonly left: number;
  readonly start: number;
  readonly boarded: number;
  readonly city: number;
  readonly emptied: boolean;
  readonly others?: readonly (number)[];
  readonly ends_round?: boolean;
}

export interface PassPreview {
  readonly preview: "pass";
  readonly hand: number;
  readonly last_round: boolean;
  readonly cost: number;
  readonly ends_round?: boolean;
}

export interface DiscardPreview {
  readonly preview: "discard";
  readonly card: number;
  readonly cost: number;
  readonly score: number;
  readonly hand: number;
  readonly ends_round?: boolean;
}

export interface HomePreview {
  readonly preview: "home";
  readonly figures: readonly (number)[];
  readonly reserve: number;
  readonly freed: readonly (number)[];
  readonly next_round?: boolean;
}

export type AnyMove =
  | TakePacket
  | NameFirst
  | StartVoyage
  | PlayGoods
  | TradeVoyage
  | LayDoubling
  | SendPirates
  | ChangeShip
  | Pass
  | Discard
  | TakeHome
  | TakeBack;

export interface CardDiscarded {
  readonly event: "card_discarded";
  readonly seat: number;
  readonly card: number;
  readonly cost: number;
}

export interface CardsDealt {
  readonly event: "cards_dealt";
  readonly seat: number;
  readonly count: number;
  readonly cards?: readonly (number)[];
}

export interface CogPirated {
  readonly event: "cog_pirated";
  readonly seat: number;
  readonly card: number;
  readonly cog: number;
  readonly city: number;
  readonly figures: readonly (number)[];
}

export interface CogUnloaded {
  readonly event: "cog_unloaded";
  readonly cog: number;
  readonly city: number;
  readonly figures: readonly (number)[];
}

export interface CompassPlaced {
  readonly event: "compass_placed";
  readonly seat: number;
}

export interface DisplayLaid {
  readonly event: "display_laid";
  readonly packets: readonly (readonly (number)[])[];
  readonly stack: number;
}

export interface DoublingLaid {
  readonly event: "doubling_laid";
  readonly seat: number;
  readonly card: number;
  readonly cog: number;
  readonly city: number;
  readonly sailed?: number;
}

export interface FirstNamed {
  readonly event: "first_named";
  readonly seat: number;
  readonly first: number;
}

export interface GameEnded {
  readonly event: "game_ended";
  readonly by: string;
  readonly winners: readonly (number)[];
  readonly points: readonly (number)[];
}

export interface GoodsPlayed {
  readonly event: "goods_played";
  readonly seat: number;
  readonly card: number;
  readonly cog: number;
  readonly city: number;
  readonly points: number;
  readonly sailed?: number;
}

export interface HandCounted {
  readonly event: "hand_counted";
  readonly seat: number;
  readonly cards: readonly (number)[];
  readonly cost: number;
}

export interface LastRound {
  readonly event: "last_round";
}

export interface PacketTaken {
  readonly event: "packet_taken";
  readonly seat: number;
  readonly cards: readonly (number)[];
  readonly place: number;
}

export interface Passed {
  readonly event: "passed";
  readonly seat: number;
}

export interface RoundBegan {
  readonly event: "round_began";
  readonly round: number;
}

export interface ShipChanged {
  readonly event: "ship_changed";
  readonly seat: number;
  readonly card: number;
  readonly left: number;
  readonly boarded: number;
  readonly emptied: boolean;
}

export interface Shuffled {
  readonly event: "shuffled";
  readonly run: number;
  readonly cards: number;
}

export interface TookHome {
  readonly event: "took_home";
  readonly seat: number;
  readonly figures: readonly (number)[];
}

export interface VoyageStarted {
  readonly event: "voyage_started";
  readonly seat: number;
  readonly cog: number;
  readonly city: number;
  readonly joined: boolean;
  readonly card?: number;
}

export type AnyEvent =
  | CardDiscarded
  | CardsDealt
  | CogPirated
  | CogUnloaded
  | CompassPlaced
  | DisplayLaid
  | DoublingLaid
  | FirstNamed
  | GameEnded
  | GoodsPlayed
  | HandCounted
  | LastRound
  | PacketTaken
  | Passed
  | RoundBegan
  | ShipChanged
  | Shuffled
  | TookHome
  | VoyageStarted
  | TakenBack
  | SeatResigned
  | SeatTakenBack
  | SeatAnsweredFor
  | EndOffered
  | EndAgreed
  | GoingBackOffered
  | GoingBackAgreed
  | WentBack
  | PlayedOn;

export type AnyPreview =
  | PacketPreview
  | FirstPreview
  | VoyagePreview
  | GoodsPreview
  | DoublingPreview
  | PiratesPreview
  | ChangePreview
  | PassPreview
  | DiscardPreview
  | HomePreview;
