"""The check of a setup: which seats, editions, variants and readings a table may have."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from hanse.core.rule_changes import Absent, Cause, RuleChange, collect_changes
from hanse.core.setup import BadSetup, Setup
from hanse.kit.table import Game
from hanse.kit.variants import Reading, Variant

type AnyVariant = Variant[Any]  # Any: variants of games of every type
type AnyReading = Reading[Any]  # Any: as above


class Options:
    """Everything that a table can choose for one game."""

    def __init__(
        self,
        game: str,
        seats: tuple[int, ...],
        editions: Mapping[str, Mapping[str, str]],
        variants: tuple[AnyVariant, ...],
        readings: tuple[AnyReading, ...],
    ) -> None:
        self.game = game
        self.seats = seats
        self.editions = editions
        self.variants = {variant.name: variant for variant in variants}
        self.readings = {reading.name: reading for reading in readings}

    def seats_with(self, names: Sequence[str]) -> tuple[int, ...]:
        """Return the possible numbers of seats with these variants; empty if they clash."""
        chosen = [self.variants[name] for name in names if name in self.variants]
        if any(clash(*pair) for pair in combinations(chosen, 2)):
            return ()
        sets = [set(variant.seats) for variant in chosen if variant.seats]
        return tuple(sorted(set.intersection(*sets))) if sets else self.seats

    def all_seats(self) -> range:
        numbers = [*self.seats, *(n for v in self.variants.values() for n in v.seats)]
        return range(min(numbers), max(numbers) + 1)

    def check(self, setup: Setup) -> None:
        """Raise BadSetup if no table can be played like this."""
        for name in setup.variants:
            if name not in self.variants:
                raise BadSetup(f"there is no variant {name}", "no_variant", name)
        chosen = [self.variants[name] for name in setup.variants]
        for one, other in combinations(chosen, 2):
            if clash(one, other):
                why = f"{one.name} and {other.name} do not go together"
                raise BadSetup(why, "excludes", one.name, other.name)
        if setup.edition and setup.edition not in self.editions:
            raise BadSetup(f"there is no edition {setup.edition}", "no_edition", setup.edition)
        for name, _ in setup.data:
            raise BadSetup(f"{self.game} has no use for a {name[:40]}", "no_data", name[:40])
        self.check_seats(setup)
        self.check_answers(setup)

    def check_seats(self, setup: Setup) -> None:
        fit = self.seats_with(setup.variants)
        if setup.seats not in fit:
            numbers = tuple(map(str, fit))
            named = [v for v in setup.variants if self.variants[v].seats]
            about = named[0] if named else self.game
            why = f"{about} is for {' or '.join(numbers) or 'no'} seats, not {setup.seats}"
            raise BadSetup(why, "seats", about, *numbers)

    def check_answers(self, setup: Setup) -> None:
        for name, answer in setup.readings:
            if name not in self.readings:
                raise BadSetup(f"there is no reading {name}", "no_reading", name)
            answers = self.readings[name].answers
            if answer not in answers:
                why = f"{name} is one of {', '.join(answers)}, not {answer}"
                raise BadSetup(why, "no_answer", name, answer)

    def change(self, game: Game[Any]) -> None:  # Any: a table of every type
        """Apply the chosen variants to a new game, then the answers to its readings."""
        setup = game.setup
        for name, variant in self.variants.items():
            if name in setup.variants:
                variant.change(game)
        answers = {**self.editions.get(setup.edition, {}), **dict(setup.readings)}
        for name, reading in self.readings.items():
            reading.answers[answers.get(name, next(iter(reading.answers)))](game)

    def changed_rules(self, setup: Setup) -> dict[str, RuleChange]:
        """Return the paragraphs of variants that are not in play."""
        return collect_changes(
            [
                (Cause("variant", variant.name), dict.fromkeys(variant.rules, Absent()))
                for variant in self.variants.values()
                if variant.name not in setup.variants
            ]
        )


def clash(one: AnyVariant, other: AnyVariant) -> bool:
    return other.name in one.excludes or one.name in other.excludes
