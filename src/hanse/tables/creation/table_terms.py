"""Terms of a new table that are not rules: its clock, bots and stand-ins."""

from hanse.bots.registry import BOTS
from hanse.core.setup import BadSetup
from hanse.match.clock import BY_DAYS, DAY, LIVE, UNTIMED, Pace
from hanse.tables.messages.bodies import NewTable
from hanse.tables.seats.agreements import NOBODY, usual_bot
from hanse.tables.seats.names import BOT_NAMES
from hanse.tables.store.rows import SeatRow

LONGEST_TIME = 60 * DAY
CLOCKS = {"live": LIVE, "days": BY_DAYS, "none": UNTIMED}


def pace_of(wanted: NewTable) -> Pace:
    """Return the requested clock; by default, only tables of several people have one."""
    times = (wanted.bank, wanted.increment, wanted.each)
    if not all(0 <= time <= LONGEST_TIME for time in times):
        raise BadSetup("a clock has between nothing and sixty days")
    if any(times):
        return Pace(*times)
    people = sum(not seat.bot for seat in wanted.seats)
    return CLOCKS[wanted.clock or ("live" if people > 1 else "none")]


def stand_in_of(wanted: NewTable) -> str:
    """Return the bot that replaces a player who gives up; "" for default answers."""
    if wanted.stand_in == NOBODY:
        return ""
    check_bot(wanted.stand_in, wanted.game)
    return wanted.stand_in or usual_bot(wanted.game)


def check_bot(bot: str, game: str) -> None:
    if bot and (bot not in BOTS or BOTS[bot].only not in ("", game)):
        raise BadSetup(f"there is no bot {bot[:40]} for {game}")


def bot_seat(number: int, bot: str) -> SeatRow:
    """Return a bot's seat, named by its level and own name (Captain Birger), or an open seat."""
    who = BOT_NAMES[number] if 0 <= number < len(BOT_NAMES) else number + 1
    return SeatRow(f"{bot.capitalize()} {who}", bot) if bot else SeatRow()
