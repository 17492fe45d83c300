"""The board of Kogge: one line for each city, with the players next to the cities."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from hanse.boards.drawing import join_columns
from hanse.boards.kogge.sentences import Facts
from hanse.boards.kogge.symbols import FREE_SITE, KoggeSymbols, digits, pad, side_by_side
from hanse.boards.kogge.view_reader import KoggeViewReader
from hanse.boards.kogge.warnings import goal, warning
from hanse.core.questions.deal import Deal
from hanse.core.questions.shapes import Choice, Option, Pay
from hanse.core.types import Event, Move
from hanse.games.kogge import moves
from hanse.games.kogge.board import SITES
from hanse.games.kogge.view.sections import View
from hanse.words.story import Story

GUILD, RAID, ASKED = "♔", "†", "▸"
CITIES_WIDTH = 49
"""The width of the cities' part, in characters; the rest is for the players."""
NAMES_WIDTH = 26
"""The additional width on a wide screen, for the names of the routes' destinations."""
MIN_WIDTH_WITH_NAMES = 110


class KoggeBoard(KoggeSymbols):
    """The drawing of a view of Kogge."""

    closing: tuple[type[Move], ...] = (
        moves.EndTurn, moves.Anchor, moves.LetPass, moves.KeepPeace, moves.LeaveBe,
        moves.KeepStart,
    )  # fmt: skip

    def __init__(self, view: View, story: Story, heard: Sequence[Event] = ()) -> None:
        super().__init__(KoggeViewReader(view, story.phrases), story)

    def headline(self) -> str:
        view = self.reader.view
        facts: Facts = {
            "round": view.now.round,
            "walked": view.fleet.walked,
            "last": self.last_round(),
        }
        return self.say("terminal-kogge-headline", reserve=view.supply.reserve, **facts)

    def last_round(self) -> str:
        return "yes" if self.reader.view.now.last_round else "no"

    def board(self, width: int) -> list[Text]:
        names = width >= MIN_WIDTH_WITH_NAMES
        left_width = CITIES_WIDTH + (NAMES_WIDTH if names else 0)
        left = [self.head(names), *(self.city(at, names) for at in self.reader.cities)]
        right = self.side(width - left_width - 1)
        return join_columns(left, right, left_width)

    def head(self, names: bool) -> Text:
        say = self.say
        exits = f"{'A':<13} {'B':<13} " if names else "A  B  "
        head = f"   {say('terminal-kogge-head-city'):<12} {say('terminal-kogge-head-goods'):<11} "
        head += f"{say('terminal-kogge-head-offices'):<8} {exits}{say('terminal-kogge-head-here')}"
        return Text(head, "dim")

    def city(self, city: int, names: bool) -> Text:
        """Return a city's line, such as: 3 f Reval      3f 1o       A2f ·     5  ?   A♔†B."""
        reader = self.reader
        row = Text()
        row.append(f"{reader.number(city):>2} ", "bold")
        row.append_text(self.good(reader.produces(city)))
        row.append(f" {reader.name(city):<10} ")
        row.append_text(pad(self.goods(reader.goods(city), 11), 12))
        row.append_text(pad(self.offices(city), 9))
        for slot in range(2):
            row.append_text(pad(self.exit(city, slot, names), 14 if names else 3))
        row.append_text(self.marks(city))
        return row

    def offices(self, city: int) -> Text:
        """Return the owner's letter and the goods at each site; a free site is a dot."""
        parts = []
        for owner, goods in self.reader.offices(city):
            if owner < 0:
                parts.append(Text(FREE_SITE, "dim"))
                continue
            part = Text().append_text(self.mark(owner))
            if any(goods):
                part.append_text(self.goods(goods, 0))
            parts.append(part)
        return side_by_side(parts, 8)

    def exit(self, city: int, slot: int, names: bool) -> Text:
        """Return a route's number; * means that it is face down but known, ? that it is unknown."""
        seen = self.reader.route(city, slot)
        if seen.target < 0:
            return Text("?", "bold")
        star = "*" if seen.covered else ""
        name = f" {self.reader.city_names(seen.target)}" if names else ""
        return Text(f"{seen.target}{star}{name}", "italic" if seen.covered else "")

    def marks(self, city: int) -> Text:
        """Return the cogs, the guild master and the raid markers in a city."""
        row = Text("").join(self.mark(seat) for seat in self.reader.cogs(city))
        if self.reader.view.fleet.guild == city:
            row.append(GUILD, "bold")
        raiders = self.reader.raiders(city)
        if self.reader.strangers(city):
            row.append(RAID, "bold red")
        if raiders:
            row.append(RAID, "bold red")
            row.append_text(Text("").join(self.mark(seat) for seat in raiders))
        return row

    def side(self, width: int) -> list[Text]:
        """Return the players in the order of play, then market and stock."""
        lines = [line for seat in self.reader.view.fleet.order for line in self.player(seat, width)]
        if drawn := self.reader.view.now.drawn:
            bid = " ".join(map(str, drawn))
            lines.append(Text(self.say("terminal-kogge-virtual", bid=bid), "bold"))
        supply = self.reader.view.supply
        pairs = " ".join(f"{low}/{high}" for low, high in supply.market) or FREE_SITE
        lines.append(Text(self.say("terminal-kogge-market", pairs=pairs)))
        stock = Text(self.say("terminal-kogge-stock") + " ")
        lines.append(stock.append_text(self.goods(supply.stock)))
        if any(supply.gone):
            gone = Text(self.say("terminal-kogge-gone") + " ")
            lines.append(gone.append_text(self.goods(supply.gone)))
        for line in lines:
            line.truncate(width)
        return lines

    def player(self, seat: int, width: int) -> Iterator[Text]:
        """Return two lines: name, points, chips and bid; then the player's holdings."""
        reader = self.reader
        name = self.story.phrases.player(seat)
        first = Text().append(ASKED if seat in reader.asked_seats() else " ", "bold")
        first.append_text(self.mark(seat))
        you = self.story.viewer == seat
        first.append(f" {name[:12]}", "bold underline" if you else "bold")
        facts: Facts = {"points": reader.development(seat), "you": "yes" if you else "no"}
        first.append(" " + self.say("terminal-kogge-points", **facts))
        for extra in self.extras(seat):
            first.append(f" {extra}")
        yield first
        yield Text("  " + self.say("terminal-kogge-holds", **reader.holdings(seat)))

    def extras(self, seat: int) -> Iterator[str]:
        view = self.reader.view
        if view.players.pirate == seat:
            yield self.say("terminal-kogge-pirate", noted=view.players.noted)
        for chip, many in enumerate(self.reader.chips(seat)):
            yield from [self.say(f"terminal-kogge-chip-{chip + 1}")] * many
        if view.players.bids[seat]:
            yield self.say("terminal-kogge-bid", bid=digits(view.players.bids[seat]))

    def hand(self, width: int) -> list[Text]:
        own = self.reader.view.own
        if own is None:
            return []
        line = Text(self.say("terminal-kogge-hand") + " ")
        line.append(digits(own.hand) or FREE_SITE, "bold")
        line.append("   " + self.say("terminal-kogge-cargo") + " ")
        line.append_text(self.goods(own.cargo))
        if any(
            self.reader.route(city, slot).is_secret
            for city in self.reader.cities
            for slot in (0, 1)
        ):
            line.append("   " + self.say("terminal-kogge-laid"), "dim")
        line.truncate(width)
        return [line]

    def more(self, width: int) -> list[Text]:
        """Return no lines, because the board already shows everything."""
        return []

    def key(self, move: Move) -> str:
        return ""

    def warning(self, move: Move) -> str:
        return warning(self, move)

    def goal(self) -> list[str]:
        return goal(self)

    def legend(self) -> str:
        names = self.story.phrases.lexicon.names["good"]
        goods = [f"{self.reader.letter(g)} {self.reader.good(g)}" for g in range(len(names))]
        return self.say("terminal-kogge-legend", goods=", ".join(goods))

    def about(self, option: Option) -> str:
        """Return the route, the market pair or the office that an option is about."""
        match option:
            case Pay(move=moves.Sail):
                return self.way(option.target, option.price)
            case Choice(move=moves.ChangeRoute):
                return self.route_change_line(option.target)
            case Pay(move=moves.Buy):
                low, high = self.reader.view.supply.market[option.target]
                return self.say("terminal-kogge-buy", low=low, high=high)
            case Deal(target=site) if site:
                city = self.reader.name((site - 1) // SITES)
                owner = self.story.phrases.player(self.reader.view.board.sites[site - 1])
                return self.say("terminal-kogge-office-deal", seat=owner, city=city)
        return ""

    def answer(self, move: Move) -> str:
        return self.answer_line(move)

    def thing(self, move: type[Move], field: str, kind: int) -> str:
        """Return the destination of a marker."""
        return (
            self.reader.name(kind)
            if field in ("items", "markers") and self.is_marker(move, field)
            else ""
        )

    def topics(self) -> Sequence[str]:
        return tuple(f"terminal-topic-{name}" for name in ("cities", "city", "players", "hand"))
