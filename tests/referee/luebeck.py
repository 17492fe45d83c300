"""The second referee for Lübeck, written from the rule book and the ledger alone.

It shares nothing with the engine. A card is a word: `Riga-3`, `trade-Riga`, `doubling-Riga`,
`pirates`, `change`. `asked` says who must answer what, `allows` judges an answer, `play` carries it
out. Draws come as k of n: the k-th of n cards in the order in which the deck lists their kinds.
"""

from collections import Counter

from tests.referee.luebeck_box import FIELD, FRESH, Answer, Box, Wrong, city_of, value_of

type Draws = list[tuple[int, int]]


class Luebeck:
    """A game followed from its start. What was dealt is told, and must be possible."""

    def __init__(self, seats: int, box: Box, kinds: list[str]) -> None:
        self.seats, self.kinds, self.box = seats, kinds, box
        self.stack, self.discards = Counter(box.deck), Counter[str]()
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.packets: list[list[str]] = []
        self.doublings: list[list[str]] = [[] for _ in range(seats)]
        self.places = [FIELD] * (seats + 1)  # L-SETUP-01
        self.crews = [[0] * seats for _ in self.places]
        self.reserve, self.scores = [2] * seats, [0] * seats  # L-SETUP-02
        self.passed = [False] * seats
        self.compass = self.run = self.round = 0
        self.last_round = False
        self.ended = False
        self.draws: Draws = []
        self.asked: dict[int, str] = {}
        self.to_come: list[int] = []

    # ---- setup and display

    def begin(self, compass: int, hands: list[list[str]], packets: list[list[str]]) -> None:
        """L-SETUP-03, L-SETUP-04, L-DISP-01, L-G-16."""
        if set(self.kinds) != set(self.box.deck):
            raise Wrong("the deck has other cards")
        if [len(hand) for hand in hands] != [3] * self.seats:
            raise Wrong("L-SETUP-04: three cards are dealt to each")
        if [len(packet) for packet in packets] != [2] * (self.seats + 2):
            raise Wrong("L-DISP-01: the first display has packets of two")
        for card in (card for cards in hands + packets for card in cards):
            self.stack[card] -= 1
        if min(self.stack.values()) < 0:
            raise Wrong("more cards of a kind than there are")
        self.hands = [Counter(hand) for hand in hands]
        self.packets = [list(packet) for packet in packets]
        self.compass, self.run, self.round = compass, 1, 1
        self.ask_picks()

    def draw(self) -> str:
        """L-GAME-01, L-G-11 to L-G-13: one card of the stack, which is filled again twice."""
        if not self.stack.total() and self.run < 3 and self.discards.total():
            self.run += 1
            self.last_round = self.run == 3
            self.stack, self.discards = self.discards, Counter()
        there = [kind for kind in self.kinds for _ in range(self.stack[kind])]
        if not there:
            return ""
        k, n = self.draws.pop(0) if self.draws else (0, 0)
        if n != len(there):
            raise Wrong(f"one of {n} cards, and {len(there)} are there")
        self.stack[there[k]] -= 1
        return there[k]

    def lay_display(self) -> None:
        """L-DISP-02, L-G-12."""
        self.passed = [False] * self.seats
        self.round += 1
        while len(self.packets) < self.seats + 2:
            self.packets.append([self.draw()])
        for packet in self.packets:
            packet.append(self.draw())
        self.packets = [[card for card in packet if card] for packet in self.packets]
        if self.run >= 2 and not self.stack.total():
            self.last_round = True
        self.ask_picks()

    # ---- packets

    def ask_picks(self) -> None:
        self.to_come = [(self.compass + i) % self.seats for i in range(self.seats)]
        self.asked = {self.to_come[0]: "packet"}

    def may_packet(self, seat: int, answer: Answer) -> bool:
        """L-PICK-01."""
        place = answer.other
        known = place in range(len(self.packets))
        return known and sorted(self.packets[place]) == list(answer.cards)

    def play_packet(self, seat: int, answer: Answer) -> None:
        self.hands[seat].update(self.packets.pop(answer.other))
        self.to_come.pop(0)
        self.asked = {self.to_come[0]: "packet"} if self.to_come else {seat: "first"}

    def may_first(self, seat: int, answer: Answer) -> bool:
        """L-PICK-02."""
        return answer.other in range(self.seats)

    def play_first(self, seat: int, answer: Answer) -> None:
        self.ask_act(answer.other)

    # ---- actions

    def ask_act(self, first: int) -> None:
        """L-ACT-01; T-ASK-01: without a card or a voyage to start one can only pass, as all see."""
        for seat in [(first + i) % self.seats for i in range(self.seats)]:
            if self.passed[seat]:
                continue
            if self.hands[seat].total() or self.voyages(seat, self.box.start):
                self.asked = {seat: "act"}
                return
            self.passed[seat] = True
        self.end_round()

    def cogs_in(self, city: str) -> list[int]:
        return [cog for cog, place in enumerate(self.places) if place == city]

    def voyages(self, seat: int, city: str) -> list[int]:
        """L-VOY-01, L-G-17, L-G-19: a fresh cog, or one that lies there."""
        if not self.reserve[seat]:
            return []
        return self.cogs_in(city) + [FRESH] * bool(self.cogs_in(FIELD))

    def sailing(self, seat: int, city: str) -> list[int]:
        """L-GOOD-01 to L-GOOD-03, L-G-07: cogs with an own figure just before a city, or in it.

        Of those in it, none moves: it does not matter which is named, so only the first is.
        """
        own = [cog for cog, crew in enumerate(self.crews) if crew[seat]]
        there = [cog for cog in own if self.places[cog] == city]
        return there[:1] + [cog for cog in own if self.places[cog] in self.box.before.get(city, ())]

    def playable(self, seat: int, card: str) -> list[tuple[int, int]]:
        """For which cogs one may play a card; of a change of ship from which to which."""
        at_sea = [cog for cog, place in enumerate(self.places) if place != FIELD]
        if card == "pirates":  # L-SPEC-03, L-G-09
            return [(cog, 0) for cog in at_sea]
        if card == "change":  # L-SPEC-04, L-G-08
            own = [cog for cog in at_sea if self.crews[cog][seat]]
            return [(to, cog) for cog in own for to in at_sea if to != cog]
        city = city_of(card)
        if card.startswith("trade"):  # L-SPEC-01
            return [(cog, 0) for cog in self.voyages(seat, city)]
        return [(cog, 0) for cog in self.sailing(seat, city)]

    def may_act(self, seat: int, answer: Answer) -> bool:
        hand = self.hands[seat]
        if answer.deed == "voyage":
            return answer.cog in self.voyages(seat, self.box.start)
        if answer.deed == "pass":  # L-PASS-01
            return hand.total() <= 3
        if not hand[answer.card]:
            return False
        if answer.deed == "play":
            return (answer.cog, answer.other) in self.playable(seat, answer.card)
        stuck = not any(self.playable(seat, card) for card in +hand)
        return hand.total() > 3 and stuck  # L-DISC-01, L-G-03 to L-G-05

    def play_act(self, seat: int, answer: Answer) -> None:
        if answer.deed == "pass":
            self.passed[seat] = True
        elif answer.deed == "voyage":
            self.board(seat, answer.cog, self.box.start)
        else:
            self.hands[seat][answer.card] -= 1
            if not answer.card.startswith("doubling") or answer.deed == "discard":
                self.discards[answer.card] += 1
            if answer.deed == "discard":
                self.scores[seat] -= value_of(answer.card)
            else:
                self.play_card(seat, answer)
        self.ask_act((seat + 1) % self.seats)

    def board(self, seat: int, cog: int, city: str) -> None:
        if cog == FRESH:
            cog = self.cogs_in(FIELD)[0]
            self.places[cog] = city
        self.reserve[seat] -= 1
        self.crews[cog][seat] += 1

    def play_card(self, seat: int, answer: Answer) -> None:
        card, cog, city = answer.card, answer.cog, city_of(answer.card)
        if card == "pirates":
            self.unload(cog)
        elif card == "change":
            self.crews[answer.other][seat] -= 1
            self.crews[cog][seat] += 1
            self.move_to_field_if_empty(answer.other)
        elif card.startswith("trade"):
            self.board(seat, cog, city)
        elif card.startswith("doubling"):  # L-SPEC-02
            self.places[cog] = city
            self.doublings[seat].append(card)
        else:
            self.places[cog] = city
            doubled = f"doubling-{city}" in self.doublings[seat]
            self.scores[seat] += value_of(card) * (2 if doubled else 1)

    def unload(self, cog: int) -> None:
        """Figures go home, the cog to the field."""
        for seat in range(self.seats):
            self.reserve[seat] += self.crews[cog][seat]
        self.crews[cog] = [0] * self.seats
        self.places[cog] = FIELD

    def move_to_field_if_empty(self, cog: int) -> None:
        if not any(self.crews[cog]):
            self.places[cog] = FIELD

    # ---- after the round

    def end_round(self) -> None:
        """L-SPEC-02, L-END-01, L-G-14; after the last round it does not matter who is at sea."""
        for lying in self.doublings:
            self.discards.update(lying)
            lying.clear()
        if self.last_round:
            self.count_hands()
            return
        for cog, place in enumerate(self.places):
            if place in self.box.ends:
                self.unload(cog)
        self.to_come = [(self.compass + i) % self.seats for i in range(self.seats)]
        self.ask_home()

    def ask_home(self) -> None:
        """L-END-02: who has figures at sea is asked."""
        while self.to_come and not any(crew[self.to_come[0]] for crew in self.crews):
            self.to_come.pop(0)
        if self.to_come:
            self.asked = {self.to_come[0]: "home"}
        else:
            self.compass = (self.compass + 1) % self.seats
            self.lay_display()

    def may_home(self, seat: int, answer: Answer) -> bool:
        crews = [crew[seat] for crew in self.crews]
        fits = all(0 <= n <= own for n, own in zip(answer.figures, crews, strict=False))
        return fits and len(answer.figures) == len(crews)

    def play_home(self, seat: int, answer: Answer) -> None:
        for cog, n in enumerate(answer.figures):
            self.crews[cog][seat] -= n
            self.reserve[seat] += n
            self.move_to_field_if_empty(cog)
        self.to_come.pop(0)
        self.ask_home()

    def count_hands(self) -> None:
        """L-GAME-02."""
        for seat, hand in enumerate(self.hands):
            self.scores[seat] -= sum(value_of(card) for card in hand.elements())
        self.ended, self.asked = True, {}

    def winners(self) -> tuple[int, ...]:
        """L-GAME-03, L-G-02."""
        return tuple(s for s in range(self.seats) if self.scores[s] == max(self.scores))

    def allows(self, seat: int, answer: Answer) -> bool:
        """Is this a legal answer of this seat, now?"""
        asked = self.asked.get(seat, "")
        if answer.deed not in QUESTIONS.get(asked, ()):
            return False
        return getattr(self, f"may_{asked}")(seat, answer) is True

    def play(self, seat: int, answer: Answer, draws: Draws) -> None:
        """Carry out an answer with these draws."""
        self.draws = draws
        getattr(self, f"play_{self.asked[seat]}")(seat, answer)
        if self.draws:
            raise Wrong(f"draws are left over: {self.draws}")


QUESTIONS = {
    "packet": ("packet",),
    "first": ("first",),
    "act": ("voyage", "play", "pass", "discard"),
    "home": ("home",),
}
