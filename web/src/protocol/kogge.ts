// Made by tools/make_protocol.py from the structs of the server. Do not edit.
// Fields with a question mark are left out where they have their default.

import type { Asked, EndAgreed, EndOffered, GoingBackAgreed, GoingBackOffered, InOrder, Menu, PlayedOn, SeatAnsweredFor, SeatResigned, SeatTakenBack, Setup, TakeBack, TakenBack, WentBack } from "./wire";

export const BOX = {
  "good_of": [
    0,
    0,
    0,
    1,
    1,
    2,
    2,
    3,
    3
  ]
} as const;

export interface View {
  readonly setup: Setup;
  readonly board: Board;
  readonly fleet: Fleet;
  readonly supply: Supply;
  readonly costs: Costs;
  readonly scores: Scores;
  readonly ends: Ends;
  readonly players: Players;
  readonly pools: Pools;
  readonly talk: Talking;
  readonly now: Now;
  readonly own: Own | null;
  readonly asked: Asked | null;
  readonly asides: Menu | null;
}

export interface Board {
  readonly goods: readonly (number)[];
  readonly sites: readonly (number)[];
  readonly site_goods: readonly (number)[];
  readonly routes: readonly (number)[];
  readonly covered: readonly (number)[];
  readonly raided: readonly (number)[];
  readonly shown: readonly (readonly [number, number])[];
  readonly crest: number;
}

export interface Fleet {
  readonly cogs: readonly (number)[];
  readonly order: readonly (number)[];
  readonly guild: number;
  readonly guild_start: number;
  readonly walked: number;
}

export interface Supply {
  readonly stock: readonly (number)[];
  readonly reserve: number;
  readonly market: readonly (readonly [number, number])[];
  readonly chip_supply: readonly (number)[];
  readonly gone: readonly (number)[];
  readonly brings: readonly (number)[];
}

export interface Costs {
  readonly offices: readonly (readonly (OfficeCost)[])[];
  readonly raid_marker: number;
  readonly chip: number;
  readonly cog_piles: number;
  readonly city_piles: number;
}

export interface OfficeCost {
  readonly value: number;
  readonly goods: readonly (number)[];
  readonly markers: readonly (number)[];
}

export interface Scores {
  readonly rows: readonly (ScoreSeen)[];
}

export interface ScoreSeen {
  readonly name: string;
  readonly each: readonly (number)[];
  readonly pieces: readonly (readonly (number)[])[];
}

export interface Ends {
  readonly to_win: readonly (number)[];
  readonly walk: number;
  readonly walks: readonly (Walk)[];
  readonly near: readonly (NearEnd)[];
}

export interface Walk {
  readonly steps: number;
  readonly city: number;
  readonly walked: number;
  readonly over: readonly (number)[];
}

export interface NearEnd {
  readonly by: string;
  readonly seat: number;
  readonly left: number;
}

export interface Players {
  readonly hands: readonly (number)[];
  readonly cargo: readonly (number)[];
  readonly cargo_open: readonly (readonly (number)[])[];
  readonly raids: readonly (number)[];
  readonly raids_aside: readonly (number)[];
  readonly offices: readonly (number)[];
  readonly chips: readonly (number)[];
  readonly development: readonly (number)[];
  readonly bids: readonly (readonly (number)[])[];
  readonly ready: readonly (boolean)[];
  readonly piles: readonly (number)[];
  readonly piles_open: readonly (readonly (number)[])[];
  readonly intercepted: readonly (number)[];
  readonly pirate: number;
  readonly noted: number;
}

export interface Pools {
  readonly markers: readonly (number)[];
  readonly goods: readonly (number)[];
}

export interface Talking {
  readonly offers: readonly (OfferSeen)[];
  readonly vows: readonly (Vow)[];
  readonly made: readonly (number)[];
  readonly count: number;
}

export interface OfferSeen {
  readonly offer: number;
  readonly maker: number;
  readonly to: number;
  readonly give_count: number;
  readonly take_count: number;
  readonly give_goods: readonly (number)[];
  readonly take_goods: readonly (number)[];
  readonly of: number;
  readonly promise: string;
  readonly vow: number;
  readonly wants: number;
}

export interface Vow {
  readonly by: number;
  readonly to: number;
  readonly kind: number;
  readonly city: number;
  readonly until: number;
  readonly raids: number;
}

export interface Now {
  readonly agenda: readonly (InOrder | LayOut | FirstOffices | StartPicks | PickOpenly | FirstOrder | Rounds | Market | Auction | Order | Production | GuildMaster | Turns | Sailing | Acting | ChooseMarker | Splitting | Picking | DrivenOut | ExileVote | ExileChoice | ShowRoutes | BringGoods | AfterTurn | SplittingLoot | LeavingPile | ExtraChips | Intercepting | TaxCogs | Confiscate | Challenging | Fighting | Demanding | Pushing | CoverRoutes | MoreFur | LookAround | StartSwap | Landing | LandVote | LandChoice | Island | NamePirate | LayStrangers | DrawFirst | DrawSecond | Contest | ClearCity | GuildAlone | Escaping)[];
  readonly asked: readonly (readonly [number, number])[];
  readonly ply: number;
  readonly round: number;
  readonly last_round: boolean;
  readonly drawn: readonly (number)[];
  readonly outbid: boolean;
  readonly result: Result | null;
}

export interface LayOut {
  readonly step: "lay_out";
}

export interface FirstOffices {
  readonly step: "first_offices";
}

export interface StartPicks {
  readonly step: "start_picks";
  readonly seats: readonly (number)[];
  readonly barred: readonly (number)[];
  readonly attempt: number;
}

export interface PickOpenly {
  readonly step: "pick_openly";
  readonly order: readonly (number)[];
  readonly barred: readonly (number)[];
}

export interface FirstOrder {
  readonly step: "first_order";
}

export interface Rounds {
  readonly step: "rounds";
}

export interface Market {
  readonly step: "market";
}

export interface Auction {
  readonly step: "auction";
  readonly at: number;
}

export interface Order {
  readonly step: "order";
}

export interface Production {
  readonly step: "production";
}

export interface GuildMaster {
  readonly step: "guild_master";
}

export interface Turns {
  readonly step: "turns";
  readonly at: number;
}

export interface Sailing {
  readonly step: "sailing";
  readonly seat: number;
  readonly start: number;
  readonly steps: number;
  readonly must_go_on: boolean;
  readonly used: number;
}

export interface Acting {
  readonly step: "acting";
  readonly seat: number;
  readonly start: number;
  readonly used: number;
}

export interface ChooseMarker {
  readonly step: "choose_marker";
  readonly seat: number;
  readonly good: number;
}

export interface Splitting {
  readonly step: "splitting";
  readonly robber: number;
  readonly victim: number;
  readonly piles: number;
}

export interface Picking {
  readonly step: "picking";
  readonly robber: number;
  readonly victim: number;
}

export interface DrivenOut {
  readonly step: "driven_out";
  readonly robber: number;
}

export interface ExileVote {
  readonly step: "exile_vote";
  readonly seats: readonly (number)[];
  readonly robber: number;
  readonly ways: readonly (number)[];
}

export interface ExileChoice {
  readonly step: "exile_choice";
  readonly decider: number;
  readonly robber: number;
  readonly ways: readonly (number)[];
}

export interface ShowRoutes {
  readonly step: "show_routes";
}

export interface BringGoods {
  readonly step: "bring_goods";
}

export interface AfterTurn {
  readonly step: "after_turn";
  readonly seat: number;
  readonly at: number;
  readonly raided: boolean;
}

export interface SplittingLoot {
  readonly step: "splitting_loot";
  readonly robber: number;
  readonly splitter: number;
  readonly city: number;
}

export interface LeavingPile {
  readonly step: "leaving_pile";
  readonly robber: number;
  readonly city: number;
}

export interface ExtraChips {
  readonly step: "extra_chips";
}

export interface Intercepting {
  readonly step: "intercepting";
  readonly holders: readonly (number)[];
}

export interface TaxCogs {
  readonly step: "tax_cogs";
  readonly at: number;
}

export interface Confiscate {
  readonly step: "confiscate";
}

export interface Challenging {
  readonly step: "challenging";
  readonly active: number;
  readonly waiting: readonly (number)[];
  readonly fought: readonly (number)[];
}

export interface Fighting {
  readonly step: "fighting";
  readonly seats: readonly (number)[];
}

export interface Demanding {
  readonly step: "demanding";
  readonly winner: number;
  readonly loser: number;
}

export interface Pushing {
  readonly step: "pushing";
  readonly winner: number;
  readonly loser: number;
}

export interface CoverRoutes {
  readonly step: "cover_routes";
}

export interface MoreFur {
  readonly step: "more_fur";
}

export interface LookAround {
  readonly step: "look_around";
  readonly at: number;
}

export interface StartSwap {
  readonly step: "start_swap";
  readonly seat: number;
}

export interface Landing {
  readonly step: "landing";
  readonly seat: number;
  readonly cities: readonly (number)[];
}

export interface LandVote {
  readonly step: "land_vote";
  readonly seats: readonly (number)[];
  readonly robber: number;
  readonly cities: readonly (number)[];
}

export interface LandChoice {
  readonly step: "land_choice";
  readonly decider: number;
  readonly robber: number;
  readonly cities: readonly (number)[];
}

export interface Island {
  readonly step: "island";
}

export interface NamePirate {
  readonly step: "name_pirate";
}

export interface LayStrangers {
  readonly step: "lay_strangers";
}

export interface DrawFirst {
  readonly step: "draw_first";
}

export interface DrawSecond {
  readonly step: "draw_second";
}

export interface Contest {
  readonly step: "contest";
}

export interface ClearCity {
  readonly step: "clear_city";
}

export interface GuildAlone {
  readonly step: "guild_alone";
}

export interface Escaping {
  readonly step: "escaping";
  readonly robber: number;
  readonly ways: readonly (number)[];
}

export interface Result {
  readonly by: string;
  readonly winners: readonly (number)[];
  readonly points: readonly (number)[];
}

export interface Own {
  readonly seat: number;
  readonly hand: readonly (number)[];
  readonly cargo: readonly (number)[];
  readonly routes: readonly (readonly [number, number])[];
  readonly sealed: number;
  readonly vote: number;
  readonly fight: readonly (number)[];
  readonly piles: readonly (readonly (number)[])[];
  readonly pools: Pools;
  readonly offers: readonly (readonly [number, readonly (number)[], readonly (number)[]])[];
}

export interface PickStart {
  readonly move: "pick_start";
  readonly value: number;
  readonly of?: number;
}

export interface Bid {
  readonly move: "bid";
  readonly items: readonly (number)[];
}

export interface MoveGuild {
  readonly move: "move_guild";
  readonly value: number;
  readonly of?: number;
}

export interface Sail {
  readonly move: "sail";
  readonly goods: readonly (number)[];
  readonly markers: readonly (number)[];
  readonly of?: number;
}

export interface Passage {
  readonly move: "passage";
  readonly goods: readonly (number)[];
  readonly markers: readonly (number)[];
  readonly of?: number;
}

export interface Load {
  readonly move: "load";
  readonly items: readonly (number)[];
}

export interface Anchor {
  readonly move: "anchor";
}

export interface Build {
  readonly move: "build";
  readonly value: number;
  readonly of?: number;
}

export interface BuyRaid {
  readonly move: "buy_raid";
  readonly value: number;
  readonly of?: number;
}

export interface Sell {
  readonly move: "sell";
  readonly value: number;
  readonly of?: number;
}

export interface GiveGood {
  readonly move: "give_good";
  readonly value: number;
  readonly of?: number;
}

export interface TakeMarker {
  readonly move: "take_marker";
  readonly value: number;
  readonly of?: number;
}

export interface GiveMarker {
  readonly move: "give_marker";
  readonly value: number;
  readonly of?: number;
}

export interface Buy {
  readonly move: "buy";
  readonly goods: readonly (number)[];
  readonly markers: readonly (number)[];
  readonly of?: number;
}

export interface Trade {
  readonly move: "trade";
  readonly give: readonly (number)[];
  readonly take: readonly (number)[];
}

export interface ChangeRoute {
  readonly move: "change_route";
  readonly value: number;
  readonly of?: number;
}

export interface RaidCity {
  readonly move: "raid_city";
}

export interface RaidCog {
  readonly move: "raid_cog";
  readonly value: number;
  readonly of?: number;
}

export interface SplitCargo {
  readonly move: "split_cargo";
  readonly piles: readonly (readonly (number)[])[];
}

export interface TakePile {
  readonly move: "take_pile";
  readonly value: number;
  readonly of?: number;
}

export interface Exile {
  readonly move: "exile";
  readonly value: number;
  readonly of?: number;
}

export interface EndTurn {
  readonly move: "end_turn";
}

export interface Offer {
  readonly move: "offer";
  readonly to: number;
  readonly give_goods: readonly (number)[];
  readonly give_markers: readonly (number)[];
  readonly take_goods: readonly (number)[];
  readonly take_markers: readonly (number)[];
  readonly promise?: string;
  readonly answers?: number;
  readonly of?: number;
  readonly vow?: number;
  readonly wants?: number;
}

export interface Accept {
  readonly move: "accept";
  readonly value: number;
  readonly of?: number;
}

export interface Decline {
  readonly move: "decline";
  readonly value: number;
  readonly of?: number;
}

export interface Withdraw {
  readonly move: "withdraw";
  readonly value: number;
  readonly of?: number;
}

export interface SplitLoot {
  readonly move: "split_loot";
  readonly piles: readonly (readonly (number)[])[];
}

export interface LeavePile {
  readonly move: "leave_pile";
  readonly value: number;
  readonly of?: number;
}

export interface Intercept {
  readonly move: "intercept";
}

export interface LetPass {
  readonly move: "let_pass";
}

export interface PayTax {
  readonly move: "pay_tax";
  readonly value: number;
  readonly of?: number;
}

export interface KeepPeace {
  readonly move: "keep_peace";
}

export interface Attack {
  readonly move: "attack";
  readonly value: number;
  readonly of?: number;
}

export interface Commit {
  readonly move: "commit";
  readonly items: readonly (number)[];
}

export interface Demand {
  readonly move: "demand";
  readonly items: readonly (number)[];
}

export interface Push {
  readonly move: "push";
  readonly value: number;
  readonly of?: number;
}

export interface LeaveBe {
  readonly move: "leave_be";
}

export interface Peek {
  readonly move: "peek";
  readonly goods: readonly (number)[];
  readonly markers: readonly (number)[];
  readonly of?: number;
}

export interface SwapStart {
  readonly move: "swap_start";
  readonly value: number;
  readonly of?: number;
}

export interface KeepStart {
  readonly move: "keep_start";
}

export interface Land {
  readonly move: "land";
  readonly value: number;
  readonly of?: number;
}

export interface ChangeCrest {
  readonly move: "change_crest";
  readonly value: number;
  readonly of?: number;
}

export interface Deliver {
  readonly move: "deliver";
  readonly items: readonly (number)[];
}

export interface BuyBack {
  readonly move: "buy_back";
  readonly value: number;
  readonly of?: number;
}

export interface Escape {
  readonly move: "escape";
  readonly value: number;
  readonly of?: number;
}

export type AnyMove =
  | PickStart
  | Bid
  | MoveGuild
  | Sail
  | Passage
  | Load
  | Anchor
  | Build
  | BuyRaid
  | Sell
  | GiveGood
  | TakeMarker
  | GiveMarker
  | Buy
  | Trade
  | ChangeRoute
  | RaidCity
  | RaidCog
  | SplitCargo
  | TakePile
  | Exile
  | EndTurn
  | Offer
  | Accept
  | Decline
  | Withdraw
  | SplitLoot
  | LeavePile
  | Intercept
  | LetPass
  | PayTax
  | KeepPeace
  | Attack
  | Commit
  | Demand
  | Push
  | LeaveBe
  | Peek
  | SwapStart
  | KeepStart
  | Land
  | ChangeCrest
  | Deliver
  | BuyBack
  | Escape
  | TakeBack;

export interface Anchored {
  readonly event: "anchored";
  readonly seat: number;
  readonly city: number;
}

export interface Attacked {
  readonly event: "attacked";
  readonly seat: number;
  readonly other: number;
}

export interface AuctionLost {
  readonly event: "auction_lost";
  readonly seat: number;
}

export interface AuctionWon {
  readonly event: "auction_won";
  readonly seat: number;
}

export interface BidLaid {
  readonly event: "bid_laid";
  readonly seat: number;
  readonly markers: readonly (number)[];
}

export interface Blocked {
  readonly event: "blocked";
  readonly seat: number;
  readonly city: number;
  readonly goods?: readonly (number)[];
  readonly markers?: readonly (number)[];
}

export interface Built {
  readonly event: "built";
  readonly seat: number;
  readonly city: number;
  readonly goods: readonly (number)[];
  readonly markers: readonly (number)[];
}

export interface CargoSplit {
  readonly event: "cargo_split";
  readonly seat: number;
  readonly sizes: readonly (number)[];
  readonly piles?: readonly (readonly (number)[])[];
}

export interface ChipWon {
  readonly event: "chip_won";
  readonly seat: number;
  readonly good: number;
  readonly chip: number;
}

export interface CityCleared {
  readonly event: "city_cleared";
  readonly city: number;
  readonly goods: readonly (number)[];
}

export interface CityRaided {
  readonly event: "city_raided";
  readonly seat: number;
  readonly city: number;
  readonly goods: readonly (number)[];
}

export interface CogRaided {
  readonly event: "cog_raided";
  readonly seat: number;
  readonly victim: number;
  readonly city: number;
}

export interface Confiscated {
  readonly event: "confiscated";
  readonly city: number;
  readonly goods: readonly (number)[];
}

export interface CrestChanged {
  readonly event: "crest_changed";
  readonly seat: number;
  readonly old: number;
  readonly new: number;
}

export interface CrestLaid {
  readonly event: "crest_laid";
  readonly marker: number;
  readonly goods: readonly (number)[];
}

export interface DealMade {
  readonly event: "deal_made";
  readonly offer: number;
  readonly seat: number;
  readonly to: number;
  readonly give_count: number;
  readonly take_count: number;
  readonly give_markers?: readonly (number)[];
  readonly take_markers?: readonly (number)[];
  readonly give_goods: readonly (number)[];
  readonly take_goods: readonly (number)[];
  readonly of?: number;
}

export interface Delivered {
  readonly event: "delivered";
  readonly seat: number;
  readonly goods: readonly (number)[];
  readonly noted: number;
}

export interface Demanded {
  readonly event: "demanded";
  readonly seat: number;
  readonly loser: number;
  readonly named: readonly (number)[];
}

export interface ExileVotes {
  readonly event: "exile_votes";
  readonly votes: readonly (readonly [number, number])[];
}

export interface Exiled {
  readonly event: "exiled";
  readonly seat: number;
  readonly start: number;
  readonly city: number;
}

export interface FightMarkers {
  readonly event: "fight_markers";
  readonly seats: readonly [number, number];
  readonly laid: readonly [readonly (number)[], readonly (number)[]];
}

export interface Forked {
  readonly event: "forked";
  readonly seat: number;
  readonly start: number;
  readonly marker: number;
  readonly goods: readonly (number)[];
  readonly markers: readonly (number)[];
}

export interface Fought {
  readonly event: "fought";
  readonly seat: number;
  readonly other: number;
  readonly winner: number;
  readonly hands: readonly [number, number];
}

export interface GameEnded {
  readonly event: "game_ended";
  readonly by: string;
  readonly winners: readonly (number)[];
  readonly points: readonly (number)[];
}

export interface GoodGiven {
  readonly event: "good_given";
  readonly seat: number;
  readonly good: number;
}

export interface GoodsGone {
  readonly event: "goods_gone";
  readonly city: number;
  readonly goods: readonly (number)[];
}

export interface GuildBrought {
  readonly event: "guild_brought";
  readonly city: number;
  readonly goods: number;
}

export interface GuildDriven {
  readonly event: "guild_driven";
  readonly city: number;
  readonly walked: number;
}

export interface GuildMoved {
  readonly event: "guild_moved";
  readonly seat: number;
  readonly city: number;
  readonly walked: number;
}

export interface GuildPlaced {
  readonly event: "guild_placed";
  readonly city: number;
}

export interface Intercepted {
  readonly event: "intercepted";
  readonly seat: number;
}

export interface LandVoted {
  readonly event: "land_voted";
  readonly seat: number;
  readonly city: number;
}

export interface LastRound {
  readonly event: "last_round";
}

export interface LedNowhere {
  readonly event: "led_nowhere";
  readonly seat: number;
  readonly city: number;
  readonly goods?: readonly (number)[];
  readonly markers?: readonly (number)[];
}

export interface Loaded {
  readonly event: "loaded";
  readonly seat: number;
  readonly city: number;
  readonly goods: readonly (number)[];
}

export interface LootSplit {
  readonly event: "loot_split";
  readonly seat: number;
  readonly piles: readonly (readonly (number)[])[];
}

export interface LootTaken {
  readonly event: "loot_taken";
  readonly seat: number;
  readonly city: number;
  readonly taken: readonly (number)[];
  readonly left: readonly (number)[];
}

export interface MarkerDrawn {
  readonly event: "marker_drawn";
  readonly seat: number;
  readonly marker?: number;
}

export interface MarkerGiven {
  readonly event: "marker_given";
  readonly seat: number;
  readonly marker: number;
}

export interface MarkerTaken {
  readonly event: "marker_taken";
  readonly seat: number;
  readonly good: number;
  readonly marker?: number;
}

export interface MarketLaid {
  readonly event: "market_laid";
  readonly pairs: readonly (readonly [number, number])[];
}

export interface NoBid {
  readonly event: "no_bid";
  readonly seat: number;
}

export interface NoExile {
  readonly event: "no_exile";
  readonly seat: number;
  readonly city: number;
}

export interface NoSuchMarker {
  readonly event: "no_such_marker";
  readonly seat: number;
  readonly good: number;
}

export interface OfferDeclined {
  readonly event: "offer_declined";
  readonly offer: number;
  readonly seat: number;
  readonly to: number;
}

export interface OfferLapsed {
  readonly event: "offer_lapsed";
  readonly offer: number;
  readonly seat: number;
  readonly to: number;
}

export interface OfferMade {
  readonly event: "offer_made";
  readonly offer: number;
  readonly seat: number;
  readonly to: number;
  readonly give_count: number;
  readonly take_count: number;
  readonly answers?: number;
  readonly give_markers?: readonly (number)[];
  readonly take_markers?: readonly (number)[];
  readonly give_goods: readonly (number)[];
  readonly take_goods: readonly (number)[];
  readonly of?: number;
  readonly promise?: string;
  readonly vow?: number;
  readonly wants?: number;
}

export interface OfferWithdrawn {
  readonly event: "offer_withdrawn";
  readonly offer: number;
  readonly seat: number;
  readonly to: number;
}

export interface OfficeOpened {
  readonly event: "office_opened";
  readonly seat: number;
  readonly city: number;
}

export interface OpenPicks {
  readonly event: "open_picks";
  readonly seats: readonly (number)[];
}

export interface OrderSet {
  readonly event: "order_set";
  readonly order: readonly (number)[];
}

export interface PairBought {
  readonly event: "pair_bought";
  readonly seat: number;
  readonly good: number;
  readonly pair: readonly [number, number];
}

export interface Peeked {
  readonly event: "peeked";
  readonly seat: number;
  readonly city: number;
  readonly goods: readonly (number)[];
  readonly markers: readonly (number)[];
  readonly routes?: readonly (number)[];
}

export interface PileTaken {
  readonly event: "pile_taken";
  readonly seat: number;
  readonly victim: number;
  readonly size: number;
  readonly goods?: readonly (number)[];
}

export interface PirateNamed {
  readonly event: "pirate_named";
  readonly seat: number;
}

export interface Produced {
  readonly event: "produced";
  readonly city: number;
  readonly to_city: number;
  readonly number: number;
  readonly to_offices?: readonly (number)[];
}

export interface RaidMarkerBack {
  readonly event: "raid_marker_back";
  readonly seat: number;
  readonly marker: number;
  readonly city: number;
}

export interface RaidMarkerBought {
  readonly event: "raid_marker_bought";
  readonly seat: number;
  readonly marker: number;
}

export interface Ready {
  readonly event: "ready";
  readonly seat: number;
}

export interface RoundBegan {
  readonly event: "round_began";
  readonly round: number;
}

export interface RouteChanged {
  readonly event: "route_changed";
  readonly seat: number;
  readonly city: number;
  readonly slot: number;
  readonly old?: number;
  readonly new?: number;
}

export interface RouteRevealed {
  readonly event: "route_revealed";
  readonly city: number;
  readonly slot: number;
  readonly marker: number;
}

export interface RoutesLaid {
  readonly event: "routes_laid";
  readonly routes: readonly (number)[];
}

export interface Sailed {
  readonly event: "sailed";
  readonly seat: number;
  readonly start: number;
  readonly city: number;
  readonly goods: readonly (number)[];
  readonly markers: readonly (number)[];
  readonly passage?: boolean;
}

export interface StartClash {
  readonly event: "start_clash";
  readonly city: number;
  readonly seats: readonly (number)[];
}

export interface StartSeen {
  readonly event: "start_seen";
  readonly seat: number;
  readonly city: number;
  readonly routes: readonly (number)[];
}

export interface StrangersLaid {
  readonly event: "strangers_laid";
  readonly cities: readonly (number)[];
}

export interface TaxPaid {
  readonly event: "tax_paid";
  readonly seat: number;
  readonly good: number;
}

export interface Traded {
  readonly event: "traded";
  readonly seat: number;
  readonly city: number;
  readonly give: readonly (number)[];
  readonly take: readonly (number)[];
}

export interface TurnEnded {
  readonly event: "turn_ended";
  readonly seat: number;
}

export interface VirtualBid {
  readonly event: "virtual_bid";
  readonly marker: number;
}

export interface VirtualRaised {
  readonly event: "virtual_raised";
  readonly marker: number;
}

export interface VowEnded {
  readonly event: "vow_ended";
  readonly seat: number;
  readonly to: number;
  readonly vow: number;
  readonly city: number;
}

export interface VowMade {
  readonly event: "vow_made";
  readonly seat: number;
  readonly to: number;
  readonly vow: number;
  readonly city: number;
}

export interface Yielded {
  readonly event: "yielded";
  readonly seat: number;
  readonly winner: number;
  readonly count: number;
  readonly goods?: readonly (number)[];
}

export type AnyEvent =
  | Anchored
  | Attacked
  | AuctionLost
  | AuctionWon
  | BidLaid
  | Blocked
  | Built
  | CargoSplit
  | ChipWon
  | CityCleared
  | CityRaided
  | CogRaided
  | Confiscated
  | CrestChanged
  | CrestLaid
  | DealMade
  | Delivered
  | Demanded
  | ExileVotes
  | Exiled
  | FightMarkers
  | Forked
  | Fought
  | GameEnded
  | GoodGiven
  | GoodsGone
  | GuildBrought
  | GuildDriven
  | GuildMoved
  | GuildPlaced
  | Intercepted
  | LandVoted
  | LastRound
  | LedNowhere
  | Loaded
  | LootSplit
  | LootTaken
  | MarkerDrawn
  | MarkerGiven
  | MarkerTaken
  | MarketLaid
  | NoBid
  | NoExile
  | NoSuchMarker
  | OfferDeclined
  | OfferLapsed
  | OfferMade
  | OfferWithdrawn
  | OfficeOpened
  | OpenPicks
  | OrderSet
  | PairBought
  | Peeked
  | PileTaken
  | PirateNamed
  | Produced
  | RaidMarkerBack
  | RaidMarkerBought
  | Ready
  | RoundBegan
  | RouteChanged
  | RouteRevealed
  | RoutesLaid
  | Sailed
  | StartClash
  | StartSeen
  | StrangersLaid
  | TaxPaid
  | Traded
  | TurnEnded
  | VirtualBid
  | VirtualRaised
  | VowEnded
  | VowMade
  | Yielded
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
