// Made by tools/make_protocol.py from the structs of the server. Do not edit.
// Fields with a question mark are left out where they have their default.

export const PROTOCOL = 2;

export interface Asked {
  readonly id: number;
  readonly question: Go | Choice | Bag | Exchange | Split | Pay | Deal | Menu;
  readonly refusals: readonly (Refusal)[];
  readonly ready: boolean;
}

export interface Go {
  readonly shape: "go";
  readonly move: string;
  readonly rule: string;
}

export interface Choice {
  readonly shape: "choice";
  readonly move: string;
  readonly rule: string;
  readonly values: readonly (number)[];
  readonly of?: number;
}

export interface Bag {
  readonly shape: "bag";
  readonly move: string;
  readonly rule: string;
  readonly have: readonly (number)[];
  readonly least?: number;
  readonly most?: number;
  readonly forbidden?: readonly (readonly (number)[])[];
  readonly rule_forbidden?: string;
  readonly rule_least?: string;
}

export interface Exchange {
  readonly shape: "exchange";
  readonly move: string;
  readonly rule: string;
  readonly have: readonly (number)[];
  readonly offer: readonly (number)[];
  readonly ratio: number;
  readonly kinds?: "disjoint" | "per_kind";
  readonly rule_fewest?: string;
  readonly rule_kinds?: string;
}

export interface Split {
  readonly shape: "split";
  readonly move: string;
  readonly rule: string;
  readonly have: readonly (number)[];
  readonly piles?: number;
}

export interface Pay {
  readonly shape: "pay";
  readonly move: string;
  readonly rule: string;
  readonly price: number;
  readonly first: readonly (number)[];
  readonly second: readonly (number)[];
  readonly of?: number;
}

export interface Deal {
  readonly shape: "deal";
  readonly move: string;
  readonly rule: string;
  readonly first: readonly (number)[];
  readonly second: readonly (number)[];
  readonly partners: readonly (readonly [number, number, number])[];
  readonly counters?: readonly (readonly [number, number])[];
  readonly promises?: boolean;
  readonly of?: number;
  readonly theirs?: readonly (number)[];
  readonly pledges?: readonly (number)[];
}

export interface Menu {
  readonly shape: "menu";
  readonly name: string;
  readonly rule: string;
  readonly options: readonly (Go | Choice | Bag | Exchange | Split | Pay | Deal)[];
}

export interface Refusal {
  readonly move: string;
  readonly rule: string;
  readonly of?: number;
  readonly numbers?: readonly (number)[];
  readonly value?: number;
}

export interface Hello {
  readonly say: "hello";
  readonly protocol: number;
  readonly events?: number;
  readonly chat?: number;
}

export interface Command {
  readonly say: "command";
  readonly id: string;
  readonly move: unknown;
  readonly question?: number | null;
}

export interface Undo {
  readonly say: "undo";
  readonly id: string;
  readonly answers?: number;
}

export interface Chat {
  readonly say: "chat";
  readonly words: string;
}

export interface Agree {
  readonly say: "agree";
  readonly id: string;
  readonly act: "answer_for" | "end" | "go_back" | "play_on" | "resign" | "restart" | "return";
  readonly seat?: number;
  readonly ply?: number;
}

export interface Writing {
  readonly say: "writing";
}

export interface Differs {
  readonly say: "differs";
}

export interface Ping {
  readonly say: "ping";
}

export type ClientMessage =
  | Hello
  | Command
  | Undo
  | Chat
  | Agree
  | Writing
  | Differs
  | Ping;

export interface Welcome {
  readonly say: "welcome";
  readonly protocol: number;
  readonly match: string;
  readonly seat: number;
  readonly players: readonly (Player)[];
  readonly started: boolean;
  readonly commitment: string;
  readonly version: string;
  readonly practice?: boolean;
  readonly setup?: Setup | null;
  readonly host?: boolean;
  readonly invite?: string;
  readonly closed?: boolean;
  readonly pace?: PaceInfo;
  readonly host_seat?: number;
}

export interface Player {
  readonly name: string;
  readonly bot?: string;
  readonly taken?: boolean;
  readonly nonce_given?: boolean;
}

export interface Setup {
  readonly game: string;
  readonly seats: number;
  readonly edition?: string;
  readonly variants?: readonly (string)[];
  readonly readings?: readonly (readonly [string, string])[];
  readonly data?: readonly (readonly [string, string])[];
}

export interface PaceInfo {
  readonly bank?: number;
  readonly increment?: number;
  readonly each?: number;
}

export interface Update {
  readonly say: "update";
  readonly number: number;
  readonly sections: Record<string, unknown>;
  readonly events?: readonly (unknown)[];
  readonly deadlines?: readonly (number | null)[];
  readonly undo?: number;
  readonly undo_stop?: string;
  readonly now?: number;
  readonly restart?: number;
  readonly reminders?: readonly (number | null)[];
  readonly choices?: readonly (number | null)[];
  readonly agreed?: Agreed | null;
  readonly check?: number;
}

export interface Agreed {
  readonly stand_ins?: Record<string, string>;
  readonly ending?: readonly (number)[];
  readonly going_back?: Record<string, number>;
  readonly back?: number | null;
}

export interface Done {
  readonly say: "done";
  readonly id: string;
}

export interface Refused {
  readonly say: "refused";
  readonly id: string;
  readonly code: string;
  readonly rule?: string;
  readonly detail?: string;
}

export interface ChatLine {
  readonly say: "chat_line";
  readonly number: number;
  readonly seat: number;
  readonly words: string;
  readonly at: number;
}

export interface Presence {
  readonly say: "presence";
  readonly seats: readonly (SeatPresence)[];
}

export interface SeatPresence {
  readonly here?: boolean;
  readonly writing?: boolean;
  readonly away_since?: number;
}

export interface Pong {
  readonly say: "pong";
}

export interface Rematch {
  readonly say: "rematch";
  readonly match: string;
}

export interface SeatOpened {
  readonly say: "seat_opened";
  readonly devices: number;
}

export interface StoreState {
  readonly say: "store_state";
  readonly reachable: boolean;
  readonly full?: boolean;
}

export type ServerMessage =
  | Welcome
  | Update
  | Done
  | Refused
  | ChatLine
  | Presence
  | Pong
  | Rematch
  | SeatOpened
  | StoreState;

export interface AgreeRequest {
  readonly act: "answer_for" | "end" | "go_back" | "play_on" | "resign" | "restart" | "return";
  readonly id?: string;
  readonly seat?: number;
  readonly ply?: number;
}

export interface TableList {
  readonly now: number;
  readonly tables: readonly (TableInfo)[];
}

export interface TableInfo {
  readonly match: string;
  readonly seat: number;
  readonly game: string;
  readonly players: readonly (Player)[];
  readonly edition?: string;
  readonly variants?: readonly (string)[];
  readonly started?: boolean;
  readonly round?: number;
  readonly asked?: readonly (number)[];
  readonly deadlines?: readonly (number | null)[];
  readonly stand_ins?: readonly (number)[];
  readonly ended?: Ended | null;
  readonly at?: number;
  readonly waits?: boolean;
}

export interface Ended {
  readonly by: string;
  readonly winners: readonly (number)[];
  readonly points: readonly (number)[];
}

export interface Invitation {
  readonly match: string;
  readonly invite: string;
}

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
  readonly rule?: string;
  readonly update?: Update | null;
  readonly why?: string;
  readonly about?: readonly (string)[];
  readonly line?: number;
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly (NewSeat)[];
  readonly name?: string;
  readonly edition?: string;
  readonly variants?: readonly (string)[];
  readonly readings?: Record<string, string>;
  readonly bank?: number;
  readonly increment?: number;
  readonly each?: number;
  readonly position?: string;
  readonly data?: Record<string, string>;
  readonly clock?: "" | "days" | "live" | "none";
  readonly stand_in?: string;
  readonly middle?: boolean;
}

export interface NewSeat {
  readonly bot: string;
}

export interface Join {
  readonly name?: string;
  readonly invite?: string;
  readonly secret?: string;
  readonly another?: boolean;
}

export interface Nonce {
  readonly nonce: string;
}

export interface Seated {
  readonly match: string;
  readonly seat: number;
  readonly secret: string;
  readonly commitment: string;
  readonly invite?: string;
}

export interface GameInfo {
  readonly name: string;
  readonly seats: readonly (number)[];
  readonly editions: readonly (string)[];
  readonly variants: readonly (string)[];
  readonly readings: readonly (OptionInfo)[];
  readonly bots: readonly (string)[];
  readonly together: readonly (VariantCompatibility)[];
  readonly presets: readonly (Preset)[];
  readonly usual_seats: number;
  readonly usual_bot: string;
  readonly data?: readonly (DataInfo)[];
  readonly levels?: readonly (string)[];
}

export interface OptionInfo {
  readonly name: string;
  readonly rules: readonly (string)[];
  readonly answers: readonly (string)[];
  readonly by_edition: Record<string, string>;
}

export interface VariantCompatibility {
  readonly name: string;
  readonly seats: readonly (number)[];
  readonly brings: readonly (string)[];
  readonly excludes: readonly (string)[];
  readonly needs: readonly (readonly [string, string])[];
}

export interface Preset {
  readonly name: string;
  readonly seats: number;
  readonly fits: readonly (number)[];
  readonly minutes: number;
  readonly edition: string;
  readonly variants: readonly (string)[];
}

export interface DataInfo {
  readonly name: string;
  readonly shipped: readonly (string)[];
}

export interface RematchRequest {
}

export interface StepsSeen {
  readonly number: number;
  readonly sections: Record<string, unknown>;
  readonly steps: readonly (StepSeen)[];
}

export interface StepSeen {
  readonly number: number;
  readonly sections: Record<string, unknown>;
  readonly events?: readonly (unknown)[];
}

export interface PreviewRequest {
  readonly moves: readonly (Record<string, unknown>)[];
}

export interface PreviewAnswer {
  readonly question: number;
  readonly moves: readonly (unknown)[];
}

export interface Advice {
  readonly question: number;
  readonly moves: readonly (unknown)[];
  readonly reasons: readonly (string)[];
  readonly chance?: number | null;
  readonly ends?: readonly (number)[];
  readonly places?: readonly (number)[];
  readonly instead?: unknown | null;
  readonly doubts?: readonly (string)[];
}

export interface SetupRequest {
  readonly seats: number;
  readonly edition?: string;
  readonly variants?: readonly (string)[];
  readonly readings?: Record<string, string>;
  readonly data?: Record<string, string>;
}

export interface Fit {
  readonly wrong: Unfit | null;
  readonly variants: Record<string, Unfit>;
  readonly seats: Record<string, Unfit>;
  readonly brought: Record<string, string>;
}

export interface Unfit {
  readonly code: string;
  readonly about: readonly (string)[];
  readonly detail: string;
  readonly line: number;
}

export interface TableData {
  readonly game: string;
  readonly sections: Record<string, unknown>;
}

export interface BrowserUiFrame {
  readonly frame: string;
}

export interface LeaveRequest {
}

export interface SeatDevices {
  readonly devices: readonly (SeatDevice)[];
}

export interface SeatDevice {
  readonly id: string;
  readonly device: string;
  readonly at: number;
  readonly own: boolean;
}

export interface NewLinkRequest {
  readonly secret?: string;
}

export interface GiveSeatRequest {
  readonly seat: number;
}

export interface NewChannel {
  readonly kind: "mail" | "push" | "webhook";
  readonly address: string;
  readonly format?: "discord" | "plain" | "slack";
  readonly for_table?: boolean;
  readonly language?: "de" | "en" | "fr" | "it";
  readonly idle_minutes?: number;
  readonly also_open?: boolean;
  readonly quiet?: QuietHours | null;
  readonly digest_minutes?: number;
  readonly keys?: PushKeys | null;
}

export interface QuietHours {
  readonly begin: number;
  readonly end: number;
  readonly zone: string;
}

export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface ChangeChannel {
  readonly id: string;
  readonly language?: "de" | "en" | "fr" | "it" | null;
  readonly idle_minutes?: number | null;
  readonly also_open?: boolean | null;
  readonly off?: boolean | null;
  readonly quiet?: QuietHours | null;
  readonly digest_minutes?: number | null;
}

export interface ChannelRequest {
  readonly id: string;
}

export interface ChannelList {
  readonly channels: readonly (ChannelInfo)[];
  readonly kinds: readonly (string)[];
  readonly push_key: string;
}

export interface ChannelInfo {
  readonly id: string;
  readonly kind: string;
  readonly format: string;
  readonly address: string;
  readonly for_table: boolean;
  readonly language: string;
  readonly idle_minutes: number;
  readonly also_open: boolean;
  readonly off: boolean;
  readonly failed: string;
  readonly quiet: QuietHours;
  readonly digest_minutes: number;
}

export interface ChannelAdded {
  readonly channel: ChannelInfo;
  readonly key: string;
}

export interface ChannelTested {
  readonly sent: boolean;
  readonly reason: string;
}

export interface AccountRequest {
}

export interface IdRequest {
  readonly id: string;
}

export interface NameRequest {
  readonly name?: string;
}

export interface PasskeyQuestion {
  readonly attempt: string;
  readonly options: unknown;
}

export interface PasskeyAnswer {
  readonly attempt: string;
  readonly credential: unknown;
}

export interface MailLinkRequest {
  readonly address: string;
  readonly name?: string;
  readonly language?: "de" | "en" | "fr" | "it";
}

export interface MailLinkSent {
  readonly sent?: boolean;
}

export interface ChangeAccount {
  readonly name?: string | null;
  readonly bot?: boolean | null;
}

export interface NewTokenRequest {
  readonly name: string;
  readonly scope: "play" | "read";
}

export interface TokenMade {
  readonly token: string;
  readonly info: TokenInfo;
}

export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  readonly scope: string;
  readonly made_at: number;
  readonly used_at: number;
}

export interface AccountState {
  readonly account: AccountInfo | null;
  readonly no_passkeys: string;
  readonly mail: boolean;
}

export interface AccountInfo {
  readonly name: string;
  readonly mail: string;
  readonly bot: boolean;
  readonly passkeys: readonly (PasskeyInfo)[];
  readonly sessions: readonly (SessionInfo)[];
  readonly tokens: readonly (TokenInfo)[];
}

export interface PasskeyInfo {
  readonly id: string;
  readonly device: string;
  readonly made_at: number;
}

export interface SessionInfo {
  readonly id: string;
  readonly device: string;
  readonly made_at: number;
  readonly used_at: number;
  readonly own: boolean;
}

export interface FreeSeatRequest {
  readonly seat: number;
  readonly bot?: string;
}

export interface WatchersRequest {
  readonly closed: boolean;
}

export interface Demonstration {
  readonly setup: Setup;
  readonly players: readonly (Player)[];
  readonly updates: readonly (Update)[];
}

export interface ReplaySeen {
  readonly viewer: number;
  readonly over: boolean;
  readonly players: readonly (Player)[];
  readonly vocabulary: Vocabulary;
  readonly sections: Record<string, unknown>;
  readonly steps: readonly (ReplayStepSeen)[];
}

export interface Vocabulary {
  readonly game: string;
  readonly names: Record<string, readonly (string)[]>;
  readonly made: Record<string, readonly (number)[]>;
  readonly fields: Record<string, string>;
  readonly sides: Record<string, readonly (string)[]>;
  readonly refusals: Record<string, readonly (string)[]>;
  readonly rules: Record<string, string>;
  readonly defaults: Record<string, Record<string, unknown>>;
  readonly given: Record<string, unknown> | null;
  readonly changes: Record<string, ChangedRule>;
}

export interface ChangedRule {
  readonly state?: "absent" | "printed" | "replaced" | "struck";
  readonly says?: readonly (string)[];
  readonly why?: readonly (string)[];
  readonly instead?: string;
  readonly also?: readonly (string)[];
}

export interface ReplayStepSeen {
  readonly number: number;
  readonly sections: Record<string, unknown>;
  readonly events?: readonly (unknown)[];
  readonly entry?: number;
  readonly chances?: readonly (number)[];
}

export interface RecordRequest {
  readonly record: string;
  readonly viewer?: number;
}

export interface PlayOnRequest {
  readonly entry: number;
  readonly seat: number;
  readonly name?: string;
}

export interface PlayOnFileRequest {
  readonly entry: number;
  readonly seat: number;
  readonly name?: string;
  readonly record: string;
  readonly seats?: readonly (NewSeat)[];
}

export interface LessonInfo {
  readonly name: string;
  readonly steps: readonly (LessonStep)[];
  readonly first?: boolean;
  readonly shelf?: number;
  readonly rule?: string;
}

export interface LessonStep {
  readonly name: string;
  readonly want: readonly (Record<string, unknown>)[];
  readonly lights: readonly (string)[];
  readonly again?: boolean;
}

export interface LessonRequest {
  readonly game: string;
  readonly lesson: string;
  readonly step?: number;
  readonly name?: string;
}

export interface Compared {
  readonly rule: string;
  readonly title: string;
  readonly voices: readonly (Voice)[];
  readonly ours: string;
  readonly touches?: readonly (string)[];
  readonly reading?: string;
  readonly asks?: string;
  readonly answers?: readonly (Played)[];
}

export interface Voice {
  readonly book: string;
  readonly name: string;
  readonly says: string;
  readonly place: string;
}

export interface Played {
  readonly answer: string;
  readonly says: string;
  readonly editions: readonly (string)[];
  readonly default: boolean;
}

export interface Status {
  readonly store: "away" | "full" | "ready";
  readonly version: string;
  readonly build: string;
}

export interface InOrder {
  readonly step: "in_order";
  readonly of: string;
  readonly at: number;
}

export interface TakeBack {
  readonly move: "take_back";
  readonly value: number;
  readonly of?: number;
}

export interface TakenBack {
  readonly event: "taken_back";
  readonly seat: number;
  readonly answers: number;
}

export interface SeatResigned {
  readonly event: "seat_resigned";
  readonly seat: number;
  readonly by?: string;
}

export interface SeatTakenBack {
  readonly event: "seat_taken_back";
  readonly seat: number;
}

export interface SeatAnsweredFor {
  readonly event: "seat_answered_for";
  readonly seat: number;
  readonly of: number;
  readonly by?: string;
}

export interface EndOffered {
  readonly event: "end_offered";
  readonly seat: number;
}

export interface EndAgreed {
  readonly event: "end_agreed";
  readonly seat: number;
}

export interface GoingBackOffered {
  readonly event: "going_back_offered";
  readonly seat: number;
  readonly ply: number;
}

export interface GoingBackAgreed {
  readonly event: "going_back_agreed";
  readonly seat: number;
  readonly ply: number;
}

export interface WentBack {
  readonly event: "went_back";
  readonly ply: number;
}

export interface PlayedOn {
  readonly event: "played_on";
  readonly seat: number;
}
