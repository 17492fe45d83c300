"""The board of Kogge in sentences, for the plain mode and for answers that name places."""

from collections.abc import Callable

from hanse.boards.kogge.view_reader import KoggeViewReader
from hanse.core.dice import Dice
from hanse.core.types import Counts, Move, Seat
from hanse.games.kogge import SPEC, moves
from hanse.words import lexicon
from hanse.words.story import Story

ROUTE_LETTERS = "AB"

type Facts = dict[str, str | int]


class KoggeSentences:
    """A view described in sentences."""

    def __init__(self, reader: KoggeViewReader, story: Story) -> None:
        self.reader = reader
        self.story = story

    def say(self, key: str, /, **facts: str | int) -> str:
        return self.story.words.say(key, **facts)

    def tell(self, topic: str, which: str) -> list[str]:
        lines_by_topic: dict[str, Callable[[], list[str]]] = {
            "terminal-topic-cities": lambda: [self.city_line(c) for c in self.reader.cities],
            "terminal-topic-city": lambda: [self.city_line(self.wanted_city(which))],
            "terminal-topic-players": self.player_lines,
            "terminal-topic-hand": self.hand_lines,
        }
        return lines_by_topic[topic]()

    def wanted_city(self, which: str) -> int:
        """Return the requested city; without a valid request, the city of the viewer's cog."""
        if which.isdigit() and int(which) in self.reader.cities:
            return int(which)
        cog = self.reader.view.fleet.cogs[self.story.viewer] if self.story.viewer >= 0 else 0
        return max(cog, 0)

    def city_line(self, city: int) -> str:
        reader = self.reader
        phrases = self.story.phrases
        good = phrases.name("good", reader.produces(city))
        parts = [self.city_head(city, good)]
        parts.append(
            self.say("terminal-kogge-city-goods", goods=self.goods_phrase(reader.goods(city)))
        )
        parts += [self.office_line(owner, goods) for owner, goods in reader.offices(city)]
        parts += [self.exit_line(city, slot) for slot in range(len(ROUTE_LETTERS))]
        if cogs := reader.cogs(city):
            parts.append(self.say("terminal-kogge-city-cogs", seats=self.names(cogs)))
        if reader.view.fleet.guild == city:
            parts.append(self.say("terminal-kogge-city-guild"))
        if raiders := reader.raiders(city):
            parts.append(self.say("terminal-kogge-city-raided", seats=self.names(raiders)))
        if reader.strangers(city):
            parts.append(self.say("terminal-kogge-city-strangers"))
        return " ".join(parts)

    def city_head(self, city: int, good: str) -> str:
        name, number = self.reader.name(city), self.reader.number(city)
        return self.say("terminal-kogge-city", number=number, name=name, good=good)

    def goods_phrase(self, goods: Counts) -> str:
        return str(self.story.phrases.facts("", {"goods": goods})["goods"])

    def names(self, seats: list[Seat]) -> str:
        return self.story.phrases.list_phrase(map(self.story.phrases.player, seats))

    def office_line(self, owner: Seat, goods: Counts) -> str:
        if owner < 0:
            return self.say("terminal-kogge-office-free")
        name = self.story.phrases.player(owner)
        return self.say("terminal-kogge-office", seat=name, goods=self.goods_phrase(goods))

    def exit_line(self, city: int, slot: int) -> str:
        seen = self.reader.route(city, slot)
        if seen.target < 0:
            return self.say("terminal-kogge-exit-hidden", route=ROUTE_LETTERS[slot])
        facts: Facts = {"route": ROUTE_LETTERS[slot], "number": seen.target}
        key = "terminal-kogge-exit-own" if seen.covered else "terminal-kogge-exit"
        return self.say(key, name=self.reader.city_names(seen.target), **facts)

    def player_lines(self) -> list[str]:
        order = enumerate(self.reader.view.fleet.order)
        lines = [self.player_line(at, seat) for at, seat in order]
        return [*lines, *self.solo_lines(), *self.pirate_lines()]

    def solo_lines(self) -> list[str]:
        """Return lines on the virtual player's bid and on lost goods (S-BID-01, S-GM-03)."""
        drawn, gone = self.reader.view.now.drawn, self.reader.view.supply.gone
        bid = self.say(
            "terminal-kogge-virtual-bid", markers=self.story.phrases.list_phrase(map(str, drawn))
        )
        left = self.say("terminal-kogge-gone-goods", goods=self.goods_phrase(gone))
        return [bid] * bool(drawn) + [left] * any(gone)

    def pirate_lines(self) -> list[str]:
        """Return a line with the pirate's name and the points noted so far (P-06)."""
        players = self.reader.view.players
        if players.pirate < 0:
            return []
        name = self.story.phrases.player(players.pirate)
        return [self.say("terminal-kogge-pirate-told", seat=name, noted=players.noted)]

    def player_line(self, at: int, seat: Seat) -> str:
        reader, phrases = self.reader, self.story.phrases
        chips = [
            phrases.name("chip", c)
            for c, many in enumerate(reader.chips(seat))
            for _ in range(many)
        ]
        cog = reader.view.fleet.cogs[seat]
        return self.say(
            "terminal-kogge-player",
            place=at + 1,
            seat=phrases.player(seat),
            number=seat + 1,
            points=reader.development(seat),
            chips=phrases.list_phrase(chips),
            city=reader.name(cog) if cog >= 0 else phrases.list_phrase([]),
            **reader.holdings(seat),
        )

    def hand_lines(self) -> list[str]:
        own = self.reader.view.own
        if own is None:
            return []
        facts = self.story.phrases.facts("", {"markers": own.hand, "goods": own.cargo})
        return [self.say("terminal-kogge-own", markers=facts["markers"], goods=facts["goods"])]

    def is_marker(self, move: type[Move], field: str) -> bool:
        tag = str(move.__struct_config__.tag)
        return lexicon("kogge").kind(tag, field) == "markers"

    def here(self) -> int:
        """Return the city from which the routes in an answer lead.

        It is the city of the viewer's cog; in an exile, that of the robber's cog.
        """
        fleet, agenda = self.reader.view.fleet, self.reader.view.now.agenda
        step = agenda[-1] if agenda else None
        robber: int = getattr(step, "robber", -1)
        return fleet.cogs[robber if robber >= 0 else self.story.viewer]

    def way(self, slot: int, price: int) -> str:
        """Return a route in words, such as: Route A to Riga."""
        seen = self.reader.route(self.here(), slot)
        facts: Facts = {"route": ROUTE_LETTERS[slot], "price": price}
        if seen.target < 0:
            return self.say("terminal-kogge-way-hidden", **facts)
        return self.say(
            "terminal-kogge-way",
            number=seen.target,
            city=self.reader.city_names(seen.target),
            **facts,
        )

    def route_change_line(self, slot: int) -> str:
        """Return a change of route in words, such as: Change route A, now to Riga."""
        seen = self.reader.route(self.here(), slot)
        facts: Facts = {"route": ROUTE_LETTERS[slot]}
        if seen.target < 0:
            return self.say("terminal-kogge-change-hidden", **facts)
        facts |= {"number": seen.target, "city": self.reader.city_names(seen.target)}
        return self.say("terminal-kogge-change", **facts)

    def answer_line(self, move: Move) -> str:
        match move:
            case moves.Sail(goods, markers, slot) if not any(goods) and not any(markers):
                return self.way(slot, 0)
            case moves.Sail(goods, markers, slot):
                price = sum(goods) + sum(markers)
                paid = self.story.phrases.facts(
                    "sail", {"goods": move.goods, "markers": move.markers}
                )
                return self.say(
                    "terminal-kogge-way-paid", way=self.way(slot, price), paid=paid["paid"]
                )
            case moves.MoveGuild():
                return self.guild_line(move)
            case moves.Exile(slot) | moves.Escape(slot):
                return self.way(slot, 0)
            case moves.ChangeRoute(value, slot):
                facts: Facts = {"route": ROUTE_LETTERS[slot], "marker": value}
                return self.say("terminal-kogge-lay", city=self.reader.city_names(value), **facts)
            case moves.Buy(goods, _, pair):
                return self.pair_line(pair, goods)
            case moves.TakePile(pile):
                return self.pile_line(pile)
            case moves.Accept(number) | moves.Decline(number) | moves.Withdraw(number):
                return self.offer_line(move, number)
        return ""

    def guild_line(self, move: moves.MoveGuild) -> str:
        """Return a line with the guild master's destination, found in an imagined game."""
        game = SPEC.see.imagine(self.reader.view, Dice(b"a glance ahead"))
        game.play(self.story.viewer, move)
        city = game.table.guild
        facts: Facts = {"steps": move.value, "number": city, "city": self.reader.name(city)}
        return self.say("terminal-kogge-guild", **facts)

    def pair_line(self, pair: int, goods: Counts) -> str:
        low, high = self.reader.view.supply.market[pair]
        return self.say("terminal-kogge-pair", low=low, high=high, goods=self.goods_phrase(goods))

    def pile_line(self, pile: int) -> str:
        view = self.reader.view
        piles = view.own.piles if view.own and view.own.piles else view.players.piles_open
        if not piles:
            return ""
        return self.say(
            "terminal-kogge-pile", number=pile + 1, goods=self.goods_phrase(piles[pile])
        )

    def offer_line(self, move: Move, number: int) -> str:
        """Return the offer to be answered, in full."""
        seen = self.reader.offer(number)
        if seen is None:
            return ""
        give, take = self.reader.offer_markers(number)
        fields = {
            "give_goods": seen.give_goods, "give_markers": give, "give_count": seen.give_count,
            "take_goods": seen.take_goods, "take_markers": take, "take_count": seen.take_count,
            "promise": seen.promise,
        }  # fmt: skip
        facts = self.story.phrases.facts("", fields)
        names = {
            "maker": self.story.phrases.player(seen.maker),
            "to": self.story.phrases.player(seen.to),
        }
        offer_facts = {key: facts[key] for key in ("give", "take", "promise", "promise_n")}
        label = self.story.label(type(move))
        return self.say("terminal-kogge-offer", label=label, offer=number, **names, **offer_facts)
