"""Facts in the preview of a link to a table: game, rules, clock and players.

The facts are those that any stranger can read in the waiting room, and no moves.
"""

from html import escape

from msgspec import Struct

from hanse.match.clock import DAY, Pace
from hanse.tables.store.rows import MatchRow
from hanse.words import Words

MINUTE = 60.0
HEAD = "</head>"


class LinkFacts(Struct, frozen=True):
    """Facts about a table, in words."""

    game: str
    title: str
    lead: str
    rules: str
    clock: str
    names: tuple[str, ...]
    """The name of each seat; empty if the seat is free."""
    free: str
    who: str

    @property
    def line(self) -> str:
        return " · ".join((self.rules, self.clock, self.who))


def facts_of(row: MatchRow, words: Words) -> LinkFacts:
    """Return the facts for the preview of a link to this table."""
    game = words.say(f"platform-game-{row.setup.game}")
    host = next((who.name for who in row.seats if who.secret and who.secret == row.host), "")
    free = sum(not who.is_taken for who in row.seats)
    invites = host and not row.has_started
    sitting = ", ".join(who.name for who in row.seats if who.is_taken and who.name)
    return LinkFacts(
        row.setup.game,
        game,
        words.say("platform-link-invites", host=host, game=game)
        if invites
        else words.say("platform-link-table", game=game, seats=len(row.seats)),
        words.say("platform-link-rules", variants=len(row.setup.variants), seats=len(row.seats)),
        clock_line(row.pace, words),
        tuple(who.name for who in row.seats),
        words.say("platform-link-free"),
        words.say("platform-link-who", names=sitting, free=0 if row.has_started else free),
    )


def clock_line(pace: Pace, words: Words) -> str:
    if pace.each >= DAY:
        return words.say("platform-link-days", days=round(pace.each / DAY))
    if pace.each:
        return words.say("platform-link-each", minutes=max(1, round(pace.each / MINUTE)))
    if pace.bank:
        return words.say(
            "platform-link-live",
            minutes=round(pace.bank / MINUTE),
            seconds=round(pace.increment),
        )
    return words.say("platform-link-untimed")


def with_facts(page: str, facts: LinkFacts | None, address: str, language: str) -> bytes:
    """Return the client's page with a link's preview in its head, and its paths one level up."""
    page = page.replace('"./', '"../')
    return page.replace(HEAD, f"{tags(facts, address, language)}{HEAD}", 1).encode()


def tags(facts: LinkFacts | None, address: str, language: str) -> str:
    """Return the head's entries for programs that show links."""
    if facts is None:
        return ""
    title, line = f"{facts.lead} · Hanse", facts.line
    properties = {
        "og:type": "website", "og:site_name": "Hanse", "og:title": title, "og:description": line,
        "og:url": address, "og:image": f"{address}/picture.png?in={language}",
        "og:image:type": "image/png", "og:image:width": "1200", "og:image:height": "630",
        "og:image:alt": f"{facts.title}: {line}",
    }  # fmt: skip
    named = {"twitter:card": "summary_large_image"}
    return "".join(
        f'<meta {kind}="{key}" content="{escape(value)}">'
        for kind, pairs in (("property", properties), ("name", named))
        for key, value in pairs.items()
    )
