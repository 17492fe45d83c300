"""What goes together at a new table."""

from hanse.tables.creation.setup_check import check_fit
from hanse.tables.messages.bodies import SetupRequest


def test_what_comes_along_names_its_cause() -> None:
    pirate = check_fit("kogge", SetupRequest(4, variants=("pirate",)))
    assert pirate.brought == {"bornholm": "pirate"}
    five = check_fit("kogge", SetupRequest(5))
    assert five.brought == {"five_players": "", "bornholm": "five_players"}
    both = check_fit("kogge", SetupRequest(5, variants=("pirate",)))
    assert both.brought == {"five_players": "", "bornholm": "pirate"}
    assert check_fit("kogge", SetupRequest(1, variants=("solo_advanced",))).brought == {
        "solo": "solo_advanced"
    }


def test_nothing_comes_along_with_what_was_ticked_or_cannot_be() -> None:
    ticked = check_fit("kogge", SetupRequest(5, variants=("five_players", "bornholm")))
    assert ticked.wrong is None
    assert ticked.brought == {}
    unfit = check_fit("kogge", SetupRequest(3, variants=("pirate",)))
    assert unfit.wrong
    assert unfit.brought == {}
