"""Kogge's own question shape: offers."""

from hanse.cli.shapes.kogge.offers import OfferShape
from hanse.core.questions.deal import Deal

SHAPES = {Deal: OfferShape()}
