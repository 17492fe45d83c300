"""Views encoded for the wire, section by section, so that only changed sections need be sent."""

from msgspec import Raw

from hanse.core.game import Game
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Seat
from hanse.core.views import Sections
from hanse.core.wire import encode

type EncodedSections = dict[str, Raw]
"""The encoded sections of a viewer's view, by name."""


class EncodedViews:
    """The encoded views of one position; each viewer's view is encoded when first needed."""

    def __init__(self, spec: AnySpec, game: Game) -> None:
        self.spec = spec
        self.game = game
        self.made: dict[Seat, EncodedSections] = {}

    def sections(self, viewer: Seat) -> EncodedSections:
        """Return the encoded sections that this viewer may see."""
        if viewer not in self.made:
            self.made[viewer] = self.encode(viewer)
        return self.made[viewer]

    def encode(self, viewer: Seat) -> EncodedSections:
        see = self.spec.see
        if viewer == SPECTATOR:
            return encode_sections(see.public(self.game))
        # Public sections are encoded once for all viewers; only a seat's own sections are added.
        return self.sections(SPECTATOR) | encode_sections(see.private(self.game, viewer))


def encode_sections(sections: Sections) -> EncodedSections:
    return {name: Raw(encode(section)) for name, section in sections.items()}


def changed_sections(before: EncodedSections, after: EncodedSections) -> EncodedSections:
    """Return the changed sections; merging them into `before` gives `after`."""
    return {name: section for name, section in after.items() if before.get(name) != section}
