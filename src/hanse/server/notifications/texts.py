"""What a notification says. It contains only what its reader may know, and no secret of a seat."""

from msgspec import Struct

from hanse.core.types import Seat
from hanse.match.clock import DAY
from hanse.match.match import Match
from hanse.server.notifications.due_notifications import Notification
from hanse.tables.store.rows import MatchRow
from hanse.words import Words
from hanse.words.story import Story

MINUTE, HOUR = 60.0, 3600.0


class Text(Struct, frozen=True):
    """A notification in words: its title, the question, the time left, and the link."""

    title: str
    asks: str
    time: str
    link: str

    @property
    def lines(self) -> list[str]:
        return [line for line in (self.title, self.asks, self.time, self.link) if line]

    def __str__(self) -> str:
        return "\n".join(self.lines)


def text_of(note: Notification, row: MatchRow, match: Match, now: float, base_url: str) -> Text:
    """Return the text for the owner of a channel, or for all readers of a table's channel."""
    words = Words(note.channel.language)
    game = words.say(f"platform-game-{row.setup.game}")
    link = link_to(row, base_url)
    left = time_line(note.deadline, now, words)
    if note.channel.is_for_table:
        names = ", ".join(shown_name(row, seat) for seat in note.seats)
        return Text(words.say("platform-notify-table", game=game, names=names), "", left, link)
    asks = ask_line(row, match, note.seats[0], words)
    return Text(words.say("platform-notify-turn", game=game), asks, left, link)


def test_text(note: Notification, row: MatchRow, base_url: str) -> Text:
    """Return the text of a test notification."""
    words = Words(note.channel.language)
    game = words.say(f"platform-game-{row.setup.game}")
    return Text(words.say("platform-notify-test", game=game), "", "", link_to(row, base_url))


def link_to(row: MatchRow, base_url: str) -> str:
    return f"{base_url.rstrip('/')}/table/{row.id}" if base_url else ""


def shown_name(row: MatchRow, seat: Seat) -> str:
    """Return a player's name, which receivers must not turn into a link."""
    return row.seats[seat].name.replace("://", " ") or str(seat + 1)


def ask_line(row: MatchRow, match: Match, seat: Seat, words: Words) -> str:
    """Return the question to this seat, which its view shows too."""
    names = [shown_name(row, one) for one in range(len(row.seats))]
    return Story(row.setup, words, names, seat, seat).ask_line(match.game.asking[seat])


def time_line(deadline: float | None, now: float, words: Words) -> str:
    """Return how much time is left, in its largest unit; nothing without a clock."""
    if deadline is None:
        return ""
    left = max(0.0, deadline - now)
    if left >= 2 * DAY:
        return words.say("platform-notify-days", days=int(left / DAY))
    if left >= 2 * HOUR:
        return words.say("platform-notify-hours", hours=int(left / HOUR))
    return words.say("platform-notify-minutes", minutes=int(left / MINUTE))
