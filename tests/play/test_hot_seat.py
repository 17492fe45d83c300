"""Two people at one keyboard: nobody sees what the other holds."""

from pathlib import Path

import pytest

from tests.play.terminals import CLEAR, Terminal

NAMES = ["--names", "Anna,Ben", "--bots", "none", "--seats", "2", "--language", "en"]


def test_a_curtain_falls_between_two_players(tmp_path: Path) -> None:
    terminal = Terminal(["kogge", "--seed", "hot", *NAMES], tmp_path)
    terminal.read()
    assert alone("Anna", terminal)
    terminal.type("")
    assert "The game in a minute" in seen(terminal)
    terminal.type("")
    assert "Your markers 0 1 2 3 4 5 6 7 8" in seen(terminal)
    terminal.type("7")
    assert alone("Ben", terminal)
    assert "Lübeck" not in seen(terminal)
    terminal.type("")
    assert "Anna has chosen" in seen(terminal)
    assert not any("Anna founds" in line for line in terminal.screen())
    terminal.type("3")
    assert terminal.type("quit").endswith("--continue\n")
    assert terminal.close() == 0


def seen(terminal: Terminal) -> str:
    return "\n".join(terminal.screen())


def alone(name: str, terminal: Terminal) -> bool:
    """Is there nothing on the screen but the cover?"""
    lines = [line for line in terminal.screen() if line.strip() not in ("", ">")]
    return len(lines) == 1 and lines[0].startswith(f"The keyboard goes to {name}.")


def test_the_curtain_of_the_plain_mode(tmp_path: Path) -> None:
    terminal = Terminal(["kogge", "--seed", "hot", "--plain", *NAMES], tmp_path)
    terminal.read()
    assert "The keyboard goes to Anna." in terminal.heard
    terminal.type("")
    terminal.type("7")
    assert "The keyboard goes to Ben." in terminal.heard
    assert "Lübeck" not in terminal.heard
    assert terminal.heard.count("\n") > 24
    terminal.type("quit")
    assert terminal.close() == 0


@pytest.mark.parametrize("mode", [[], ["--plain"]])
def test_only_the_drawn_mode_moves_the_cursor(mode: list[str], tmp_path: Path) -> None:
    terminal = Terminal(["kogge", "--seed", "codes", "--language", "en", *mode], tmp_path)
    terminal.read()
    terminal.type("3")
    terminal.type("quit")
    assert terminal.close() == 0
    assert ("\x1b" in terminal.everything) == (not mode)
    assert (CLEAR in terminal.everything) == (not mode)


def test_colour_can_be_left_out(tmp_path: Path) -> None:
    colourful = Terminal(
        ["kogge", "--seed", "c", "--language", "en"], tmp_path, env={"NO_COLOR": ""}
    )
    colourful.read()
    colourful.type("")
    plain = Terminal(
        ["kogge", "--seed", "c", "--language", "en", "--no-colour"], tmp_path, env={"NO_COLOR": ""}
    )
    plain.read()
    plain.type("")
    assert "\x1b[31m" in colourful.heard
    assert "\x1b[31m" not in plain.heard
    assert [line.rstrip() for line in colourful.screen()] == [
        line.rstrip() for line in plain.screen()
    ]
    for terminal in (colourful, plain):
        terminal.type("quit")
        assert terminal.close() == 0


def test_an_offer_is_answered_at_the_same_keyboard(tmp_path: Path) -> None:
    """Both begin in Reval. Anna offers an ore for a fur before she bids; Ben accepts."""
    terminal = Terminal(["kogge", "--seed", "deal", "--plain", *NAMES], tmp_path)
    terminal.read()
    for line in ("", "3", "", "3", ""):
        terminal.type(line)
    assert "Which markers do you bid?" in terminal.heard
    for line in ("offers", "1", "o", "", "f", ""):
        terminal.type(line)
    assert "“and good winds”" in terminal.type("and good winds")
    assert "The keyboard goes to Ben." in terminal.type("keyboard ben")
    assert "Accept 1: Anna gives Ben 1 ore for 1 fur (“and good winds”)" in terminal.type("")
    assert "Agreed: you give 1 ore, Ben gives 1 fur." in after_curtain(terminal, "accept 1")
    terminal.type("quit")
    assert terminal.close() == 0


def after_curtain(terminal: Terminal, line: str) -> str:
    """What comes of a line when the keyboard goes back."""
    assert "The keyboard goes to Anna." in terminal.type(line)
    return terminal.type("")


def test_nobody_of_that_name(tmp_path: Path) -> None:
    terminal = Terminal(["kogge", "--seed", "deal", "--plain", *NAMES], tmp_path)
    terminal.read()
    terminal.type("")
    assert "“carl”" in terminal.type("keyboard carl")
    terminal.type("quit")
    assert terminal.close() == 0


def test_a_screen_that_is_too_small_is_not_drawn_on(tmp_path: Path) -> None:
    terminal = Terminal(["kogge", "--seed", "small", "--language", "en"], tmp_path, size=(60, 20))
    assert CLEAR not in terminal.read()
    terminal.type("quit")
    assert terminal.close() == 0
