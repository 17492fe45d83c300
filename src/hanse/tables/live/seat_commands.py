"""Commands of a seat, with the same answer over a socket and over HTTP."""

import re

from msgspec import DecodeError, ValidationError

from hanse.core.game import Game
from hanse.core.takeback import TakeBack
from hanse.core.types import SPECTATOR, IllegalMove, Move, Seat, snake
from hanse.match.match import OutOfDate
from hanse.tables.live.live import Live
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.messages.wire import Act, Done, Refused
from hanse.tables.seats.agreements import Choose, NotYet, SeatLeft, agreement_move, own_move
from hanse.tables.store.errors import Unavailable

COMMAND_ID = re.compile(r"[A-Za-z0-9_.~-]{1,64}")
LONGEST_ID = 64
LONGEST_CHAT = 500
LONGEST_GIVEN = 4 * LONGEST_CHAT
"""The maximum number of characters read from a chat line, some of which may be invisible."""
MAX_ENTRIES = 10_000
"""The number of entries from which on a match accepts only answers to its questions."""
LARGEST_NUMBER = 2**31 - 1


class SeatCommands:
    """A seat at a match, and the commands that come from it."""

    def __init__(self, lobby: Lobby, live: Live, seat: Seat, client: str = "") -> None:
        self.lobby = lobby
        self.live = live
        self.seat = seat
        self.counts_for = lobby.address_hashes.hashes_for(client)

    async def command(self, number: str, move: bytes, question: int | None) -> Done | Refused:
        try:
            read: Move = self.live.spec.text.read_move(move)
        except (DecodeError, ValidationError, UnicodeError, KeyError, RecursionError) as wrong:
            return self.refuse(number, "malformed", detail=str(wrong))
        return await self.play(number, read, question)

    async def undo(self, number: str, answers: int) -> Done | Refused:
        return await self.play(number, TakeBack(answers), None)

    async def agree(self, number: str, act: Act, of: Seat, ply: int) -> Done | Refused:
        """Propose or accept an agreement about the match, or restart the player's turn."""
        return await self.settle(
            number, agreement_move(act, self.seat, of, ply), None, answers=False
        )

    async def play(self, number: str, move: Move, question: int | None) -> Done | Refused:
        is_answer = can_answer(self.live.match.game, self.seat, move)
        return await self.settle(number, own_move(move, self.seat), question, answers=is_answer)

    async def settle(
        self, number: str, choose: Choose, question: int | None, *, answers: bool
    ) -> Done | Refused:
        """Run a command and report it done once it is stored, not earlier."""
        reason = self.refusal_reason(number, answers)
        if reason:
            return self.refuse(number, reason)
        try:
            with self.lobby.environment.span("move", match=self.live.row.id, seat=self.seat):
                await self.lobby.play(
                    self.live, self.seat, choose, number,
                    question=question, counts_for=self.counts_for,
                )  # fmt: skip
        except IllegalMove as wrong:
            return self.refuse(number, "illegal", wrong.rule)
        except (SeatLeft, NotYet) as wrong:
            return self.refuse(number, snake(type(wrong).__name__), detail=str(wrong))
        except OutOfDate as wrong:
            return self.refuse(number, "out_of_date", detail=str(wrong))
        except UnreadableMatch:
            return self.refuse_unstored(number, "set_aside")
        except Unavailable:
            return self.refuse_unstored(number, "try_again")
        except Exception:
            self.lobby.metrics.refused_moves.labels("failed").inc()
            raise
        self.lobby.confirmed.note(self.live.row.id, self.seat, number)
        return Done(number)

    def refusal_reason(self, number: str, answers: bool) -> str:
        """Return the code for refusing this command without trying it; empty to try it."""
        if not COMMAND_ID.fullmatch(number):
            return "malformed"
        if self.seat == SPECTATOR:
            return "not_yours"
        too_long = len(self.live.match.played) >= MAX_ENTRIES and not answers
        return "too_long" if too_long else ""

    async def chat(self, words: str) -> int:
        """Store a line of chat; return its number, or 0 if it is empty or a spectator's."""
        shown = "".join(c for c in words[:LONGEST_GIVEN] if c.isprintable())
        words = shown.strip()[:LONGEST_CHAT]
        if not words or self.seat == SPECTATOR:
            return 0
        return await self.lobby.say(self.live, self.seat, words)

    def refuse_unstored(self, number: str, code: str) -> Refused:
        """Refuse a move that the server cannot store, and count the refusal."""
        self.lobby.metrics.refused_moves.labels(code).inc()
        return self.refuse(number, code)

    def refuse(self, number: str, code: str, rule: str = "", detail: str = "") -> Refused:
        """Refuse a command, and count it."""
        self.lobby.metrics.refused.labels(code).inc()
        return Refused(number[:LONGEST_ID], code, rule, detail[:200])


def can_answer(game: Game, seat: Seat, move: Move) -> bool:
    question = game.asking.get(seat)
    return question is not None and question.allows(move)
