"""What stops somebody who plays here for the first time, at a pseudo-terminal."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.play.terminals import PROGRAM, Terminal

KOGGE = ["kogge", "--seats", "2", "--seed", "newcomer", "--language", "en"]
LUEBECK = ["luebeck", "--seed", "newcomer", "--language", "en"]
PLAIN = "--plain"
UP = "\x1b[A"


def opened(words: list[str], data: Path, size: tuple[int, int] = (80, 24)) -> Terminal:
    terminal = Terminal(words, data, size)
    terminal.read()
    return terminal


def leave(terminal: Terminal) -> None:
    terminal.type("quit")
    assert terminal.close() == 0


def first_bid(words: list[str], data: Path) -> Terminal:
    """In Riga, so that marker 4 is no longer in hand."""
    terminal = opened([*words, PLAIN], data)
    assert "Which markers do you bid?" in terminal.type("4")
    return terminal


def to_actions(terminal: Terminal) -> str:
    """Bid, let the guild master walk, anchor where one is."""
    said = terminal.type("bid 8")
    if "How far does the guild master walk?" in said:
        said = terminal.type("1")
    assert "Anchor" in said
    return terminal.type("anchor")


@pytest.mark.parametrize(
    ("game", "aim"), [(KOGGE, "five development points"), (LUEBECK, "two runs through the deck")]
)
@pytest.mark.parametrize("mode", [[], [PLAIN]], ids=["drawn", "plain"])
def test_the_aim_is_told_first_and_when_asked_for(
    game: list[str], aim: str, mode: list[str], tmp_path: Path
) -> None:
    terminal = opened([*game, *mode], tmp_path)
    assert aim in " ".join(terminal.heard.split())
    terminal.type("again")
    assert aim in " ".join(terminal.type("goal").split())
    leave(terminal)


def test_an_answer_typed_at_a_page_is_not_lost(tmp_path: Path) -> None:
    terminal = opened(KOGGE, tmp_path)
    terminal.type("help")
    assert "Press Enter to continue" in terminal.heard
    assert "You found your first office in Riga." in terminal.type("4")
    leave(terminal)


def test_the_up_key_brings_back_what_was_typed(tmp_path: Path) -> None:
    terminal = opened([*KOGGE, PLAIN], tmp_path)
    assert "“nonsense”" in terminal.type("nonsense")
    said = terminal.type(UP)
    assert "“nonsense”" in said
    assert "^[[A" not in said
    leave(terminal)


@pytest.mark.parametrize("mode", [[], [PLAIN]], ids=["drawn", "plain"])
def test_the_tab_key_completes_commands_and_moves(mode: list[str], tmp_path: Path) -> None:
    terminal = opened([*LUEBECK, *mode], tmp_path)
    terminal.type("again")
    assert "What you can type" in terminal.type("hel\t")
    terminal.type("again")
    assert "takes" in terminal.type("pac\t1")
    leave(terminal)


def test_what_was_typed_is_forgotten_behind_the_curtain(tmp_path: Path) -> None:
    people = ["--names", "Anna,Ben", "--bots", "none"]
    terminal = opened([*KOGGE, *people, PLAIN], tmp_path)
    terminal.type("")
    terminal.type("7")
    assert "The keyboard goes to Ben." in terminal.heard
    terminal.type("")
    said = terminal.type(UP)
    assert "7" not in said.partition("\n")[0]
    assert "Lübeck" not in said
    leave(terminal)


@pytest.mark.parametrize("line", ["4 8", "bid 4 8"])
def test_an_error_names_the_mistake_besides_the_rule(line: str, tmp_path: Path) -> None:
    terminal = first_bid(KOGGE, tmp_path)
    said = " ".join(terminal.type(line).split())
    assert "You have no marker 4" in said
    assert "K-BID-" in said
    leave(terminal)


def test_ending_the_turn_is_the_last_answer_and_is_confirmed(tmp_path: Path) -> None:
    terminal = first_bid(KOGGE, tmp_path)
    said = to_actions(terminal)
    assert re.findall(r"^(\S+): .*", said, re.M)[-1] == "0"
    assert "0: End your turn" in said
    asked = terminal.type("0")
    assert "Your turn is over then." in asked
    assert terminal.keys() == ["y", "n"]
    assert "0: End your turn" in terminal.type("n")
    terminal.type("end")
    assert "You end" in terminal.type("y") or "Which markers do you bid?" in terminal.heard
    leave(terminal)


def test_nothing_is_confirmed_where_one_has_said_yes_before(tmp_path: Path) -> None:
    terminal = first_bid([*KOGGE, "--yes"], tmp_path)
    to_actions(terminal)
    assert "Your turn is over then." not in terminal.type("0")
    leave(terminal)


def test_a_script_through_a_pipe_is_never_asked_whether_it_is_sure(tmp_path: Path) -> None:
    lines = "4\nbid 8\n1\nanchor\n0\nquit\n"
    env = {**os.environ, "HANSE_DATA": str(tmp_path), "LANG": "C.UTF-8"}
    done = subprocess.run(
        [*PROGRAM, *KOGGE, PLAIN], env=env, input=lines, capture_output=True, text=True,
        timeout=60, check=True,
    )  # fmt: skip
    assert "0: End your turn" in done.stdout
    assert "Your turn is over then." not in done.stdout
    assert done.stdout.count("Which markers do you bid?") == 2


def test_a_small_terminal_says_why_nothing_is_drawn(tmp_path: Path) -> None:
    terminal = opened(KOGGE, tmp_path, size=(60, 20))
    assert "60 × 20" in terminal.heard
    assert "80 × 24" in terminal.heard
    leave(terminal)


def test_without_a_game_it_asks_which(tmp_path: Path) -> None:
    terminal = opened([PLAIN, "--language", "en"], tmp_path)
    assert terminal.keys() == ["1", "2"]
    assert "Which packet do you take?" in terminal.type("2") or "Lübeck" in terminal.heard
    leave(terminal)


def test_a_misspelt_variant_lists_those_there_are(tmp_path: Path) -> None:
    terminal = opened(["kogge", "--variants", "tax"], tmp_path)
    said = " ".join(re.sub(r"[│╭╮╰╯─]", " ", terminal.heard).split())
    assert "did you mean taxes?" in said
    assert "memory" in said
    assert terminal.close() == 2


@pytest.mark.parametrize("game", [KOGGE, LUEBECK], ids=["kogge", "luebeck"])
def test_help_speaks_of_this_game_alone(game: list[str], tmp_path: Path) -> None:
    terminal = opened([*game, PLAIN], tmp_path)
    said = terminal.type("help")
    named = set(re.findall(r"\b([A-Z])-[A-Z]+-\d\d", said))
    assert named == {game[0][0].upper()}
    assert ("deal" in said) == (game is KOGGE)
    leave(terminal)


def test_plain_lines_hold_no_signs_of_the_drawing(tmp_path: Path) -> None:
    terminal = opened([*LUEBECK, PLAIN], tmp_path)
    for topic in ("cities", "players", "hand", "cards", "help", "goal"):
        assert not re.search(r"[→▸│·†♔]", terminal.type(topic)), topic
    assert "Danzig leads to Riga." in terminal.type("cities")
    leave(terminal)


def test_a_coach_calls_a_packet_as_the_list_does(tmp_path: Path) -> None:
    terminal = opened([*LUEBECK, PLAIN], tmp_path)
    said = " ".join(terminal.type("coach").split())
    assert re.search(r"The coach would: [A-G]: ", said), said
    leave(terminal)


def test_a_coach_says_what_he_would_do_and_why(tmp_path: Path) -> None:
    terminal = first_bid(KOGGE, tmp_path)
    said = " ".join(terminal.type("coach").split())
    assert "The coach would:" in said
    assert "From here, you’d win about" in said
    leave(terminal)
