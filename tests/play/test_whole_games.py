"""Whole games at a pseudo-terminal, by somebody who knows no more than what is on the screen."""

import random
from pathlib import Path

import pytest

from hanse.core.records.parse import read
from hanse.core.records.record import move_of
from hanse.core.takeback import TakeBack
from hanse.games import GAMES
from tests.play.terminals import Terminal

MOST_TYPED = 1500
TAKES_BACK = {"en": "You take back", "de": "Du nimmst"}
WINS = {"en": "(winner)", "de": "(gewinnt)"}

SURE = (["y", "n"], ["j", "n"])
"""He is mostly sure of what he has just chosen."""


class Player:
    """Types one of the keys that he sees, now and then Enter or a step back."""

    def __init__(self, terminal: Terminal, seed: str) -> None:
        self.terminal = terminal
        self.chance = random.Random(seed)

    def choose(self) -> str:
        keys = self.terminal.keys()
        if not keys:
            return self.chance.choice(["", "again"]) if self.terminal.plain else ""
        if keys in SURE:
            return self.chance.choice([*keys, keys[0], keys[0]])
        return self.chance.choice([*keys, self.chance.choice(["", "", "back"])])

    def play_on(self, until: str = "") -> str:
        """Until something is said, or the game is over."""
        for _ in range(MOST_TYPED):
            if until and until in self.terminal.heard:
                return self.terminal.heard
            if not self.terminal.type(self.choose()).endswith("\n> "):
                return self.terminal.heard
        raise AssertionError(f"no end after {MOST_TYPED} lines: {self.terminal.heard}")


OTHERS = {
    "luebeck": ["luebeck"],
    "variants": [
        "kogge", "--variants", "taxes,memory,bonus_chips,three_piles,office_trade,conflicts",
    ],
}  # fmt: skip


@pytest.mark.parametrize("words", OTHERS.values(), ids=OTHERS)
def test_other_tables(words: list[str], tmp_path: Path) -> None:
    """Lübeck, and all that can be added to Kogge."""
    terminal = Terminal([*words, "--seed", "others", *options("en", plain=True)], tmp_path)
    terminal.read()
    assert WINS["en"] in Player(terminal, "others").play_on()
    assert terminal.close() == 0


NOBODY_WINS = {"en": "nobody wins", "de": "Niemand gewinnt"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_alone_against_the_guild_master(plain: bool, language: str, tmp_path: Path) -> None:
    """S-WIN-01: one seat and no bot, unless something else is said."""
    setup = ["kogge", "--variants", "solo_advanced", "--seed", "alone"]
    terminal = Terminal([*setup, *options(language, plain)], tmp_path)
    terminal.read()
    end = Player(terminal, "alone").play_on()
    assert NOBODY_WINS[language] in " ".join(end.split())
    assert terminal.close() == 0


def options(language: str, plain: bool, *more: str) -> list[str]:
    return ["--language", language, *(["--plain"] if plain else []), *more]


def file_in(data: Path) -> Path:
    (found,) = data.glob("*.hanse")
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_a_whole_game_left_and_resumed(plain: bool, language: str, tmp_path: Path) -> None:
    setup = ["kogge", "--seats", "2", "--seed", f"game {language}"]
    first = Terminal([*setup, *options(language, plain)], tmp_path)
    first.read()
    first.type("4")
    ask_and_err(first)
    left = sail_and_take_back(first, language)
    first.type("quit")
    assert str(file_in(tmp_path)) in first.heard.replace("\n", "")
    assert first.close() == 0

    second = Terminal(options(language, plain, "--continue"), tmp_path)
    second.read()
    assert second.keys() == left
    end = Player(second, language).play_on()
    assert WINS[language] in end
    assert str(file_in(tmp_path)) in end.replace("\n", "")
    assert second.close() == 0
    check_record(file_in(tmp_path))


def rule(terminal: Terminal, which: str = "") -> str:
    """What is said about a rule; then the question stands there again."""
    said = terminal.type(f"? {which}")
    terminal.type("again" if terminal.plain else "")
    return said


BEFORE = ("K-GM-01", "K-ACT-RAID-05")
"""Where the guild master goes, and a robber: asked before one's own turn."""


def until_asked(terminal: Terminal, family: str) -> None:
    """Read on, and answer what is asked before it, until a rule of this family asks."""
    for _ in range(20):
        terminal.type("again" if terminal.plain else "")
        asks = rule(terminal)
        if family in asks:
            return
        if any(other in asks for other in BEFORE):
            terminal.type("1")
    raise AssertionError(f"nobody asks for {family}: {terminal.heard}")


def ask_and_err(terminal: Terminal) -> None:
    """At the first bid: the rule of the question, a rule by its number, and two wrong bids."""
    until_asked(terminal, "K-BID-01")
    assert "K-ACT-RAID-08" in rule(terminal, "k-act-raid-8")
    assert "(K-BID-" in terminal.type("bid 8 8 8")
    assert "nonsense" in terminal.type("nonsense")


def sail_and_take_back(terminal: Terminal, language: str) -> list[str]:
    """A bid, then to sail and take it back; the lines that are left to choose from."""
    terminal.type("bid 1")
    until_asked(terminal, "K-MOVE")
    before = terminal.keys()
    terminal.type("anchor")
    assert terminal.keys() != before
    assert TAKES_BACK[language] in terminal.type("undo")
    assert terminal.keys() == before
    return before


def check_record(file: Path) -> None:
    """The file is a whole record, and tells of the answer that was taken back."""
    record = read(file.read_text("utf-8"), GAMES)
    moves = [move_of(entry, GAMES["kogge"]) for entry in record.entries]
    assert TakeBack(1) in moves
    assert file.read_text("utf-8").rstrip().rpartition("\n")[2].startswith("end by ")
