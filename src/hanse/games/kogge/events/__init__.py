"""All events of Kogge that players see, by chapter of the rules."""

import inspect

from hanse.core.types import Event
from hanse.games.kogge.events import (
    actions,
    deals,
    raids,
    rounds,
    setup,
    solo,
    variants,
    voyage,
)

CHAPTERS = (setup, rounds, voyage, actions, raids, deals, variants, solo)

EVENTS: tuple[type[Event], ...] = tuple(
    sorted(
        (
            kind
            for chapter in CHAPTERS
            for _, kind in inspect.getmembers(chapter, inspect.isclass)
            if issubclass(kind, Event) and kind.__module__ == chapter.__name__
        ),
        key=lambda kind: kind.__name__,
    )
)
"""Every kind of event, by name."""
