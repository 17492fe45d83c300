"""Trump tricks: a trick-taking game for two to four, with hidden hands."""

from typing import Annotated

from hanse import kit

SUITS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
RANKS = {
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "jack": "J",
    "queen": "Q",
    "king": "K",
    "ace": "A",
}
SIGNS = {f"{rank}_of_{suit}": f"{RANKS[rank]}{SUITS[suit]}" for suit in SUITS for rank in RANKS}
"""The sign of each card by its name; its number is its place in here."""
DECK = range(len(SIGNS))
HAND = 6

Card = Annotated[int, kit.Kind("name:card")]
Cards = Annotated[tuple[int, ...], kit.Kind("names:card")]

WORDS = """
platform-game-tricks = Trump tricks
ask-tricks-play = Which card do you play?
    .wait = { $seats } plays a card
move-tricks-play = Play a card
    .full = Play { $value }
event-tricks-dealt =
    { $cards_n ->
        [0] { $seat } gets { $count } cards.
       *[other] { $seat } gets { $cards }.
    }
    .you = You get { $cards }.
event-tricks-trump-turned = { $card } is turned up: its suit is trumps.
event-tricks-played = { $seat } plays { $card }.
    .you = You play { $card }.
event-tricks-trick-won = { $seat } takes the trick.
    .you = You take the trick.
view-tricks-table-turned = Trump card
view-tricks-table-trick = The trick
view-tricks-table-played = Cards of earlier tricks
view-tricks-table-hand-sizes = Cards in each hand
view-tricks-table-tricks = Tricks taken by each player
view-tricks-table-leader = Led by
view-tricks-own-hand = Your hand
rule-TR-DEAL-01 = Each player gets six of 32 cards. The next card is turned up: its suit is trumps.
    .title = The deal
rule-TR-PLAY-01 = In turn, each player plays a card, of the suit led if possible.
    .title = Playing a card
rule-TR-TRICK-01 = The highest trump takes the trick, or else the highest card of the suit led. Its player leads next.
    .title = The trick
rule-TR-END-01 = The player with the most tricks after six wins. Several may share the win.
    .title = The end
"""  # noqa: E501
CARD_NAMES = "\n".join(
    f"name-tricks-card-{name.replace('_', '-')} = {SIGNS[name]}" for name in SIGNS
)


class Play(kit.Pick, frozen=True):
    """TR-PLAY-01: play the card `value`."""


class Dealt(kit.Event, frozen=True):
    """TR-DEAL-01: everyone hears how many cards; their owner hears which."""

    seat: kit.Seat
    count: int
    cards: Cards = ()


class TrumpTurned(kit.Event, frozen=True):
    card: Card


class Played(kit.Event, frozen=True):
    seat: kit.Seat
    card: Card


class TrickWon(kit.Event, frozen=True):
    seat: kit.Seat


class Deck(kit.Table):
    """Every card: in a hand, in the trick, in an earlier trick, or in the stock."""

    hands: list[list[int]] = kit.field(default_factory=list[list[int]])
    trick: list[int] = kit.field(default_factory=list[int])
    played: list[int] = kit.field(default_factory=list[int])
    stock: list[int] = kit.field(default_factory=list[int])
    """The turned card is the last one."""
    tricks: list[int] = kit.field(default_factory=list[int])
    leader: kit.Seat = 0


class Seen(kit.Struct, frozen=True):
    """The part of the deck that everyone sees."""

    turned: Card
    trick: Cards
    played: Cards
    hand_sizes: tuple[int, ...]
    tricks: tuple[int, ...]
    leader: kit.Seat


class Own(kit.Struct, frozen=True):
    """The part that one seat alone sees."""

    hand: Cards


class Tricks(kit.Game[Deck]):
    """A game in progress."""

    def begin(self) -> None:
        self.table.tricks = [0] * self.seats
        self.agenda = [Turn(0), Deal()]

    def count_points(self) -> list[int]:
        return self.table.tricks

    def count_pieces(self) -> dict[str, kit.Counts]:
        table = self.table
        cards = [
            *table.trick,
            *table.played,
            *table.stock,
            *(c for hand in table.hands for c in hand),
        ]
        return {"cards": tuple(cards.count(card) for card in DECK)}


class Deal(kit.Step[Tricks], frozen=True):
    """TR-DEAL-01: a step that asks nobody."""

    def advance(self, game: Tricks) -> None:
        table, cards = game.table, game.dice.shuffle(DECK)
        for seat in range(game.seats):
            hand = sorted(cards[seat * HAND : (seat + 1) * HAND])
            table.hands.append(hand)
            game.tell(Dealt(seat, HAND))
            game.tell(Dealt(seat, HAND, tuple(hand)), seat)
        turned, *rest = cards[game.seats * HAND :]
        table.stock = [*sorted(rest), turned]
        game.tell(TrumpTurned(table.stock[-1]))
        table.round = 1
        game.agenda.pop()


class Turn(kit.Step[Tricks], frozen=True):
    """TR-PLAY-01: a seat plays a card."""

    seat: kit.Seat

    def asks(self, game: Tricks) -> kit.Asking:
        hand, trick = game.table.hands[self.seat], game.table.trick
        following = [card for card in hand if trick and suit(card) == suit(trick[0])]
        return {self.seat: kit.Choice(Play, "TR-PLAY-01", tuple(following or hand))}

    def answer(self, game: Tricks, seat: kit.Seat, move: kit.Move) -> None:
        assert isinstance(move, Play)
        table = game.table
        table.hands[seat].remove(move.value)
        table.trick.append(move.value)
        game.tell(Played(seat, move.value))
        if len(table.trick) < game.seats:
            game.agenda[-1] = Turn((seat + 1) % game.seats)
        else:
            take_trick(game)


def take_trick(game: Tricks) -> None:
    """TR-TRICK-01, TR-END-01."""
    table = game.table
    best = max(table.trick, key=lambda card: strength(table, card))
    winner = (table.leader + table.trick.index(best)) % game.seats
    table.played += table.trick
    table.trick = []
    table.tricks[winner] += 1
    table.leader = winner
    game.tell(TrickWon(winner))
    if any(table.hands):
        table.round += 1
        game.agenda[-1] = Turn(winner)
    else:
        most = max(table.tricks)
        game.end("played", [seat for seat, count in enumerate(table.tricks) if count == most])


def suit(card: int) -> int:
    return card // len(RANKS)


def strength(table: Deck, card: int) -> tuple[bool, bool, int]:
    """Return how strong a card of the trick is: trumps first, then the suit led."""
    return suit(card) == suit(table.stock[-1]), suit(card) == suit(table.trick[0]), card


def public(table: Deck) -> Seen:
    sizes = tuple(len(hand) for hand in table.hands)
    tricks, played = tuple(table.tricks), tuple(sorted(table.played))
    return Seen(table.stock[-1], tuple(table.trick), played, sizes, tricks, table.leader)


def own(table: Deck, seat: kit.Seat) -> Own:
    return Own(tuple(table.hands[seat]))


def imagine(seen: Seen, own: Own | None, seat: kit.Seat, dice: kit.Dice) -> Deck:
    """Deal the cards that this seat has not seen."""
    mine = own.hand if own else ()
    known = {seen.turned, *seen.trick, *seen.played, *mine}
    hidden = dice.shuffle(card for card in DECK if card not in known)
    hands: list[list[int]] = []
    for other, size in enumerate(seen.hand_sizes):
        hands.append(list(mine) if other == seat else sorted(hidden[:size]))
        hidden = hidden if other == seat else hidden[size:]
    stock = [*sorted(hidden), seen.turned]
    trick, played, tricks = list(seen.trick), list(seen.played), list(seen.tricks)
    return Deck(
        hands=hands, trick=trick, played=played, stock=stock, tricks=tricks, leader=seen.leader
    )


def hidden(table: Deck, seat: kit.Seat) -> dict[str, object]:
    others = [hand for owner, hand in enumerate(table.hands) if owner != seat and hand]
    return {"hands": others, "stock": [table.stock[:-1]]}


GAME = kit.GameDefinition(
    "tricks",
    Tricks,
    Deck,
    seats=range(2, 5),
    moves=(Play,),
    events=(Dealt, TrumpTurned, Played, TrickWon),
    steps=(Turn,),
    words={"en": WORDS + CARD_NAMES},
    names={"card": tuple(SIGNS)},
    kinds={"play.value": "name:card"},
    endings=("played",),
    most_rounds=HAND,
    secrets=kit.Secrets(Seen, Own, public, own, imagine, hidden),
)
