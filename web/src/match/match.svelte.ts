import { newId } from "../net/ids";
import type { Order } from "../net/outbox";
import { type Connection, type Listener, TableSocket } from "../net/socket";
import { Following } from "./following.svelte";
import type { GameFace } from "./face";
import type { GameView } from "../net/gameTypes";
import {
  type Agree,
  type Agreed,
  type ChatLine,
  type PaceInfo,
  type Player,
  PROTOCOL,
  type Refused,
  type SeatPresence,
  type ServerMessage,
  type Update,
  type Vocabulary,
} from "../protocol/wire";
import { givenName } from "../words/names";
import { type Made, Story } from "../words/story";
import { outage } from "../net/outage.svelte";
import { isFirstGame, isCoachSilenced } from "../state/newcomer";
import { localizeName, settings } from "../state/settings.svelte";

/** One match as this browser sees it: the server's messages, and the commands on their way there. */
export class MatchState<V extends GameView = GameView, F extends GameFace = GameFace> implements Listener {
  private toldPlayers = $state.raw<readonly Player[]>([]);
  readonly players = $derived(this.toldPlayers.map(localizeName));
  seat = $state(-1);
  practice = $state(false);
  /** The hash of the server's seed, shown before anyone gave a nonce. */
  commitment = $state("");
  /** The clock that was agreed on. */
  pace = $state.raw<PaceInfo>({});
  /** Whether this player is the host, who may close the table to watchers. */
  host = $state(false);
  /** Whether the table is closed to watchers. */
  closed = $state(false);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The deadline of each seat, in seconds since this page was opened. */
  deadlines = $state.raw<readonly (number | null)[]>([]);
  /** The time of each seat's reminder, in the same unit as deadlines. */
  reminders = $state.raw<readonly (number | null)[]>([]);
  /** The time from which the others may stop waiting for each seat, in the same unit. */
  choices = $state.raw<readonly (number | null)[]>([]);
  /** The players' agreements about the match. */
  agreed = $state.raw<Agreed>({});
  /** For each seat, whether its player is here, and whether they are typing. */
  presence = $state.raw<readonly SeatPresence[]>([]);
  /** Whether several people share this screen, so that none of them counts as absent. */
  passing = $state(false);
  /** Whether the server can save anything. */
  stored = $state(true);
  /** Whether the server's disk is full, so that it cannot store games. */
  full = $state(false);
  state = $state<Connection>("connecting");
  sending = $state(0);
  private refusal = $state.raw<{ readonly why: Refused; readonly question: number | undefined } | null>(null);
  /** This player's last answer, for parts of the page that watch it. */
  sent = $state.raw<Made | null>(null);
  undoable = $state(0);
  undoStop = $state("");
  /** The number of answers back to the beginning of this player's turn. */
  restart = $state(0);
  outdated = $state(false);
  /** The table of the next game, once someone has asked for one. */
  successor = $state("");
  /** The number of events when this player last answered. */
  seen = $state(0);
  /** The number of events when the page was opened. */
  opened = $state(-1);
  /** The number of events shown on this screen before; infinite for a new table, where nothing was missed. */
  readonly looked: number;
  /** Whether the table was made for a lesson. */
  readonly taught: boolean;
  /** Whether this is a newcomer's first game, in which a coach speaks unasked until the player turns it off. */
  guided = $state(false);
  /** The number of browsers that have opened this player's seat, as far as the server has announced it. */
  devices = $state(1);
  /** The last line of the chat that this player has read. */
  private readTo = $state(0);
  private readonly socket: TableSocket;
  /** The part of the game that is on the screen. */
  readonly following: Following<V>;

  constructor(
    readonly match: string,
    readonly face: F,
    private readonly vocabulary: Vocabulary,
    /** The name under which this browser stores its data; on a shared screen, one for each seat. */
    private readonly kept = match,
  ) {
    this.following = new Following(match);
    this.socket = new TableSocket(match, this);
    this.sending = this.socket.outbox.all().length;
    this.taught = localStorage.getItem(`lesson:${match}`) !== null;
    this.guided = isFirstGame(match) && !isCoachSilenced();
    this.looked = Number(localStorage.getItem(`looked:${kept}`) ?? Infinity);
    this.seen = Number(localStorage.getItem(this.seenKey) ?? 0);
    this.readTo = Number(localStorage.getItem(`heard:${kept}`) ?? 0);
  }

  readonly story = $derived.by(() => {
    const { words } = settings;
    if (!words) return null;
    const names = this.players.map(givenName);
    const reader = this.following.replay ? -1 : this.seat;
    return new Story(words, this.vocabulary, names, this.face.kinds, reader);
  });

  readonly view = $derived.by(() => this.following.view);
  /** The events that were shown. */
  readonly events = $derived.by(() => this.following.events);
  readonly asked = $derived(this.view?.asked ?? null);
  /** The reason why the last command was refused, as long as the same question is open. */
  readonly refused = $derived(this.refusal?.question === this.asked?.id ? (this.refusal?.why ?? null) : null);
  readonly over = $derived(this.view?.now?.result ?? null);
  /** Lines of the chat that others wrote and this player has not read. */
  readonly unread = $derived(this.chat.filter((line) => line.number > this.readTo && line.seat !== this.seat).length);
  /** Whether a player who comes back and must answer has missed something. */
  readonly missed = $derived.by(() => {
    const { looked, opened, seen } = this;
    const before = looked > 0 && seen < opened && opened - Math.max(looked, seen) > 2;
    return before && this.following.called;
  });
  /** Whether a bot or another player answers for this player. */
  readonly left = $derived(String(this.seat) in (this.agreed.stand_ins ?? {}));
  readonly mustAnswer = $derived(this.asked !== null && !this.asked.ready && !this.left);
  /** Whether this viewer has no seat; the board then takes the room of the buttons. */
  readonly watching = $derived.by(() => this.seat === -1 && !this.following.replay && !this.following.recap);
  /** Whether several people play, or someone answers for this player, so that notices may appear. */
  readonly together = $derived(!this.passing && (this.left || this.players.filter((player) => !player.bot).length > 1));

  open(): void {
    this.socket.open();
  }

  close(): void {
    this.socket.close();
  }

  /** Mark the chat as read. */
  readChat(): void {
    this.readTo = this.chat.at(-1)?.number ?? 0;
    localStorage.setItem(`heard:${this.kept}`, String(this.readTo));
  }

  receivedCounts(): { events: number; chat: number } {
    return { events: this.following.allEvents.length, chat: this.chat.at(-1)?.number ?? 0 };
  }

  setConnection(state: Connection): void {
    if (state !== this.state) this.stored = true;
    if (state === "offline") outage.suspect();
    this.state = state;
  }

  receive(message: ServerMessage): void {
    switch (message.say) {
      case "welcome":
        this.toldPlayers = message.players;
        this.seat = message.seat;
        this.practice = message.practice ?? false;
        this.commitment = message.commitment;
        this.pace = message.pace ?? {};
        this.host = message.host ?? false;
        this.closed = message.closed ?? false;
        this.outdated = message.protocol !== PROTOCOL;
        this.following.welcomed = true;
        break;
      case "update":
        this.update(message);
        break;
      case "done":
      case "refused":
        this.settle(message.id, message.say === "refused" ? message : null);
        break;
      case "chat_line":
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        break;
      case "store_state":
        this.stored = message.reachable;
        this.full = message.full ?? false;
        break;
      case "rematch":
        this.successor = message.match;
        break;
      case "presence":
        this.presence = message.seats;
        break;
      case "seat_opened":
        this.devices = message.devices;
        break;
      case "pong":
    }
  }

  private update(message: Update): void {
    const own = this.following.take(message);
    if (message.check && this.following.differs(message.check)) this.socket.say({ say: "differs" });
    if (this.opened < 0) this.opened = message.number;
    if (document.visibilityState === "visible") this.markShown();
    const ahead = (message.now ?? 0) - performance.now() / 1000;
    const here = (times: Update["deadlines"] = []) => times.map((at) => (at === null ? null : at - ahead));
    this.deadlines = here(message.deadlines);
    this.reminders = here(message.reminders);
    this.choices = here(message.choices);
    this.agreed = message.agreed ?? {};
    this.restart = message.restart ?? 0;
    this.undoable = message.undo ?? 0;
    this.undoStop = message.undo_stop ?? "";
    if (own) this.markSeen();
  }

  /** Store that all events so far were on the screen. */
  markShown(): void {
    localStorage.setItem(`looked:${this.kept}`, String(this.following.allEvents.length));
  }

  private settle(id: string, refused: Refused | null): void {
    const order = this.socket.outbox.settle(id);
    this.sending = this.socket.outbox.all().length;
    this.refusal = refused && { why: refused, question: this.asked?.id };
    if (order && !refused) this.markSeen();
  }

  /** Store that this player knows all events so far; later events count as new. */
  markSeen(): void {
    this.seen = this.following.allEvents.length;
    localStorage.setItem(this.seenKey, String(this.seen));
  }

  /** Answer the open question, or send a move out of turn. */
  send(made: Made, aside = false): void {
    const question = aside ? null : (this.asked?.id ?? null);
    this.sent = made;
    this.order({ say: "command", id: newId(), move: made, question });
  }

  undo(): void {
    if (this.undoable) this.order({ say: "undo", id: newId(), answers: 1 });
  }

  /** Propose or answer an agreement about the match: leave, come back, end, go back, restart the turn. */
  arrange(act: Agree["act"], about: Pick<Agree, "seat" | "ply"> = {}): void {
    this.order({ say: "agree", id: newId(), act, ...about });
  }

  private order(order: Order): void {
    this.refusal = null;
    this.socket.order(order);
    this.sending = this.socket.outbox.all().length;
  }

  /** Notify the others that this player is typing. */
  write(): void {
    this.socket.say({ say: "writing" });
  }

  say(words: string): void {
    this.socket.say({ say: "chat", words });
  }

  private get seenKey(): string {
    return `seen:${this.kept}`;
  }
}
