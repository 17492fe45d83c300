"""The second referee for Kogge: deals among players, and promises that bind."""

from collections.abc import Sequence

from tests.referee.kogge_fight import Fights
from tests.referee.kogge_pieces import NOWHERE, Bag, move, part_of
from tests.referee.kogge_table import Answer, Offer, Vow

TALK = ("offer", "accept", "decline", "withdraw")
RAIDING = ("split", "share", "take", "leave", "exile", "escape", "land")
NO_TIME = (*RAIDING, "tax", "attack", "commit", "demand", "push")
"""G-28: what belongs together."""
KEEP_ROUTES, SPARE = 3, 4
NONE = -1


class Talk(Fights):
    """Offers, answers to them, and vows."""

    def is_silent(self) -> bool:
        """G-28."""
        busy = any(asked in NO_TIME for asked in self.asked.values())
        return busy or not self.asked or self.house.says("player_deals", "off")

    def may_talk(self, seat: int, answer: Answer) -> bool:
        """Is this something that the seat may say now, whoever is asked?"""
        if self.is_silent():
            return False
        if answer.deed == "offer":
            return self.may_offer(seat, answer)
        found = [offer for offer in self.table.offers if offer.number == answer.a]
        if not found or answer.deed == "withdraw":
            return bool(found) and found[0].maker == seat
        open_to = found[0].to == seat
        return open_to and (answer.deed == "decline" or self.may_accept(found[0]))

    def may_meet(self, one: int, other: int) -> bool:
        """G-28: own_turn."""
        free = self.house.says("player_deals", "any_time")
        return free or (self.active != NONE and self.active in (one, other))

    def may_accept(self, offer: Offer) -> bool:
        """G-72: the addressee must have what is asked for."""
        goods, markers = self.pool(offer.to, offer.office), self.table.hands[offer.to]
        return self.may_meet(offer.maker, offer.to) and part_of(offer.takes, goods + markers)

    def owner_of(self, office: int) -> int:
        """Whose office that is: they are counted by twos from 1; none if there is no such."""
        city, place = divmod(office - 1, 2)
        owners = self.table.offices[city] if 0 <= city < len(self.table.cities) else []
        return owners[place] if place < len(owners) else NONE

    def pool(self, seat: int, office: int) -> list[int]:
        """K-ADV-OFFICE-02: from where a seat's goods come: its cog, or its office."""
        if office and self.owner_of(office) == seat:
            city, place = divmod(office - 1, 2)
            return self.table.stored[city][place]
        return self.table.cargo[seat]

    def together(self, one: int, other: int, office: int) -> bool:
        """K-DEAL-01, K-ADV-OFFICE-01: cogs in one city, or a cog where the other's office is."""
        cogs = self.table.cogs
        if one == other or not office:
            return one != other and cogs[one] == cogs[other] != NOWHERE
        owner = self.owner_of(office)
        guest = other if owner == one else one
        fits = self.house.has("office_trade") and owner in (one, other)
        return fits and cogs[guest] == (office - 1) // 2

    def may_offer(self, seat: int, answer: Answer) -> bool:
        """G-72, G-74."""
        to, (office, vow, wants, _) = answer.a, answer.z
        mine = [offer for offer in self.table.offers if offer.maker == seat]
        if to >= self.table.seats or len(mine) > 2 or self.table.offers_made[seat] > 11:
            return False
        if not self.together(seat, to, office) or not self.may_meet(seat, to):
            return False
        says_something = any(answer.x + answer.y) or vow or wants
        in_time = self.answers_one(seat, answer) and self.words_fit(answer)
        return bool(says_something) and in_time and self.could_be(seat, answer)

    def answers_one(self, seat: int, answer: Answer) -> bool:
        """G-74: a counter-offer answers one that stands, of that player and about the same."""
        about = (answer.b, answer.a, seat, answer.z[0])
        standing = [(o.number, o.maker, o.to, o.office) for o in self.table.offers]
        return answer.b == NONE or about in standing

    def words_fit(self, answer: Answer) -> bool:
        """D-09, G-29."""
        _, vow, wants, letters = answer.z
        binding = self.house.says("promises", "structured_binding")
        if not binding and (vow or wants):
            return False
        most = 200 if self.house.says("promises", "chat_only") else 0
        return letters <= most and vow in range(7) and wants in range(7)

    def could_be(self, seat: int, answer: Answer) -> bool:
        """G-72: covered by the maker; of the other one knows how much there is, not what.

        What lies in an office all can see.
        """
        to, office = answer.a, answer.z[0]
        if not part_of(answer.x, self.pool(seat, office) + self.table.hands[seat]):
            return False
        goods, markers = answer.y[:4], answer.y[4:]
        if office and self.owner_of(office) == to and not part_of(goods, self.pool(to, office)):
            return False
        enough = sum(goods) <= sum(self.pool(to, office))
        return min(answer.y) >= 0 and enough and sum(markers) <= sum(self.table.hands[to])

    def play_talk(self, seat: int, answer: Answer) -> None:
        table = self.table
        gone = answer.b if answer.deed == "offer" else answer.a
        lifted = [offer for offer in table.offers if offer.number == gone]
        table.offers = [offer for offer in table.offers if offer.number != gone]
        if answer.deed == "offer":
            table.offer_count += 1
            table.offers_made[seat] += 1
            office, vow, wants, _ = answer.z
            terms = (seat, answer.a, answer.x, answer.y, office, vow, wants)
            table.offers.append(Offer(table.offer_count, *terms))
        elif answer.deed == "accept":
            self.accept(lifted[0])
            self.pass_bid()
        if table.touched and self.active in self.asked and self.asked[self.active] == "sail":
            self.go_on(self.active)

    def pass_bid(self) -> None:
        """K-BID-04: whoever gives away every marker while asked for a bid is passed over."""
        if "bid" in self.asked.values():
            self.to_bid.insert(0, *self.asked)
            self.next_bid()

    def accept(self, offer: Offer) -> None:
        """K-DEAL-01, K-DEAL-05, K-ADV-OFFICE-02: both sides at once."""
        one, other = offer.maker, offer.to
        self.pass_on(one, other, offer.gives, offer.office)
        self.pass_on(other, one, offer.takes, offer.office)
        if any(offer.gives + offer.takes):
            self.table.touched |= {one, other}
        for by, to, kind in ((one, other, offer.vow), (other, one, offer.wants)):
            if kind:
                city, until = self.table.cogs[by], self.table.round + 1
                self.table.vows.append(Vow(by, to, kind, city, until))

    def pass_on(self, giver: int, taker: int, things: Bag, office: int) -> None:
        move(things[:4], self.pool(giver, office), self.pool(taker, office))
        move(things[4:], self.table.hands[giver], self.table.hands[taker])

    def lapse(self) -> None:
        """G-72: offers that do not stand any more; G-29: promises whose time is over."""
        table = self.table
        table.offers = [offer for offer in table.offers if self.stands(offer)]
        table.vows = [vow for vow in table.vows if table.round <= vow.until]
        table.touched = set()

    def stands(self, offer: Offer) -> bool:
        """Is it covered, as far as anything might have changed, and are the two together?"""
        if offer.maker in self.table.touched:
            return False
        there = self.pool(offer.maker, offer.office)
        covered = part_of(offer.gives[:4], there)
        return covered and self.together(offer.maker, offer.to, offer.office)

    def vows_kept(self, kinds: Sequence[int], by: int = NONE, to: int = NONE) -> None:
        """G-29: what was promised has been done, or its time is over."""
        self.table.vows = [
            vow
            for vow in self.table.vows
            if vow.kind not in kinds or (by not in (NONE, vow.by)) or (to not in (NONE, vow.to))
        ]

    def keeps_vows(self, seat: int, answer: Answer) -> bool:
        """G-29, G-80: would this answer break a promise that can be kept?"""
        mine = [vow for vow in self.table.vows if vow.by == seat]
        if answer.deed == "guild":
            return answer.a in self.left_by(mine, [1, 2], 1)
        if answer.deed == "exile":
            given = [vow for vow in mine if vow.to == self.active]
            return answer.a in self.left_by(given, self.ways(self.active), 5)
        if answer.deed == "route":
            here = self.table.cogs[seat]
            return (KEEP_ROUTES, here) not in [(vow.kind, vow.city) for vow in mine]
        return answer.deed != "raid_cog" or (SPARE, answer.a) not in [(v.kind, v.to) for v in mine]

    def left_by(self, vows: list[Vow], choices: list[int], first: int) -> list[int]:
        """What is left of two choices; a promise is void if an earlier one leaves it nothing."""
        for vow in vows:
            if vow.kind in (first, first + 1):
                wanted = vow.kind - first + (1 if first == 1 else 0)
                choices = [wanted] if wanted in choices else choices
        return choices
