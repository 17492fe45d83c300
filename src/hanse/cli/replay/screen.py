"""A replay in a terminal: the board after each move, with steps, jumps and other seats."""

import re
import shutil
import sys

from rich.console import Console
from rich.text import Text

from hanse.boards.registry import make_drawing
from hanse.cli.replay.frames import Replay, ReplayFrame
from hanse.core.records.record import Record
from hanse.core.types import SPECTATOR, Seat
from hanse.match.replay_steps import OPEN
from hanse.words import Words
from hanse.words.story import Story

MIN_WIDTH, LINES = 80, 24
SEAT = re.compile(r"#\s*(\d+)")


class ReplayScreen:
    """A reader who steps through a record, and may change the seat whose knowledge is shown."""

    def __init__(self, record: Record, viewer: Seat, language: str) -> None:
        self.record = record
        self.words = Words(language)
        self.console = Console(highlight=False, soft_wrap=True)
        self.place = 0
        self.look_as(viewer)

    def look_as(self, viewer: Seat) -> None:
        """Show the game as this viewer knew it, from now on."""
        self.replay = Replay(self.record, viewer, self.words.language)
        self.frames: list[ReplayFrame] = [*self.replay.frames()]

    def run(self) -> None:
        """Show a frame for each line that is typed, until the end of the input or `q`."""
        self.show_frame()
        while (line := sys.stdin.readline()) and (wish := line.strip().lower()) != "q":
            if self.follow(wish):
                self.show_frame(whole=wish == "p")
            else:
                self.say("terminal-replay-unknown", text=wish)
                self.say("terminal-replay-keys")

    def follow(self, wish: str) -> bool:
        """Do what was typed; return whether it is a command."""
        if wish == "p":
            return True
        if wish == "o" or SEAT.fullmatch(wish):
            return self.change_seat(wish)
        place = self.place_of(wish)
        if place is not None:
            self.place = min(max(place, 0), len(self.frames) - 1)
        return place is not None

    def change_seat(self, wish: str) -> bool:
        found = SEAT.fullmatch(wish)
        seat = int(found[1]) if found else 0
        if seat > self.record.setup.seats:
            return False
        self.look_as(OPEN if not found else seat - 1 if seat else SPECTATOR)
        return True

    def place_of(self, wish: str) -> int | None:
        """Return the frame to show next; None if this is no step or jump."""
        if wish.isdecimal():
            return int(wish)
        steps = {
            "": self.place + 1, "b": self.place - 1, "s": 0, "e": len(self.frames) - 1,
            ">": self.next_round(), "<": self.round_before(),
        }  # fmt: skip
        return steps.get(wish)

    def next_round(self) -> int:
        """Return the first frame of the next round; the last frame if there is none."""
        now = self.frames[self.place].round
        later = range(self.place, len(self.frames))
        return next((at for at in later if self.frames[at].round != now), len(self.frames) - 1)

    def round_before(self) -> int:
        """Return the first frame of this round or, if it is already shown, of the one before."""
        last = self.frames[max(self.place - 1, 0)].round
        earlier = (at for at in range(self.place) if self.frames[at].round == last)
        return next(earlier, 0)

    def show_frame(self, *, whole: bool = False) -> None:
        """Print the move, what the viewer heard, the board or the whole position, and the keys."""
        frame, last = self.frames[self.place], len(self.frames) - 1
        self.console.print()
        self.console.print(Text(f"[{self.place}/{last}] {self.viewer_name()}", "dim"))
        self.console.print(Text(frame.move, "bold"))
        for line in frame.events:
            self.console.print(Text(f"  {line}"))
        for row in map(Text, frame.seen) if whole else self.board_rows(frame):
            self.console.print(row)
        self.say("terminal-replay-keys")

    def viewer_name(self) -> str:
        """Return whose knowledge is shown."""
        viewer = self.replay.viewer
        if viewer == OPEN:
            return self.words.say("terminal-replay-open")
        if viewer == SPECTATOR:
            return self.words.say("terminal-replay-watching")
        return self.words.say("terminal-replay-seat", name=self.replay.names[viewer])

    def board_rows(self, frame: ReplayFrame) -> list[Text]:
        """Return the board, and the hand of the viewer's own seat."""
        replay, ear = self.replay, self.replay.ear
        story = replay.story or Story(self.record.setup, self.words, replay.names, ear)
        drawing = make_drawing(replay.spec, frame.view, story)
        width = max(shutil.get_terminal_size((MIN_WIDTH, LINES)).columns, MIN_WIDTH)
        hand = drawing.hand(width) if ear != SPECTATOR else []
        return [Text(drawing.headline(), "bold"), *drawing.board(width), *hand]

    def say(self, key: str, **facts: str) -> None:
        self.console.print(Text(self.words.say(key, **facts), "dim"))
