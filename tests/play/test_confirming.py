"""Answers that cost something are told before and asked for twice; keys without readline."""

import builtins

import pytest

from hanse.cli.play import keyboard
from hanse.cli.play.confirmation import Confirmation
from hanse.cli.play.dialogue import Dialogue
from hanse.cli.play.frames import Back
from hanse.cli.play.plain_terminal import PlainTerminal
from hanse.cli.play.terminal import LogLines
from hanse.games.kogge.moves import RaidCity
from hanse.match.takeback import WayBack
from tests.play.tables import AskedSeat, asked_seats


def raiders() -> list[AskedSeat]:
    every = asked_seats("kogge", 4)
    return [one for one in every if one.seat in one.game.asking
            and one.game.asking[one.seat].allows(RaidCity())]  # fmt: skip


@pytest.mark.parametrize(("language", "yes", "no"), [("en", "y", "n"), ("de", "ja", "nein")])
def test_k_act_raid_06_a_raid_is_told_and_confirmed(language: str, yes: str, no: str) -> None:
    found = raiders()
    assert found
    for asked_seat in found:
        context = asked_seat.context(language)
        talk = Dialogue(
            context, PlainTerminal(), LogLines((), 0), WayBack(0, "start"), confirms=True
        )
        asked = talk.ask_again(talk.interpret("raid city"))
        assert isinstance(asked, Confirmation)
        assert context.story.phrases.name("city", asked_seat.game.table.cogs[asked_seat.seat]) in (
            asked.prompt().title
        )
        assert asked.take(no) == asked.take("") == Back()
        talk.frames.append(asked)
        assert talk.ask_again(talk.interpret(yes)) == RaidCity()
        once = Dialogue(context, PlainTerminal(), LogLines((), 0), WayBack(0, "start"))
        assert once.ask_again(once.interpret("raid city")) == RaidCity()


def test_without_readline_lines_are_read_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows."""
    monkeypatch.setattr(keyboard, "line_editor", lambda: None)
    monkeypatch.setattr(keyboard, "prepare_readline", keyboard.prepare_readline.__wrapped__)
    monkeypatch.setattr(builtins, "input", lambda sign: f"typed behind {sign}")
    keyboard.complete_from(lambda: ["help"])
    keyboard.forget_lines()
    assert keyboard.read_line() == "typed behind > "


def test_tab_goes_on_word_by_word() -> None:
    lines = ["help", "play Riga-3 on 1", "play Riga-3 on 2", "play Danzig-2 on 1"]
    assert keyboard.next_words(lines, "", "h") == ["help"]
    assert keyboard.next_words(lines, "", "p") == ["play "]
    assert keyboard.next_words(lines, "play ", "r") == ["Riga-3 "]
    assert keyboard.next_words(lines, "play riga-3 on ", "") == ["1", "2"]
